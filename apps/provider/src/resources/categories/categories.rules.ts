import { fold } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { invalid } from '../../plugins/refusal.ts';

type Category = Row<'post_categories'>;

/** The name as part of an address; the second of the same form gets a number. It never changes: links hold it. */
export function slugOf(others: readonly Category[], name: string): string {
  const plain =
    fold(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'categoria';
  const taken = new Set(others.map(({ slug }) => slug));
  let slug = plain;
  for (let number = 2; taken.has(slug); number += 1) slug = `${plain}-${number}`;
  return slug;
}

/** @throws Refusal 422 */
export function refuseTakenName(others: readonly Category[], name: string): void {
  if (!name.trim()) throw invalid({ name: ['The name field is required.'] });
  if (others.some((other) => fold(other.name) === fold(name)))
    throw invalid({ name: ['The name has already been taken.'] });
}

/** @throws Refusal 422 when the parent is unknown, or the category itself, or below it. */
export function refuseCircle(
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
