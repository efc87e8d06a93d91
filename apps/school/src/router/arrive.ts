import type { Arrival } from './createNavigation.ts';
import { prefersReducedMotion } from './reducedMotion.ts';
import { findScroller } from './scroller.ts';

/** Maximum wait of a restored scroll position for its content, in milliseconds. */
const timeout = 2000;

/** Any of these events means that the person scrolls already. */
const decisions = ['wheel', 'touchmove', 'keydown'];

/** Restores the scroll position as soon as the page is long enough. */
function restore(page: Window, top: number) {
  const scroller = findScroller(page);
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
  const timer = page.setTimeout(stop, timeout);
  for (const part of [scroller, ...scroller.children]) growth.observe(part);
  for (const event of decisions) page.addEventListener(event, stop, { passive: true });
}

/** An invalid hash matches nothing and isn't an error. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Scrolls and moves the focus after a navigation: to the top, smoothly to a hash, or back to the previous position. Focuses
 * the new main element, so that screen readers announce its title and the keyboard starts there.
 */
export function arriveAt(page: Window, { location, from, kind, scrollTop }: Arrival): void {
  if (kind === 'stayed') return;
  const { document } = page;
  const target = location.hash ? document.getElementById(decodeHash(location.hash)) : null;
  if (kind === 'back') restore(page, scrollTop);
  else if (target) target.scrollIntoView({ behavior: prefersReducedMotion(page) ? 'auto' : 'smooth' });
  else findScroller(page).scrollTop = 0;
  // The first page of a visit leaves the focus to the browser.
  if (!from) return;
  (target ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}
