let pressed: HTMLElement | null = null;
const rememberPress = (event: Event): void => {
  pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, [tabindex]') : null;
};

/**
 * Remembers the last pressed element: a pressed button has no focus in Safari, nor does one of a toolbar that leaves the
 * focus in its editor. Returns the cleanup function.
 */
export const watchPresses = (): (() => void) => {
  document.addEventListener('pointerdown', rememberPress, true);
  return () => document.removeEventListener('pointerdown', rememberPress, true);
};

/** Returns the last pressed element that can have focus. */
export const getLastPressed = (): HTMLElement | null => pressed;
