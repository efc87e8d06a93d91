/** A page, or the gap between two that don't follow each other. */
export type PageEntry = number | 'gap';

/**
 * Returns the pages to show: first, last, and the current one with its neighbours; at the ends as many as in the
 * middle, so that the row keeps its width. A gap never replaces a single page.
 */
export const pageWindow = (page: number, pageCount: number): PageEntry[] => {
  if (pageCount <= 7) return Array.from({ length: Math.max(pageCount, 0) }, (_, index) => index + 1);
  const from = page <= 3 ? 1 : Math.min(page - 1, pageCount - 2);
  const nearbyPages = [from, from + 1, from + 2];
  const entries: PageEntry[] = [];
  for (const next of new Set([1, ...nearbyPages, pageCount])) {
    const last = entries.at(-1);
    if (typeof last === 'number' && next - last === 2) entries.push(last + 1);
    else if (typeof last === 'number' && next - last > 2) entries.push('gap');
    entries.push(next);
  }
  return entries;
};
