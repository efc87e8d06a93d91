import type { PostCategory } from '@school/domain';

/** The categories whose place changes when one of them goes a step up or down, with their new places. */
export function movedBy(
  categories: readonly PostCategory[],
  moved: PostCategory,
  step: -1 | 1,
): PostCategory[] {
  const from = categories.indexOf(moved);
  const to = from + step;
  if (from < 0 || to < 0 || to >= categories.length) return [];
  const next = categories.toSpliced(from, 1).toSpliced(to, 0, moved);
  const places = categories.map(({ order }) => order);
  // Places that several share tell nothing apart: then all are counted anew.
  const apart = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return next
    .map((category, index) => ({ ...category, order: apart ? (places[index] ?? index) : index }))
    .filter(({ id, order }) => categories.find((known) => known.id === id)?.order !== order);
}
