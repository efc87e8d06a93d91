import { documentPaths } from '../../../apps/school/src/areas/documents/paths.ts';
import type { Page } from '@playwright/test';
import { uniqueTitle } from '../journey.ts';
import { type Area, button, item, selectRow } from './opener.ts';
import { findId, upload } from './records.ts';

const list = documentPaths.list.href();
const categories = documentPaths.categories.href();
const rowMenu = button('documents.actionsFor');

/** A picture of one point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The list with a picture. */
async function withPicture(page: Page): Promise<string> {
  const title = uniqueTitle('Plano');
  const fields = {
    title,
    category_id: await findId(page, '/api/v1/document-categories'),
    audience: JSON.stringify({ scope: 'all' }),
  };
  await upload(page, '/api/v1/documents', { name: 'plano.png', buffer: png }, fields);
  return documentPaths.list.href({ q: title });
}

export const documents: Area = {
  name: 'documents',
  openers: [
    { files: ['areas/documents/list/documentColumns.tsx'], path: list, steps: [rowMenu] },
    {
      files: ['areas/documents/PictureDialog.tsx'],
      path: withPicture,
      steps: [rowMenu, item('documents.view')],
    },
    {
      files: ['areas/documents/ReplaceFileDialog.tsx'],
      path: list,
      steps: [rowMenu, item('documents.replace')],
    },
    {
      files: ['areas/documents/useDocumentActions.tsx'],
      path: list,
      steps: [rowMenu, item('documents.delete')],
    },
    {
      files: ['areas/documents/list/useSelection.tsx'],
      path: list,
      steps: [selectRow, button('documents.delete')],
    },
    {
      files: ['areas/documents/detail/DocumentFacts.tsx'],
      path: async (page) => documentPaths.detail.href({ id: await findId(page, '/api/v1/documents') }),
      steps: [rowMenu],
    },
    {
      files: ['areas/documents/categories/CategoryDialog.tsx'],
      path: categories,
      steps: [button('documents.categories.new')],
    },
    { files: ['areas/documents/categories/categoryColumns.tsx'], path: categories, steps: [rowMenu] },
    {
      files: ['areas/documents/categories/CategoryDialog.tsx'],
      path: categories,
      steps: [rowMenu, item('categories.edit')],
    },
    {
      files: ['areas/documents/categories/CategoriesTable.tsx'],
      path: categories,
      steps: [rowMenu, item('documents.categories.delete')],
    },
  ],
};
