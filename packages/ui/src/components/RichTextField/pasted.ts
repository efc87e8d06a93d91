import { plainTables } from './pastedTables.ts';

/*
 * Simplifies the clipboard content of Word, Google Docs and the web: the editor's parser needs `innerHTML`, which a
 * page with Trusted Types blocks, and does not know Word's lists.
 */

/* Falls back to innerHTML only in browsers without a safe parser; those have no Trusted Types either. */
type Sanitizer = { parseHTML?: (html: string, options: object) => Document };
type Setter = { setHTML?: (html: string, options: object) => void };

/*
 * Removes inline styles and scripts before parsing, because a content security policy reports each of them. Text
 * between the tags is unchanged.
 */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style\b[^]*?(?:<\/style\s*>|$)/giu, '')
    .replaceAll(/<[a-z][^<>]*>/giu, (tag) =>
      tag.replaceAll(/([\s"'/])(style|on[a-z]+)\s*=/giu, '$1data-$2='),
    );

/* Ignores longer style attributes: no relevant program writes them. */
const getWordStyle = (element: Element): string => (element.getAttribute('data-style') ?? '').slice(0, 2000);

const parseHtml = (html: string): Document | null => {
  const plain = withoutStyles(html);
  const { parseHTML } = Document as unknown as Sanitizer;
  try {
    if (parseHTML) return parseHTML.call(Document, plain, { sanitizer: {} });
    const inert = document.implementation.createHTMLDocument('');
    const body = inert.body as Setter;
    if (!body.setHTML) return new DOMParser().parseFromString(plain, 'text/html');
    body.setHTML(plain, { sanitizer: {} });
    return inert;
  } catch {
    return null;
  }
};

const droppedSelector =
  'style, script, meta, link, title, template, noscript, iframe, object, svg, math, form > input';

const renameElement = (element: Element, name: string): Element => {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
};

const inside = (element: Element, name: string): void => {
  const wrap = element.ownerDocument.createElement(name);
  wrap.append(...element.childNodes);
  element.append(wrap);
};

/** Returns the level of a list item of Word: "mso-list: l0 level2 lfo1". */
const getListLevel = (element: Element): number | null => {
  const levelMatch = /mso-list:\s*l\d+\s+level(\d+)/iu.exec(getWordStyle(element));
  return levelMatch ? Number(levelMatch[1]) : null;
};

/* Word writes points as paragraphs, with the bullet in a part that it calls "Ignore". */
const convertLists = (body: HTMLElement): void => {
  let lists: { level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const point of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = getListLevel(point);
    if (level === null || point.closest('li')) continue;
    const marker = [...point.querySelectorAll('[data-style]')].find((part) =>
      /mso-list:\s*ignore/iu.test(getWordStyle(part)),
    );
    const ordered = /^\s*\(?[\p{L}\p{N}]{1,4}[.)]/u.test(marker?.textContent ?? '');
    marker?.remove();
    if (!last || last.nextElementSibling !== point) lists = [];
    while (lists.length > 0 && lists.at(-1)!.level > level) lists.pop();
    let open = lists.at(-1);
    if (!open || open.level < level) {
      const list = point.ownerDocument.createElement(ordered ? 'ol' : 'ul');
      const parent = open?.list.lastElementChild;
      if (parent) parent.append(list);
      else point.before(list);
      open = { level, list };
      lists.push(open);
    }
    const item = point.ownerDocument.createElement('li');
    item.append(point);
    renameElement(point, 'p');
    open.list.append(item);
    last = lists[0]!.list;
  }
};

const weights: [pattern: RegExp, name: string][] = [
  [/font-weight:\s*(?:bold|[6-9]\d\d)/iu, 'strong'],
  [/font-style:\s*italic/iu, 'em'],
  [/text-decoration[^;]*underline/iu, 'u'],
];

/* Mails and pages contain pictures of one pixel, which are invisible. */
const isPixel = (image: Element): boolean =>
  ['width', 'height'].some((side) => ['0', '1'].includes(image.getAttribute(side) ?? ''));

/**
 * Markup of the clipboard as plain elements that the editor knows; `null` where it can't be read safely.
 * @param onPictureLeftOut Called for each picture that can't be inserted.
 */
export const plainElements = (html: string, onPictureLeftOut?: () => void): HTMLElement | null => {
  const body = parseHtml(html)?.body;
  if (!body) return null;
  for (const element of body.querySelectorAll(droppedSelector)) element.remove();
  convertLists(body);
  plainTables(body);
  for (const element of body.querySelectorAll('h1, h4, h5, h6')) {
    renameElement(element, element.localName === 'h1' ? 'h2' : 'h3');
  }
  for (const element of body.querySelectorAll('b, i, u, strong, em, span')) {
    const style = getWordStyle(element);
    /* Google Docs wraps all in a <b> that is not bold. */
    if (/font-weight:\s*(?:normal|[1-4]\d\d)/iu.test(style) && /^(?:b|strong)$/u.test(element.localName)) {
      renameElement(element, 'span');
    } else if (!element.closest('a')) {
      for (const [pattern, name] of weights) if (pattern.test(style)) inside(element, name);
    }
  }
  for (const image of body.querySelectorAll('img:not([data-sui-image])')) {
    if (!isPixel(image)) onPictureLeftOut?.();
    image.remove();
  }
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!['href', 'src', 'alt', 'start', 'data-sui-image'].includes(name)) element.removeAttribute(name);
    }
  }
  return body;
};

/** Plain words as elements: an empty line separates paragraphs, a new line is a break. */
export const plainParagraphs = (text: string): HTMLElement => {
  const { body } = document.implementation.createHTMLDocument('');
  for (const lines of text.replaceAll(/\r\n?/gu, '\n').split(/\n\s*\n/u)) {
    const paragraph = body.ownerDocument.createElement('p');
    lines.split('\n').forEach((line, at) => {
      if (at > 0) paragraph.append(body.ownerDocument.createElement('br'));
      paragraph.append(line);
    });
    body.append(paragraph);
  }
  return body;
};
