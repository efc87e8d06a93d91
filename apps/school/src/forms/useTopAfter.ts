import { useLayoutEffect } from 'react';
import { findScroller } from '../router/scroller.ts';

/**
 * Scrolls to the top and focuses the main element when a form unmounts, although the path may stay the same. Otherwise a
 * save at the end of a long form would leave the person in the middle of the record. A navigation to another path overrides
 * it.
 */
export function useTopAfter(): void {
  useLayoutEffect(
    () => () => {
      findScroller(window).scrollTop = 0;
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
    [],
  );
}
