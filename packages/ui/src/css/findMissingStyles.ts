import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { cannotMix } from './mix.ts';
import { withoutHas } from './withoutHas.ts';

/*
 * What one of the oldest browsers (docs/decisions/0022-oldest-browsers.md) lacks in style sheets. A new browser hides such
 * a use from every other test. Only tests read this file.
 */

/** What no sheet may use, in a selector, the name of an at-rule, a property or a value. */
const missing: Record<'selector' | 'atRule' | 'property' | 'value', RegExp> = {
  selector:
    /:dir\(|:user-(in)?valid|:popover-open|:open\b|:state\(|:autofill|:nth-(last-)?child\([^)]* of |::details-content|::picker/,
  atRule: /^(scope|starting-style|property|position-try|view-transition|function)$/,
  property:
    /^(anchor-|position-(anchor|area|try|visibility)|(animation|scroll|view)-timeline|animation-range|interpolate-size|text-box|corner-shape|transition-behavior|overlay$|mask|backdrop-filter|white-space-collapse|zoom$|reading-)/,
  value:
    /light-dark\(|\b\w+\(from |\b(ok)?l(ab|ch)\(|\bcolor\(|(?<![\w-])(linear|round|mod|rem|a?(sin|cos|tan)|atan2|pow|sqrt|hypot|log|exp|abs|sign|calc-size|if|anchor(-size)?|sibling-index|xywh|shape)\(|\d(rlh|rcap|rch|rex|ric|cap)\b|allow-discrete/,
};

/** What needs the same property with an older value before it. */
const preceded = /^(grid-template-(columns|rows): subgrid|float: inline-|text-align: match-parent)/;

/** What sheets may use as it is, with what a browser without it does. */
export const harmless: { use: RegExp; without: string }[] = [
  { use: /\dlh\b/, without: 'A sign stands a few pixels beside the middle of its line; a box begins lower.' },
  { use: /^text-wrap: balance/, without: 'A heading has a short last line.' },
  {
    use: /^scrollbar-(width|color):/,
    without: 'A scroll bar is wide and grey (and css/withoutScrollbarWidth.ts).',
  },
  { use: /^scrollbar-gutter:/, without: 'Content moves by the width of a scroll bar.' },
  {
    use: /^(content-visibility|contain-intrinsic-block-size):/,
    without: 'A long list takes longer to draw.',
  },
  { use: /^field-sizing:/, without: 'A script sizes the field.' },
  { use: /^overflow-anchor:/, without: 'Only browsers that anchor need it.' },
  { use: /^(user-select|hyphens|print-color-adjust):/, without: 'The build of the app adds the prefix.' },
  { use: /^forced-color-adjust:/, without: 'Only browsers with forced colours need it.' },
  { use: /^text-size-adjust:/, without: 'Only phones that enlarge text need it.' },
  { use: /^accent-color:/, without: 'Safari draws the handle of a slider with less contrast.' },
];

/** Sheets that use `:has()` without a rule for browsers that lack it, with what happens there. */
export const harmlessHas: Record<string, string> = {
  'alert-takeover.css': 'The page behind can be scrolled.',
  'app-shell-filled.css': 'Only on phones, whose Firefox is not an old one.',
  'app-shell.css': 'What takes focus may be scrolled under the bar of a phone; a dialog prints its page too.',
  'date-field.css': 'The field has its ring around a button with a ring.',
  'internal-modal.css': 'The page behind can be scrolled.',
  'list.css': 'An icon stands in the middle of two lines.',
  'rich-text-field.css': 'The frame has the ring of all fields.',
};

const isWithin = (node: Declaration | Rule, condition: string): boolean => {
  for (let above = node.parent; above?.type !== 'root' && above; above = above.parent as typeof above)
    if (above.type === 'atrule' && (above as AtRule).params === condition) return true;
  return false;
};

const findInSelectors = (sheet: postcss.Root): string[] => {
  const uses: string[] = [];
  let hasFallback = false;
  sheet.walkRules((rule) => {
    hasFallback ||= isWithin(rule, withoutHas);
  });
  sheet.walkRules((rule) => {
    if (missing.selector.test(rule.selector) || rule.parent?.type === 'rule') uses.push(rule.selector);
    const listed = rule.selectors.map((selector) => /:has\(/.test(selector.replaceAll(/:is\(.*:has\(/g, '')));
    if (listed.includes(true) && (!hasFallback || listed.includes(false))) uses.push(rule.selector);
  });
  return uses;
};

const isMixed = ({ value }: Declaration) => value.includes('color-mix(') && value.includes('var(');

const findInDeclarations = (sheet: postcss.Root): string[] => {
  const uses: string[] = [];
  const plain = new Set<string>();
  const toKey = (declaration: Declaration) => `${(declaration.parent as Rule).selector} ${declaration.prop}`;
  sheet.walkDecls((declaration) => {
    if (isWithin(declaration, cannotMix)) plain.add(toKey(declaration));
  });
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const text = `${prop}: ${value}`;
    const before = declaration.prev();
    const isPreceded = before?.type === 'decl' && before.prop === prop;
    if (
      missing.property.test(prop) ||
      missing.value.test(value) ||
      (preceded.test(text) && !isPreceded) ||
      (isMixed(declaration) && !plain.has(toKey(declaration)))
    )
      uses.push(text);
  });
  return uses;
};

/** Every use in a built style sheet of what one of the oldest browsers lacks, without a rule for that browser. */
export const findMissingStyles = (text: string): string[] => {
  const sheet = postcss.parse(text);
  const uses = [...findInSelectors(sheet), ...findInDeclarations(sheet)];
  sheet.walkAtRules((rule) => {
    if (missing.atRule.test(rule.name)) uses.push(`@${rule.name}`);
  });
  return uses;
};
