import { fold } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { invalid } from '../../httpError.ts';
import { slugFrom } from '../slug.ts';

type Category = Row<'post_categories'>;

export const toFreeSlug = (others: readonly Category[], name: string): string =>
  slugFrom(new Set(others.map(({ slug }) => slug)), name, 'categoria');

/** @throws HttpError 422 when the name is taken. */
export function rejectTakenName(others: readonly Category[], name: string): void {
  if (others.some((other) => fold(other.name) === fold(name)))
    throw invalid({ name: ['The name has already been taken.'] });
}

/** @throws HttpError 422 when the parent is unknown, is the category itself, or is below it. */
export function rejectCircle(
  all: readonly Category[],
  id: string | undefined,
  parentId: string | null,
): void {
  let above = parentId;
  while (above !== null) {
    const parent = all.find((category) => category.id === above);
    if (!parent) throw invalid({ parent_id: ['The selected parent is unknown.'] });
    if (parent.id === id) throw invalid({ parent_id: ['A category cannot be inside itself.'] });
    above = parent.parent_id;
  }
}
