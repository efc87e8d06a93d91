import type { Arrival } from './createNavigation.ts';
import { prefersReducedMotion } from './reducedMotion.ts';
import { scrollerOf } from './scroller.ts';

/** How long a restored position waits for the content that it belongs to, in milliseconds. */
const patience = 2000;

/** Whoever does one of these meanwhile has decided where to be. */
const decisions = ['wheel', 'touchmove', 'keydown'];

/** Scrolls to where the reader was, as soon as the page has become long enough again. */
function restore(page: Window, top: number) {
  const scroller = scrollerOf(page);
  const reach = () => {
    scroller.scrollTop = top;
    return Math.abs(scroller.scrollTop - top) <= 1;
  };
  if (reach()) return;
  const growth = new ResizeObserver(() => reach() && stop());
  const stop = () => {
    growth.disconnect();
    for (const event of decisions) page.removeEventListener(event, stop);
    page.clearTimeout(timer);
  };
  const timer = page.setTimeout(stop, patience);
  for (const part of [scroller, ...scroller.children]) growth.observe(part);
  for (const event of decisions) page.addEventListener(event, stop, { passive: true });
}

/** A hash that somebody mistyped names nothing, and isn't worth an error. */
function nameOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Puts eyes and focus where a navigation led: top of the page, or softly to a hash; back to where one was; and the
 * focus on the new main part, so that its title is spoken and the keyboard starts there.
 */
export function arriveAt(page: Window, { place, from, kind, scrollTop }: Arrival): void {
  const { document } = page;
  const target = place.hash ? document.getElementById(nameOf(place.hash)) : null;
  if (kind === 'back') restore(page, scrollTop);
  else if (target) target.scrollIntoView({ behavior: prefersReducedMotion(page) ? 'auto' : 'smooth' });
  else scrollerOf(page).scrollTop = 0;
  // The first page of a visit leaves the focus to the browser, as every page does.
  if (!from) return;
  (target ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}
