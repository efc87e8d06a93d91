/** The element that opened a dialog and its ancestors, from inside out, in case the element is gone by then. */
export type Opener = readonly HTMLElement[];

let pressed: HTMLElement | null = null;
const remember = (event: Event): void => {
  pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, [tabindex]') : null;
};

/** Remembers the last pressed element: Safari gives a pressed button no focus. Returns the cleanup function. */
export const watchPresses = (): (() => void) => {
  document.addEventListener('pointerdown', remember, true);
  return () => document.removeEventListener('pointerdown', remember, true);
};

/** Returns the element that opens a dialog now: the focused one, else the pressed one. */
export const findOpener = (): Opener => {
  if (typeof document === 'undefined') return [];
  const { activeElement, body } = document;
  const path: HTMLElement[] = [];
  let at = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : pressed;
  for (; at && at !== body; at = at.parentElement) path.push(at);
  return path;
};

const shown = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/* A menu is closed by then: its button replaces the chosen item. */
const buttonOf = (popup: HTMLElement): HTMLElement | null =>
  popup.id
    ? ([...document.querySelectorAll<HTMLElement>('[aria-controls], [popovertarget]')].find(
        (button) =>
          button.getAttribute('popovertarget') === popup.id ||
          button.getAttribute('aria-controls')?.split(' ').includes(popup.id),
      ) ?? null)
    : null;

/** Returns focus to the opener, or the button of its menu, or the nearest ancestor that takes focus. */
export const returnFocus = (opener: Opener): void => {
  const candidates = opener.flatMap((element) => [element, buttonOf(element)]);
  for (const candidate of candidates) {
    if (!candidate?.isConnected || !shown(candidate)) continue;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
};
