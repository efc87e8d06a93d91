import type { CategoryWrite, DocumentCategory } from '@school/domain';

/** Form values of a category. */
export type CategoryValues = { name: string; parent: string; order: number | undefined };

/** Value of the parent field for a top-level category. */
export const top = 'top';

export const valuesOf = (category: DocumentCategory | undefined): CategoryValues => ({
  name: category?.name ?? '',
  parent: category?.parent_id ?? top,
  order: category?.order,
});

/** Converts form values to the request body. */
export const writeOf = ({ name, parent, order }: CategoryValues): CategoryWrite => ({
  name: name.trim(),
  parent_id: parent === top ? null : parent,
  ...(order !== undefined && { order }),
});
