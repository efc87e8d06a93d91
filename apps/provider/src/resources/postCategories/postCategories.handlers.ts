import type { Handlers } from '../../http/contract/handler.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { createCategoryCommands } from '../categories/categories.commands.ts';

const changes = createCategoryCommands(
  { table: 'post_categories', items: 'posts' },
  'post_category',
  'Posts or other categories are still in this category.',
);

export const postCategoriesHandlers = {
  createPostCategory: async (context) => ({
    status: 201,
    body: { data: await changes.create({ ...context, path: {} }) },
  }),

  updatePostCategory: async (context) => {
    const data = await changes.update(context);
    return { status: 200, headers: versionHeader(data), body: { data } };
  },

  deletePostCategory: async ({ body: _none, ...context }) => {
    await changes.remove(context);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
