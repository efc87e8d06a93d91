/** A page, or the gap between two that don't follow each other. */
export type PageMark = number | 'gap';

/**
 * Returns the pages to show: first, last, and the current one with its neighbours; at the ends as many as in the
 * middle, so that the row keeps its width. A gap never replaces a single page.
 */
export const pageWindow = (page: number, pageCount: number): PageMark[] => {
  if (pageCount <= 7) return Array.from({ length: Math.max(pageCount, 0) }, (_, index) => index + 1);
  const from = page <= 3 ? 1 : Math.min(page - 1, pageCount - 2);
  const near = [from, from + 1, from + 2];
  const marks: PageMark[] = [];
  for (const next of new Set([1, ...near, pageCount])) {
    const last = marks.at(-1);
    if (typeof last === 'number' && next - last === 2) marks.push(last + 1);
    else if (typeof last === 'number' && next - last > 2) marks.push('gap');
    marks.push(next);
  }
  return marks;
};
