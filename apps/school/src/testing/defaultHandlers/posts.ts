import type { AnswerData, Attachment, Post, PostDetail } from '@school/domain';
import { attachments, postCategories, postPictures, posts } from '@school/domain/fixtures';
import { pageMeta, noLinks, ok, type Handlers } from '../handlers.ts';

/**
 * Returns a page of posts with the server's counts.
 *
 * @param counted The posts that the status counts include: the list before its status filter.
 */
export function postsResponse(
  list: readonly Post[],
  total = list.length,
  counted: readonly Post[] = list,
): AnswerData<'listPosts'> {
  const count = (status: Post['status']) => counted.filter((post) => post.status === status).length;
  return {
    data: [...list],
    links: noLinks,
    meta: {
      ...pageMeta(list.length, total),
      counts: {
        all: counted === list ? total : counted.length,
        draft: count('draft'),
        scheduled: count('scheduled'),
        published: count('published'),
        archived: count('archived'),
      },
    },
  };
}

const every = Object.values(posts) as PostDetail[];

const files = Object.values(attachments) as Attachment[];

/** Returns a post with its details; the first has attachments. */
export const toPostDetail = <One extends { id: string }>(post: One) => ({
  ...post,
  attachments: post.id === posts.fiestasPatrias.id ? files : [],
});

/** Returns the post that the server would save. */
function applyWrite(post: PostDetail, body: unknown): PostDetail {
  const { attachment_ids: ids = [], ...written } = body as { attachment_ids?: string[] };
  return { ...post, ...written, attachments: files.filter(({ id }) => ids.includes(id)) };
}

/** Default handlers of posts. */
export const postAnswers: Handlers = {
  listPostCategories: ok('listPostCategories', { data: Object.values(postCategories) }),
  listPosts: ({ query }) => {
    const status = query.get('filter[status]');
    const matching = every.filter((post) => !status || post.status === status);
    return ok('listPosts', postsResponse(matching, matching.length, every));
  },
  getPost: ({ path }) => {
    const post = every.find(({ id }) => path.endsWith(id));
    return post
      ? ok('getPost', { data: toPostDetail(post) })
      : { status: 404, data: { message: 'Not found.' } };
  },
  createPostAttachment: ({ body }) => {
    const { file } = body as { file: File };
    const attachment = files.find(({ name }) => name === file.name) ?? attachments.listado;
    return ok('createPostAttachment', { data: { ...attachment, name: file.name, size: file.size } });
  },
  downloadPostAttachment: {
    status: 200,
    text: 'x',
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="x.pdf"' },
  },
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
      data: { ...applyWrite(posts.sinTerminar as PostDetail, body), id: posts.sinTerminar.id },
    }),
  updatePost: ({ path, body }) => {
    const post = every.find(({ id }) => path.endsWith(id));
    return ok('updatePost', { data: applyWrite(post!, body) });
  },
  deletePost: ok('deletePost'),
  publishPost: ok('publishPost', { data: toPostDetail(posts.fiestasPatrias as PostDetail) }),
  archivePost: ok('archivePost', { data: toPostDetail(posts.planLector as PostDetail) }),
};
