import { postsAddress, queryOfFilter } from '../screens/Posts/postsFilter.ts';
import { audienceNames, type RouteRecord } from './record.ts';

export const postRoutes: readonly RouteRecord[] = [
  {
    path: '/blog/new-post',
    load: () => import('../screens/NewPost/NewPostScreen.tsx').then((file) => file.NewPostScreen),
    permission: 'posts.write',
    quickAction: { label: 'posts.new', icon: 'plus', daily: true },
    preload: () => [['listPostCategories', {}], ...audienceNames],
  },
  {
    path: '/blog/post/*',
    load: () => import('../screens/Post/PostScreen.tsx').then((file) => file.PostScreen),
    preload: ({ rest = '' }) => [['getPost', { path: { id: rest } }], ...audienceNames],
  },
  {
    path: '/blog/*?',
    load: () => import('../screens/Posts/PostsScreen.tsx').then((file) => file.PostsScreen),
    permission: 'posts.view',
    nav: { id: 'news', group: 'daily', label: 'app.places.news', icon: 'newspaper', primary: true },
    preload: ({ rest, search }) => [
      ['listPosts', queryOfFilter(postsAddress.read(rest, search))],
      ...audienceNames,
    ],
  },
];
