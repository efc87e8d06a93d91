import type { DocumentCategory, PostCategory } from '@school/domain';
import type { NameOrder } from '../intl/useNameOrder.ts';

/** A category of posts or of documents; both work the same way. */
type Category = DocumentCategory | PostCategory;

/** A category in its tree. */
export type CategoryBranch = { category: Category; depth: number; path: string[] };

/**
 * @param inOrder Order of categories with the same position.
 * @returns Categories in the school's order, each followed by its descendants. One with a deleted parent is at the top
 * level.
 */
export function categoryTree(categories: readonly Category[], inOrder: NameOrder): CategoryBranch[] {
  const allIds = new Set(categories.map(({ id }) => id));
  const ordered = [...categories].sort(
    (one, other) => one.order - other.order || inOrder(one.name, other.name),
  );
  const below = (parent: string | null, path: string[]): CategoryBranch[] =>
    ordered
      .filter(({ parent_id: id }) => (id !== null && allIds.has(id) ? id : null) === parent)
      .flatMap((category) => {
        const categoryPath = [...path, category.name];
        return [{ category, depth: path.length, path: categoryPath }, ...below(category.id, categoryPath)];
      });
  return below(null, []);
}

/** Full name of a category with its ancestors. */
export const pathName = ({ path }: CategoryBranch): string => path.join(' › ');

/** @returns The ids of a category and its descendants: none of them can be its parent. */
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
