import { findRetiredName, findRetiredProse } from './retiredWords.ts';

/** Names with a retired word that the contract or a library (the virtual screen reader) uses. */
const foreignNames = new Set(['seen_at', 'introduction_seen', 'lastSpokenPhrase', 'spokenPhraseLog']);
/** Retired words that properties of the contract contain. */
const contractWords = new Set(['seen']);
/** Names in "Of" of JavaScript, libraries and the contract, and of types that depend on another type or value. */
const suffixedNames = new Set([
  'indexOf',
  'lastIndexOf',
  'valueOf',
  'getPrototypeOf',
  'setPrototypeOf',
  'supportedValuesOf',
  'NodeListOf',
  'oneOf',
  'anyOf',
  'allOf',
  'toBeInstanceOf',
  'toBeOneOf',
  'expectTypeOf',
  'useOf',
  'partOf',
  'InputOf',
  'IconOf',
  'ValuesOf',
  'HeadersOf',
  'TimeOf',
  'ValueOf',
  'PersonOf',
  'ConflictDialogOf',
]);

const isPropertyName = (node) => {
  const { parent } = node;
  return (
    (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
    (['Property', 'TSPropertySignature'].includes(parent?.type) && parent.key === node && !parent.shorthand)
  );
};

/** Reports retired words in names, and functions and values that are named "…Of". */
const checkNames = (context) => {
  const report = (node, name) => {
    const retired = foreignNames.has(name) ? undefined : findRetiredName(name);
    if (retired && !(contractWords.has(retired.word) && isPropertyName(node)))
      context.report({ node, message: retired.message });
  };
  return {
    Program: (node) => report(node, context.filename.split(/[\\/]/).at(-1)),
    Identifier(node) {
      report(node, node.name);
      if (/[a-z\d]Of$/.test(node.name) && !suffixedNames.has(node.name))
        context.report({
          node,
          message: `"${node.name}" ends in "Of". Name a function by verb and noun (formatName, readName, toName), a value by what it contains (docs/glossary.md).`,
        });
    },
  };
};

const tests = new Set(['describe', 'it', 'test', 'step']);
const isSql = (tag) => tag.name === 'sql' || tag.object?.name === 'sql';

/** The function that a call names first: `test` of `test.step(…)` and of `test.skip.each(…)(…)`. */
const getRootName = (node) => {
  const next = node.object ?? node.callee ?? node.tag;
  return next ? getRootName(next) : node.name;
};

/** Reports retired words in comments, titles of tests and SQL. */
const checkProse = (context) => {
  const report = (text, start) => {
    for (const { index, word, message } of findRetiredProse(text)) {
      const [from, to] = [index, index + word.length].map((at) =>
        context.sourceCode.getLocFromIndex(start + at),
      );
      context.report({ loc: { start: from, end: to }, message });
    }
  };
  /* Without the quotation marks, between which any word is allowed. */
  const reportSource = ({ range: [start, end] }) =>
    report(context.sourceCode.text.slice(start + 1, end - 1), start + 1);
  return {
    Program() {
      for (const { value, range } of context.sourceCode.getAllComments()) report(value, range[0] + 2);
    },
    CallExpression({ callee, arguments: [title] }) {
      const isTitle = title?.type === 'TemplateLiteral' || typeof title?.value === 'string';
      if (isTitle && tests.has(getRootName(callee))) reportSource(title);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (isSql(tag)) reportSource(quasi);
    },
  };
};

export const plainTerms = {
  create(context) {
    const names = checkNames(context);
    const prose = checkProse(context);
    return {
      ...names,
      ...prose,
      Program(node) {
        names.Program(node);
        prose.Program();
      },
    };
  },
};
