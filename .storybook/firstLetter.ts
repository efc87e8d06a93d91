/** Where the first letter of an element's words stands on the page. */
export const firstLetter = (element: Element): DOMRect => {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
  const range = document.createRange();
  range.setStart(words, 0);
  range.setEnd(words, 1);
  return range.getBoundingClientRect();
};
