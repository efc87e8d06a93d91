import { flushSync } from 'react-dom';

/**
 * Draws a change of screens as a slow cross-fade; its length is the kit's. Without motion for those who asked for none,
 * in a page that nobody sees, and where the browser can't.
 */
export async function fade(page: Window & typeof globalThis, draw: () => void): Promise<void> {
  const { document } = page;
  const still = document.hidden || page.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) return flushSync(draw);
  const transition = document.startViewTransition(() => flushSync(draw));
  // A second navigation skips the first one's fade; that is no failure.
  transition.finished.catch(() => undefined);
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
