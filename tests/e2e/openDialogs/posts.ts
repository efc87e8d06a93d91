import { postPaths } from '../../../apps/school/src/areas/posts/paths.ts';
import { type Area, button, fill, inDialog, item } from './opener.ts';
import { findId } from './records.ts';

const list = postPaths.list.href();
const rowMenu = button('posts.actionsFor');
const categories = postPaths.list.href({ open: 'categories' });

export const posts: Area = {
  name: 'posts',
  openers: [
    {
      files: ['areas/posts/list/CategoriesDialog.tsx', 'areas/posts/list/PostsScreen.tsx'],
      path: list,
      steps: [button('posts.categories.title')],
    },
    { files: ['areas/posts/list/CategoryRow.tsx'], path: categories, steps: [inDialog(rowMenu)], depth: 2 },
    {
      files: ['areas/posts/list/CategoriesDialog.tsx', 'actions/useDeletion.ts'],
      path: categories,
      steps: [inDialog(rowMenu), item('posts.delete')],
      depth: 2,
    },
    { files: ['areas/posts/list/postColumns.tsx'], path: list, steps: [rowMenu] },
    {
      files: ['areas/posts/usePostActions.ts'],
      path: list,
      steps: [rowMenu, item('posts.delete')],
    },
    {
      files: ['areas/templates/SaveTemplateDialog.tsx'],
      path: list,
      steps: [rowMenu, item('templates.save')],
    },
    {
      files: ['areas/posts/detail/PostArticle.tsx', 'actions/RecordActions.tsx', 'actions/RecordBar.tsx'],
      path: async (page) => postPaths.detail.href({ id: await findId(page, '/api/v1/posts') }),
      steps: [rowMenu],
    },
    {
      files: ['areas/posts/PostPreview.tsx'],
      path: postPaths.create.href(),
      steps: [button('posts.preview')],
    },
    {
      files: ['lists/ListFiltersDrawer.tsx', 'lists/ListBar.tsx'],
      path: list,
      steps: [button('lists.openFilters', { count: 0 })],
      only: 'phone',
    },
    {
      files: ['forms/useLeaveGuard.ts', 'forms/DraftedForm.tsx'],
      path: postPaths.create.href(),
      steps: [fill('posts.form.title', 'Circular'), button('app.cancel')],
      only: 'desktop',
    },
  ],
};
