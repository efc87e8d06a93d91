/** What scrolls: the sheet of the app's frame where there is room for one, else the page. */
export function scrollerOf(page: Window): Element {
  const { document } = page;
  const main = document.querySelector('main');
  const scrolls = main && /auto|scroll/.test(page.getComputedStyle(main).overflowY);
  return scrolls ? main : (document.scrollingElement ?? document.documentElement);
}
