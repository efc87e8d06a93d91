import { flushSync } from 'react-dom';
import { prefersReducedMotion } from './reducedMotion.ts';

/**
 * Renders a screen change as a cross-fade with the duration of the kit's `slow` motion token. Renders at once if the reader
 * prefers reduced motion, the page is hidden or the browser lacks view transitions.
 */
export async function fade(page: Window & typeof globalThis, draw: () => void): Promise<void> {
  const { document } = page;
  const still = document.hidden || prefersReducedMotion(page);
  if (still || !('startViewTransition' in document)) return flushSync(draw);
  const transition = document.startViewTransition(() => flushSync(draw));
  // A second navigation skips the first transition, which rejects; that is no error.
  transition.finished.catch(() => undefined);
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
