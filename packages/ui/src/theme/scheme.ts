import { holdTransitions } from './holdTransitions.ts';

/** Light, dark, or the scheme of the system. */
export type Scheme = 'light' | 'dark' | 'auto';

const darkClass = 'is-dark';

const setDark = (root: HTMLElement, dark: boolean) => {
  if (root.classList.contains(darkClass) === dark) return;
  holdTransitions(root, () => root.classList.toggle(darkClass, dark));
};

/**
 * Sets the class `is-dark` on `<html>` for the scheme; `auto` follows the system.
 *
 * @returns a function that stops following
 */
export const applyScheme = (scheme: Scheme, document: Document = globalThis.document): (() => void) => {
  const root = document.documentElement;
  if (scheme !== 'auto') {
    setDark(root, scheme === 'dark');
    return () => {};
  }
  const system = document.defaultView?.matchMedia?.('(prefers-color-scheme: dark)');
  if (!system) return () => {};
  const follow = () => setDark(root, system.matches);
  follow();
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
};
