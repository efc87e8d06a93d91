/**
 * Takes what a modal part has hidden from screen readers out of reach of keyboard and pointer too: Radix leaves it
 * focusable. Called once that part is in the page; returns the undo, which leaves alone what others took out of reach.
 */
export const inertBehind = (): (() => void) => {
  const behind = [...document.querySelectorAll('[data-aria-hidden="true"]:not([inert])')];
  for (const hidden of behind) hidden.setAttribute('inert', '');
  return () => {
    for (const hidden of behind) hidden.removeAttribute('inert');
  };
};
