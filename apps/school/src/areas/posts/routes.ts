import { toPostsQuery } from './list/postsFilter.ts';
import { audienceNames, protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { postPaths } from './paths.ts';

export const postRoutes: readonly RouteRecord[] = [
  protectedRoute(postPaths.create, {
    title: 'posts.new',
    load: () => import('./editor/NewPostScreen.tsx').then((file) => file.NewPostScreen),
    permission: 'posts.write',
    quickAction: { icon: 'plus', daily: true },
    preload: () => [['listPostCategories', {}], ...audienceNames],
  }),
  protectedRoute(postPaths.detail, {
    title: 'post.title',
    load: () => import('./detail/PostScreen.tsx').then((file) => file.PostScreen),
    preload: ({ id }) => [['getPost', { path: { id } }], ...audienceNames],
  }),
  protectedRoute(postPaths.list, {
    title: 'posts.title',
    load: () => import('./list/PostsScreen.tsx').then((file) => file.PostsScreen),
    permission: 'posts.view',
    nav: { id: 'news', group: 'daily', icon: 'newspaper', primary: true },
    preload: (filter) => [['listPosts', toPostsQuery(filter)], ...audienceNames],
  }),
];
