import type { DocumentCategory, PostCategory } from '@school/domain';

/** Of news or of documents: both are kept alike. */
type Category = DocumentCategory | PostCategory;

/** A category in its tree. */
export type CategoryBranch = { category: Category; depth: number; path: string[] };

/** @returns Categories in the school's order, each followed by those below it. One whose parent is gone stands at the top. */
export function categoryTree(categories: readonly Category[]): CategoryBranch[] {
  const known = new Set(categories.map(({ id }) => id));
  const ordered = categories.toSorted(
    (one, other) => one.order - other.order || one.name.localeCompare(other.name),
  );
  const below = (parent: string | null, path: string[]): CategoryBranch[] =>
    ordered
      .filter(({ parent_id: id }) => (id !== null && known.has(id) ? id : null) === parent)
      .flatMap((category) => {
        const own = [...path, category.name];
        return [{ category, depth: path.length, path: own }, ...below(category.id, own)];
      });
  return below(null, []);
}

/** What a category is called where it stands alone: with those above it. */
export const pathName = ({ path }: CategoryBranch): string => path.join(' › ');

/** @returns The ids of a category and of everything below it: none of them can be above it. */
export const branchIds = (categories: readonly Category[], id: string): Set<string> => {
  const ids = new Set([id]);
  const more = () => {
    const before = ids.size;
    for (const { id: own, parent_id: parent } of categories)
      if (parent !== null && ids.has(parent)) ids.add(own);
    return ids.size > before;
  };
  while (more());
  return ids;
};
