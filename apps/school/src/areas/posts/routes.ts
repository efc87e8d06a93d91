import { postsAddress, queryOfFilter } from './list/postsFilter.ts';
import { audienceNames, type RouteRecord } from '../../routes/record.ts';

export const postRoutes: readonly RouteRecord[] = [
  {
    path: '/blog/new-post',
    title: 'posts.new',
    load: () => import('./editor/NewPostScreen.tsx').then((file) => file.NewPostScreen),
    permission: 'posts.write',
    quickAction: { icon: 'plus', daily: true },
    preload: () => [['listPostCategories', {}], ...audienceNames],
  },
  {
    path: '/blog/post/*',
    title: 'post.title',
    load: () => import('./detail/PostScreen.tsx').then((file) => file.PostScreen),
    preload: ({ rest = '' }) => [['getPost', { path: { id: rest } }], ...audienceNames],
  },
  {
    path: '/blog/*?',
    title: 'posts.title',
    load: () => import('./list/PostsScreen.tsx').then((file) => file.PostsScreen),
    permission: 'posts.view',
    nav: { id: 'news', group: 'daily', icon: 'newspaper', primary: true },
    preload: ({ rest, search }) => [
      ['listPosts', queryOfFilter(postsAddress.read(rest, search))],
      ...audienceNames,
    ],
  },
];
