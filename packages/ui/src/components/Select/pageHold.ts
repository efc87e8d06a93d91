/*
 * While a list is open, Radix locks the page by a <style> with the width of the scroll bar in its text. A policy allows
 * constant texts only, so the page has no scroll bar when Radix measures it, and keeps its width by padding. Both are
 * undone before the browser draws: from then on the gutter of the scroll bar keeps the width.
 */

/** Removes the page's scroll bar; call it before Radix renders its list. */
export const holdPage = (): void => {
  const page = document.documentElement;
  if (page.dataset.suiList) return;
  /* Also of a gutter without a bar, as under a dialog. Below 1 px it is a difference of rounding. */
  const width = window.innerWidth - page.getBoundingClientRect().width;
  page.style.setProperty('--sui-scroll-bar', `${width}px`);
  page.dataset.suiList = width < 1 ? 'measured' : 'measured gutter';
};

/** Keeps the gutter instead, once Radix has measured. Returns the undo, for when the list is closed. */
export const keepGutter = (): (() => void) => {
  const page = document.documentElement;
  page.dataset.suiList = page.dataset.suiList?.replace('measured', 'open');
  return () => {
    delete page.dataset.suiList;
    page.style.removeProperty('--sui-scroll-bar');
  };
};
