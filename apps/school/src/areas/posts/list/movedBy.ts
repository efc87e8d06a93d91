import type { PostCategory } from '@school/domain';

/** Returns the categories whose order changes when one moves up or down, with their new order. */
export function movedBy(
  categories: readonly PostCategory[],
  moved: PostCategory,
  step: -1 | 1,
): PostCategory[] {
  const from = categories.indexOf(moved);
  const to = from + step;
  if (from < 0 || to < 0 || to >= categories.length) return [];
  const next = categories.filter((category) => category !== moved);
  next.splice(to, 0, moved);
  const places = categories.map(({ order }) => order);
  // If several share an order, all are renumbered.
  const apart = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return next
    .map((category, index) => ({ ...category, order: apart ? (places[index] ?? index) : index }))
    .filter(({ id, order }) => categories.find((known) => known.id === id)?.order !== order);
}
