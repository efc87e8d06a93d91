import { useLayoutEffect } from 'react';
import { scrollerOf } from '../navigation/scroller.ts';

/**
 * Shows what follows a form from its top, focused, though the path may be the same: whoever saved at the foot of a long
 * form would else stand in the middle of what was saved. A navigation to another path says afterwards where to be.
 */
export function useTopAfter(): void {
  useLayoutEffect(
    () => () => {
      scrollerOf(window).scrollTop = 0;
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
    [],
  );
}
