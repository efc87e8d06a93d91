/** Custom oxlint rules that no existing rule covers. */
import { dirname, resolve } from 'node:path';
import { plainTerms } from './plainTerms.js';

const physical = new Map([
  ['left', 'insetInlineStart'],
  ['right', 'insetInlineEnd'],
  ['top', 'insetBlockStart'],
  ['bottom', 'insetBlockEnd'],
]);
for (const box of ['margin', 'padding', 'border'])
  for (const [side, logical] of [
    ['Left', 'InlineStart'],
    ['Right', 'InlineEnd'],
    ['Top', 'BlockStart'],
    ['Bottom', 'BlockEnd'],
  ])
    for (const part of box === 'border' ? ['', 'Color', 'Style', 'Width'] : [''])
      physical.set(`${box}${side}${part}`, `${box}${logical}${part}`);
for (const [corner, logical] of [
  ['TopLeft', 'StartStart'],
  ['TopRight', 'StartEnd'],
  ['BottomLeft', 'EndStart'],
  ['BottomRight', 'EndEnd'],
])
  physical.set(`border${corner}Radius`, `border${logical}Radius`);

const getKeyName = (key) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;

const logicalCss = {
  create: (context) => ({
    Property(node) {
      const name = getKeyName(node.key);
      if (physical.has(name) && !node.computed)
        context.report({
          node,
          message: `"${name}" is a side of the screen, so it is wrong for half of the languages. Use "${physical.get(name)}".`,
        });
      const value = node.value.type === 'Literal' ? node.value.value : undefined;
      if (['textAlign', 'float', 'clear'].includes(name) && ['left', 'right'].includes(value))
        context.report({
          node,
          message: `${name}: '${value}' is a side of the screen. Use 'start' or 'end'.`,
        });
    },
  }),
};

const noStyle = {
  create: (context) => ({
    JSXAttribute(node) {
      if (['className', 'style'].includes(node.name.name))
        context.report({
          node,
          message: `The app owns no style: a school's theme must reach everything. If "${node.name.name}" seems needed, the kit lacks a component or a prop; add it there.`,
        });
    },
  }),
};

/** Matches `formatList(…)`, `intl.formatList(…)` and `new Intl.ListFormat(…)`. */
const makesList = ({ callee }) =>
  ['formatList', 'ListFormat'].includes(
    callee.type === 'MemberExpression' ? callee.property.name : callee.name,
  );

const noGluedLists = (node, context) => {
  if (!makesList(node) || node.arguments[1]?.type !== 'ObjectExpression') return;
  for (const { key, value } of node.arguments[1].properties)
    if (key && getKeyName(key) === 'type' && value.value === 'unit')
      context.report({
        node,
        message:
          "Lists of units are for measures such as “3 h 5 min”: Chinese writes them without anything between. Use the usual 'conjunction', or 'disjunction' for a choice.",
      });
};

const listOfNames = {
  create: (context) => ({
    CallExpression: (node) => noGluedLists(node, context),
    NewExpression: (node) => noGluedLists(node, context),
  }),
};

/** The area of the app that holds a file, and the file's path inside that area. */
const getArea = (path) => {
  const [, area, file] = /[\\/]areas[\\/]([^\\/]+)[\\/](.+)$/.exec(path) ?? [];
  return { area, file };
};

/** An area imports only what another area exports. Reads the area from the path, so that a new area needs no entry. */
const areaImports = {
  create: (context) => {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const { area, file } = getArea(resolve(dirname(context.filename), source.value));
      if (area && area !== getArea(context.filename).area && !['index.ts', 'paths.ts'].includes(file))
        context.report({
          node: source,
          message:
            'An area imports only the index.ts and paths.ts of another area. Export the part in index.ts, or move it out of areas/.',
        });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/**
 * Panels fade in, and nothing is visible before the first frame of that, which a slow machine draws late: the check
 * waits for it.
 */
const visibleInTime = {
  create: (context) => ({
    'CallExpression[callee.property.name="toBeVisible"]'(node) {
      const waits = context.sourceCode
        .getAncestors(node)
        .some(({ type, callee }) => type === 'CallExpression' && callee.name === 'waitFor');
      if (!waits)
        context.report({
          node,
          message:
            'A panel that fades in is visible from its first frame on. Write "waitFor(() => expect(…).toBeVisible())".',
        });
    },
  }),
};

const isLineBreak = (node) => node.type === 'JSXText' && /^\s*\n\s*$/.test(node.value);
const isComment = (node) =>
  node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression';

/** The variable's initial value, if it is a constant of this file. */
const constantValue = (node, context) => {
  let scope = context.sourceCode.getScope(node);
  while (scope && !scope.set.has(node.name)) scope = scope.upper;
  const [definition] = scope?.set.get(node.name)?.defs ?? [];
  return definition?.type === 'Variable' && definition.node.id.type === 'Identifier'
    ? definition.node.init
    : undefined;
};

/** Whether an expression is a text that can change or be absent, as far as its syntax shows. */
const isText = (node, context) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return (
        node.callee.name === 't' || /^format[A-Z]/.test(node.callee.property?.name ?? node.callee.name ?? '')
      );
    case 'ConditionalExpression':
      return isText(node.consequent, context) || isText(node.alternate, context);
    case 'LogicalExpression':
      return (node.operator !== '&&' && isText(node.left, context)) || isText(node.right, context);
    case 'MemberExpression':
      return node.object.name === 'messages';
    case 'Identifier':
      return isText(constantValue(node, context), context);
    default:
      return false;
  }
};

/**
 * A page translator replaces text nodes. React goes on changing the one that is no longer in the page, and throws when it
 * removes that one or inserts before it; the only text of an element is safe, because React sets it through the element.
 */
const ownElement = {
  create: (context) => {
    const check = (node) => {
      const children = node.children.filter((child) => !isLineBreak(child) && !isComment(child));
      if (node.type === 'JSXElement' && children.length < 2) return;
      for (const child of children)
        if (child.type === 'JSXExpressionContainer' && isText(child.expression, context))
          context.report({
            node: child,
            message:
              'The browser may translate the page, which replaces texts: beside other nodes this one would stay as it is, or empty the page. Give it an element of its own, such as <span>.',
          });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default {
  meta: { name: 'school' },
  rules: {
    'logical-css': logicalCss,
    'no-style': noStyle,
    'list-of-names': listOfNames,
    'plain-terms': plainTerms,
    'area-imports': areaImports,
    'visible-in-time': visibleInTime,
    'own-element': ownElement,
  },
};
