import { type CategoryWrite, categoryWriteLimits, type DocumentCategory } from '@school/domain';
import type { ComparedFormFields } from '../../../forms/fields.ts';
import type { CompleteWrite } from '../../../forms/completeWrite.ts';

/** Form values of a category. */
export type CategoryValues = { name: string; parent: string; order: number | undefined };

/** Value of the parent field for a top-level category. */
export const top = 'top';

export const documentCategoryToFormValues = (category: DocumentCategory | undefined): CategoryValues => ({
  name: category?.name ?? '',
  parent: category?.parent_id ?? top,
  order: category?.order,
});

/** Converts form values to the request body. */
export const toDocumentCategoryRequest = ({
  name,
  parent,
  order,
}: CategoryValues): CompleteWrite<CategoryWrite> => ({
  name: name.trim(),
  parent_id: parent === top ? null : parent,
  order,
});

/** What the comparison texts of a category use. */
export type CategoryTools = { categoryName(id: string): string | undefined };

/** The fields of a category. */
export const categoryFields = {
  name: {
    label: 'categories.name',
    limit: categoryWriteLimits.name,
    rejected: 'documents.categories.nameTaken',
    compared: true,
  },
  parent: {
    label: 'categories.parent',
    requestField: 'parent_id',
    rejected: 'categories.parentRefused',
    compared: ({ parent }, { categoryName, t }) => categoryName(parent) ?? t('categories.noParent'),
  },
  order: {},
} as const satisfies ComparedFormFields<CategoryValues, CategoryTools>;
