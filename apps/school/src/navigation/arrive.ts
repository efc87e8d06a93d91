import type { Arrival } from './createNavigation.ts';

/** How long a restored position waits for the content that it belongs to, in milliseconds. */
const patience = 2000;

/** Scrolls to where the reader was, as soon as the page has become long enough again. */
function restore(page: Window, top: number) {
  const root = page.document.documentElement;
  const reach = () => {
    page.scrollTo({ top, behavior: 'instant' });
    return Math.abs(page.scrollY - top) <= 1;
  };
  if (reach()) return;
  const growth = new ResizeObserver(() => reach() && stop());
  const stop = () => {
    growth.disconnect();
    page.removeEventListener('wheel', stop);
    page.removeEventListener('touchmove', stop);
    page.removeEventListener('keydown', stop);
    page.clearTimeout(timer);
  };
  const timer = page.setTimeout(stop, patience);
  growth.observe(root);
  // Whoever scrolls meanwhile has decided where to be.
  page.addEventListener('wheel', stop, { passive: true });
  page.addEventListener('touchmove', stop, { passive: true });
  page.addEventListener('keydown', stop);
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
  else if (target) target.scrollIntoView({ behavior: 'smooth' });
  else page.scrollTo({ top: 0, behavior: 'instant' });
  // The first page of a visit leaves the focus to the browser, as every page does.
  if (!from) return;
  (target ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}
