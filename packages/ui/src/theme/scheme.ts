import { holdTransitions } from './holdTransitions.ts';

/** Light, dark, or what the system says. */
export type Scheme = 'light' | 'dark' | 'auto';

const darkClass = 'is-dark';

const setDark = (root: HTMLElement, dark: boolean) => {
  if (root.classList.contains(darkClass) === dark) return;
  holdTransitions(root, () => root.classList.toggle(darkClass, dark));
};

/**
 * Puts the class `is-dark` on `<html>` as the scheme says; `auto` keeps following the system.
 * @returns stops following
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
