/** The element a dialog was opened from and, in case that is gone by then, what it stood in, from inside out. */
export type Opener = readonly HTMLElement[];

let pressed: HTMLElement | null = null;
const remember = (event: Event): void => {
  pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, [tabindex]') : null;
};

/** Remembers what was pressed last: Safari gives a pressed button no focus. Returns the undo. */
export const watchPresses = (): (() => void) => {
  document.addEventListener('pointerdown', remember, true);
  return () => document.removeEventListener('pointerdown', remember, true);
};

/** What opens a dialog at this moment: what has focus, else what was pressed. */
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

/* A menu is closed by then: its button stands for the item that was chosen in it. */
const buttonOf = (popup: HTMLElement): HTMLElement | null =>
  popup.id
    ? ([...document.querySelectorAll<HTMLElement>('[aria-controls], [popovertarget]')].find(
        (button) =>
          button.getAttribute('popovertarget') === popup.id ||
          button.getAttribute('aria-controls')?.split(' ').includes(popup.id),
      ) ?? null)
    : null;

/** Gives focus back: to the opener, or the button of the menu it was in, or the nearest thing around that takes focus. */
export const returnFocus = (opener: Opener): void => {
  const candidates = opener.flatMap((element) => [element, buttonOf(element)]);
  for (const candidate of candidates) {
    if (!candidate?.isConnected || !shown(candidate)) continue;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
};
