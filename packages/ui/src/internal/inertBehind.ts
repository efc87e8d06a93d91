/* What stays in reach: toasts, and the layers beside the page. */
const reachable = '[data-sui-root], [data-sui-toasts]';

/* Radix hides the parts of a page around a live region one by one, but the page scrolls as a whole. */
const findOutermost = (hidden: Element, part: Element): Element => {
  const parent = hidden.parentElement;
  return !parent ||
    parent === document.body ||
    parent.contains(part) ||
    parent.matches(reachable) ||
    parent.querySelector(reachable)
    ? hidden
    : findOutermost(parent, part);
};

/**
 * Takes what a modal part has hidden from screen readers out of reach of keyboard and pointer too: Radix leaves it
 * focusable. Called once that part is in the page; returns the undo, which leaves alone what others took out of reach.
 */
export const inertBehind = (part: Element): (() => void) => {
  const hidden = [...document.querySelectorAll('[data-aria-hidden="true"]')];
  const behind = new Set(
    hidden.filter((each) => !each.closest('[inert]')).map((each) => findOutermost(each, part)),
  );
  for (const each of behind) each.setAttribute('inert', '');
  return () => {
    for (const each of behind) each.removeAttribute('inert');
  };
};
