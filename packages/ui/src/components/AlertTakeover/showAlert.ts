import { findOpener, returnFocus } from '../../internal/focusReturn.ts';

const guarded = ['pointerdown', 'focusin', 'focusout'];

/**
 * Opens a native dialog in front of any Radix dialog and focuses it. Radix listens on `document` and would close its
 * dialog at a press or Escape inside this one, so these events stop before they reach it. Returns the cleanup function,
 * which closes the dialog and returns focus to where it was.
 */
export const showAlert = (dialog: HTMLDialogElement): (() => void) => {
  const opener = findOpener();
  /* At the body: above React's root, so that handlers in the dialog run, and below the document. */
  const stop = (event: Event): void => {
    if (dialog.contains(event.target as Node)) event.stopPropagation();
  };
  const stopEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of guarded) document.body.addEventListener(type, stop);
  window.addEventListener('keydown', stopEscape, true);
  dialog.showModal();
  /* `showModal` focuses the first button, which scrolls a long text away. */
  dialog.focus({ preventScroll: true });
  dialog.scrollTop = 0;
  return () => {
    for (const type of guarded) document.body.removeEventListener(type, stop);
    window.removeEventListener('keydown', stopEscape, true);
    dialog.close();
    returnFocus(opener);
  };
};
