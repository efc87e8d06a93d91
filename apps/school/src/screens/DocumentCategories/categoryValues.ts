import type { CategoryWrite, DocumentCategory } from '@school/domain';

/** What is written of a category, as its form holds it. */
export type CategoryValues = { name: string; parent: string; order: number | undefined };

/** Where a category without one above it lies. */
export const top = 'top';

export const valuesOf = (category: DocumentCategory | undefined): CategoryValues => ({
  name: category?.name ?? '',
  parent: category?.parent_id ?? top,
  order: category?.order,
});

/** The category as the provider takes it. */
export const writeOf = ({ name, parent, order }: CategoryValues): CategoryWrite => ({
  name: name.trim(),
  parent_id: parent === top ? null : parent,
  ...(order !== undefined && { order }),
});
