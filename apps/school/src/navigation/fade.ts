import { flushSync } from 'react-dom';
import { prefersReducedMotion } from './reducedMotion.ts';

/**
 * Draws a change of screens as a cross-fade; the kit's `slow` motion token sets its duration. Draws at once where the reader
 * prefers reduced motion, the page is hidden or the browser has no view transitions.
 */
export async function fade(page: Window & typeof globalThis, draw: () => void): Promise<void> {
  const { document } = page;
  const still = document.hidden || prefersReducedMotion(page);
  if (still || !('startViewTransition' in document)) return flushSync(draw);
  const transition = document.startViewTransition(() => flushSync(draw));
  // A second navigation skips the first one's fade; that is no failure.
  transition.finished.catch(() => undefined);
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
