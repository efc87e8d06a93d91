import type { AnswerData, Post } from '@school/domain';
import { postCategories, postPictures, posts } from '@school/domain/fixtures';
import { countOf, noLinks, ok, onePage, type StagedAnswers } from '../answers.ts';

/** A page of news, as the provider would count it. */
export function pageOf(list: readonly Post[], total = list.length): AnswerData<'listPosts'> {
  const count = (status: Post['status']) => list.filter((post) => post.status === status).length;
  return {
    data: [...list],
    links: noLinks,
    meta: {
      ...countOf(list.length, total),
      counts: {
        all: total,
        draft: count('draft'),
        scheduled: count('scheduled'),
        published: count('published'),
        archived: count('archived'),
      },
    },
  };
}

const every = Object.values(posts) as Post[];

/** News that can be read, written and taken back. */
export const postAnswers: StagedAnswers = {
  listPostCategories: ok('listPostCategories', { data: Object.values(postCategories) }),
  listPosts: ({ query }) => {
    const status = query.get('filter[status]');
    return ok('listPosts', pageOf(every.filter((post) => !status || post.status === status)));
  },
  getPost: ({ path }) => {
    const post = every.find(({ id }) => path.endsWith(id));
    return post ? ok('getPost', { data: post }) : { status: 404, data: { message: 'Not found.' } };
  },
  listPostReaders: ok(
    'listPostReaders',
    onePage(
      every.slice(0, 3).map(({ author }, index) => ({
        user: { ...author, id: `${author.id.slice(0, -1)}${index}` },
        read_at: '2026-09-08T09:30:00-03:00',
      })),
    ),
  ),
  createPostPicture: ok('createPostPicture', { data: postPictures.patio }),
  createPostCategory: ({ body }) =>
    ok('createPostCategory', {
      data: { ...postCategories.avisos, ...(body as object), id: posts.huerto.id },
    }),
  updatePostCategory: ok('updatePostCategory', { data: postCategories.avisos }),
  deletePostCategory: ok('deletePostCategory'),
  markPostRead: ok('markPostRead'),
  createPost: ({ body }) =>
    ok('createPost', {
      data: { ...posts.sinTerminar, ...(body as Partial<Post>), id: posts.sinTerminar.id } as Post,
    }),
  updatePost: ({ path, body }) => {
    const post = every.find(({ id }) => path.endsWith(id));
    return ok('updatePost', { data: { ...post, ...(body as Partial<Post>) } as Post });
  },
  deletePost: ok('deletePost'),
  publishPost: ok('publishPost', { data: posts.fiestasPatrias as Post }),
  archivePost: ok('archivePost', { data: posts.planLector as Post }),
};
