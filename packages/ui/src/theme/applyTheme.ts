import { holdTransitions } from './holdTransitions.ts';
import type { TenantTheme } from './tenantTheme.ts';
import { islandScope, pageScope, themeCss, type Scope } from './themeCss.ts';

const attribute = 'data-sui-theme';
const sheets = new WeakMap<Document | Element, CSSStyleSheet>();
let islands = 0;

const getScope = (element: Element): Scope => {
  if (!element.hasAttribute(attribute)) element.setAttribute(attribute, `${(islands += 1)}`);
  return islandScope(`[${attribute}="${element.getAttribute(attribute)}"]`);
};

const getStyleSheet = (target: Document | Element, document: Document): CSSStyleSheet => {
  let sheet = sheets.get(target);
  if (!sheet) {
    /* A sheet belongs to the document whose window made it; another's would be rejected. */
    const { CSSStyleSheet: Sheet } = document.defaultView ?? globalThis;
    sheet = new Sheet();
    sheets.set(target, sheet);
  }
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return sheet;
};

/**
 * Applies a school's theme to a page, or to an element and its descendants: replaces one style sheet without a render
 * and without inline styles (so a strict content security policy holds), and pauses colour transitions meanwhile.
 *
 * @param target the document, or an element that gets a separate theme
 * @returns a function that removes the theme
 * @throws TypeError for a theme with a missing or dangerous value
 */
export const applyTheme = (theme: TenantTheme, target: Document | Element = document): (() => void) => {
  const page = 'documentElement' in target;
  const owner = page ? target : target.ownerDocument;
  const css = themeCss(theme, page ? pageScope : getScope(target));
  const sheet = getStyleSheet(target, owner);
  holdTransitions(owner.documentElement, () => sheet.replaceSync(css));
  return () => {
    owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
};
