/** The element that opened a dialog, followed by its ancestors, in case the element is removed. */
export type OpenerPath = readonly HTMLElement[];

let pressed: HTMLElement | null = null;
const rememberPress = (event: Event): void => {
  pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, [tabindex]') : null;
};

/** Remembers the last pressed element: Safari gives a pressed button no focus. Returns the cleanup function. */
export const watchPresses = (): (() => void) => {
  document.addEventListener('pointerdown', rememberPress, true);
  return () => document.removeEventListener('pointerdown', rememberPress, true);
};

/** Returns the element that opens a dialog now: the focused one, else the pressed one. */
export const findOpener = (): OpenerPath => {
  if (typeof document === 'undefined') return [];
  const { activeElement, body } = document;
  const path: HTMLElement[] = [];
  let at = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : pressed;
  for (; at && at !== body; at = at.parentElement) path.push(at);
  return path;
};

const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/* A menu is closed by then: its button replaces the chosen item. */
const findPopupTrigger = (popup: HTMLElement): HTMLElement | null =>
  popup.id
    ? ([...document.querySelectorAll<HTMLElement>('[aria-controls], [popovertarget]')].find(
        (button) =>
          button.getAttribute('popovertarget') === popup.id ||
          button.getAttribute('aria-controls')?.split(' ').includes(popup.id),
      ) ?? null)
    : null;

/** Returns focus to the opener, or the button of its menu, or the nearest ancestor that takes focus. */
export const returnFocus = (path: OpenerPath): void => {
  const candidates = path.flatMap((element) => [element, findPopupTrigger(element)]);
  for (const candidate of candidates) {
    if (!candidate?.isConnected || !isVisible(candidate)) continue;
    candidate.focus({ preventScroll: true });
    /* A list may hand the focus on to one of its rows. */
    if (candidate.contains(document.activeElement)) return;
  }
};
