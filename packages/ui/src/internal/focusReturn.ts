import { getLastPressed } from './lastPress.ts';

/** The element that opened a dialog, followed by its ancestors, in case the element is removed. */
export type OpenerPath = readonly HTMLElement[];

/** Returns the element that opens a dialog now: the focused one, else the pressed one. */
export const findOpener = (): OpenerPath => {
  if (typeof document === 'undefined') return [];
  const { activeElement, body } = document;
  const path: HTMLElement[] = [];
  let at = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : getLastPressed();
  for (; at && at !== body; at = at.parentElement) path.push(at);
  return path;
};

const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/* A menu or list is closed by then: its button replaces what was chosen. */
const findPopupTrigger = (popup: HTMLElement): HTMLElement | null => {
  const { suiTrigger } = popup.dataset;
  if (suiTrigger !== undefined) return document.getElementById(suiTrigger);
  return popup.id
    ? ([...document.querySelectorAll<HTMLElement>('[aria-controls], [popovertarget]')].find(
        (button) =>
          button.getAttribute('popovertarget') === popup.id ||
          button.getAttribute('aria-controls')?.split(' ').includes(popup.id),
      ) ?? null)
    : null;
};

/**
 * Returns focus to the opener, or the button of its menu, or the nearest ancestor that takes focus; else to `<main>`, from
 * which a browser would otherwise start at the top of the page.
 */
export const returnFocus = (path: OpenerPath): void => {
  const candidates = path.flatMap((element) => [element, findPopupTrigger(element)]);
  for (const candidate of candidates) {
    if (!candidate?.isConnected || !isVisible(candidate)) continue;
    candidate.focus({ preventScroll: true });
    /* A list may hand the focus on to one of its rows. */
    if (candidate.contains(document.activeElement)) return;
  }
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};
