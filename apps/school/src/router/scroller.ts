/** Returns the scrolling element: the sheet of the app's frame on wide windows, otherwise the page. */
export function findScroller(page: Window): Element {
  const { document } = page;
  const main = document.querySelector('main');
  const scrolls = main && /auto|scroll/.test(page.getComputedStyle(main).overflowY);
  return scrolls ? main : (document.scrollingElement ?? document.documentElement);
}
