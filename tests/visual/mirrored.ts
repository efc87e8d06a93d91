import type { Page } from '@playwright/test';

/** An element that differs from its mirror image. */
export interface Stray {
  element: string;
  expected: string;
  actual: string;
}

/** How a page came through being turned around. */
export interface Turned {
  /** How many boxes were compared. */
  compared: number;
  strays: Stray[];
}

/* Runs in the page. */
const compare = async (ignored: string[]): Promise<Turned> => {
  const root = document.querySelector('#storybook-root [data-sui-root]')!;
  const inText = /^inline-/;
  const style = (element: Element) => getComputedStyle(element);
  const hasWords = (node: Node): boolean =>
    Array.from(node.childNodes).some((child) =>
      child instanceof Element
        ? style(child).display === 'inline' && hasWords(child)
        : child.nodeType === Node.TEXT_NODE && child.textContent!.trim() !== '',
    );
  /* Words keep their order in a line of any direction; a small inline box keeps its place among them. */
  const amongWords = (element: Element): boolean => {
    let line = element.parentElement!;
    while (['inline', 'contents'].includes(style(line).display)) line = line.parentElement!;
    return inText.test(style(element).display) && hasWords(line);
  };
  /* An element with its own `dir` is mirrored as a whole; its content is not. */
  const ownDirection = (element: Element) => {
    const named = element.parentElement!.closest('[dir]');
    return named !== null && named !== root && root.contains(named);
  };
  /* Otherwise each measurement would lay out again what `content-visibility` leaves out. */
  const drawn = new CSSStyleSheet();
  drawn.replaceSync('*:not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(drawn);
  const elements = Array.from(root.querySelectorAll('*')).filter((element) => {
    const { display, visibility } = style(element);
    const { width, height } = element.getBoundingClientRect();
    return (
      !['inline', 'contents', 'none'].includes(display) &&
      visibility === 'visible' &&
      width > 1 &&
      height > 1 &&
      !element.parentElement!.closest('svg') &&
      !ownDirection(element) &&
      !ignored.some((selector) => element.closest(selector))
    );
  });
  const all = new Set(elements);
  const findFrame = (element: Element): Element => {
    let frame = element.parentElement!;
    while (frame !== root && !all.has(frame)) frame = frame.parentElement!;
    return frame === root ? document.documentElement : frame;
  };
  const page = document.documentElement;
  const measure = () =>
    new Map([page, ...elements].map((element) => [element, element.getBoundingClientRect()]));
  const turn = async (direction: string) => {
    page.dir = direction;
    root.setAttribute('dir', direction);
    window.dispatchEvent(new Event('resize'));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };
  const named = (element: Element) => {
    const words = (element.textContent ?? '').trim().slice(0, 40);
    const { state = '' } = (element as HTMLElement).dataset;
    return `<${element.localName}${element.role ? ` role=${element.role}` : ''}${state && ` ${state}`}> “${words}”`;
  };

  await turn('ltr');
  const before = measure();
  await turn('rtl');
  const after = measure();
  await turn('ltr');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
  const strays = elements.flatMap((element) => {
    const frame = findFrame(element);
    const [was, is] = [before.get(element)!, after.get(element)!];
    const [frameWas, frameIs] = [before.get(frame)!, after.get(frame)!];
    const expected = [was.left - frameWas.left, was.top - frameWas.top, was.width, was.height];
    const actualBox = [frameIs.right - is.right, is.top - frameIs.top, is.width, is.height];
    const moved = amongWords(element)
      ? [false]
      : expected.map((value, at) => Math.abs(value - actualBox[at]!) > 1);
    const rounded = (box: number[]) => box.map((value) => Math.round(value * 10) / 10).join(' ');
    return moved.some(Boolean)
      ? [{ element: named(element), expected: rounded(expected), actual: rounded(actualBox) }]
      : [];
  });
  return { compared: elements.length, strays };
};

/**
 * Mirrors the page with the same words and compares each box with its mirror image: its distance from the inline start
 * of its container and from the top, its width and its height, each within 1 px.
 *
 * @param ignored selectors of elements that are not mirrored, see `reasons.ts`
 */
export const turned = (page: Page, ignored: string[]): Promise<Turned> => page.evaluate(compare, ignored);

/** Returns elements that are left to right on a right-to-left page without a listed reason. */
export const strayDirections = (page: Page, allowed: string[]): Promise<string[]> =>
  page.evaluate(
    (selectors) =>
      Array.from(document.querySelectorAll('#storybook-root [data-sui-root] [dir="ltr"]'))
        .filter((element) => !selectors.some((selector) => element.matches(selector)))
        .map((element) => element.outerHTML.slice(0, 120)),
    allowed,
  );
