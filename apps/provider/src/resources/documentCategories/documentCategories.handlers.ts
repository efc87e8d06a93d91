import { findScope } from '@school/domain';
import type { Person } from '../../security/auth.ts';
import type { Handlers } from '../../http/contract/handler.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { createCategoryCommands } from '../categories/categories.commands.ts';
import { requireAllowed } from '../../httpError.ts';

const changes = createCategoryCommands(
  { table: 'document_categories', items: 'documents' },
  'document_category',
  'Documents or other categories are still in this category.',
);

/** The tree belongs to the whole college, so people who write only in a part of it may not change it. */
const rejectLimited = (person: Person) => requireAllowed(findScope(person, 'documents.write') === 'any');

export const documentCategoriesHandlers = {
  createDocumentCategory: async (context) => {
    rejectLimited(context.person);
    return { status: 201, body: { data: await changes.create({ ...context, path: {} }) } };
  },

  updateDocumentCategory: async (context) => {
    rejectLimited(context.person);
    const data = await changes.update(context);
    return { status: 200, headers: versionHeader(data), body: { data } };
  },

  deleteDocumentCategory: async ({ body: _none, ...context }) => {
    rejectLimited(context.person);
    await changes.remove(context);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
