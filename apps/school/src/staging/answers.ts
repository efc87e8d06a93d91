import { type AnswerData, type OperationId, operations, type Post } from '@school/domain';
import { colleges, courses, grades, postCategories, posts, users } from '@school/domain/fixtures';

/** How the provider of a stage answers: with a status, never, or not at all because the network is gone. */
export type StagedAnswer =
  { status: number; data?: unknown; headers?: Record<string, string> } | 'pending' | 'offline';

/** What was asked of an operation. */
export type StagedRequest = {
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Record<string, string>;
};

/** Answers by operation; a function looks at what was asked. */
export type StagedAnswers = {
  [Id in OperationId]?: StagedAnswer | ((request: StagedRequest) => StagedAnswer);
};

const ok = <Id extends OperationId>(id: Id, data?: AnswerData<Id>): StagedAnswer => ({
  status: operations[id].success,
  data,
});

/** A page of news, as the provider would count it. */
export function pageOf(list: readonly Post[], total = list.length): AnswerData<'listPosts'> {
  const count = (status: Post['status']) => list.filter((post) => post.status === status).length;
  return {
    data: [...list],
    links: { first: '/api/v1/posts?page=1', last: '/api/v1/posts?page=1', prev: null, next: null },
    meta: {
      current_page: 1,
      from: list.length > 0 ? 1 : null,
      to: list.length > 0 ? list.length : null,
      last_page: Math.max(1, Math.ceil(total / 15)),
      per_page: 15,
      total,
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
const college = colleges.aromos;

/** A school where everything works. */
export const usualAnswers: StagedAnswers = {
  getCsrfCookie: ok('getCsrfCookie'),
  findCollegeByDomain: ok('findCollegeByDomain', { data: college }),
  getCurrentUser: ok('getCurrentUser', { data: users.administrador }),
  getSessionCollege: ok('getSessionCollege', { id: college.id, name: college.name, slug: college.slug }),
  listGrades: ok('listGrades', { data: Object.values(grades) }),
  listCourses: ok('listCourses', { data: Object.values(courses) }),
  listPostCategories: ok('listPostCategories', { data: Object.values(postCategories) }),
  listPosts: ({ query }) => {
    const status = query.get('filter[status]');
    return ok('listPosts', pageOf(every.filter((post) => !status || post.status === status)));
  },
  getPost: ({ path }) => {
    const post = every.find(({ id }) => path.endsWith(id));
    return post ? ok('getPost', { data: post }) : { status: 404, data: { message: 'Not found.' } };
  },
  listPostReaders: ok('listPostReaders', {
    data: every.slice(0, 3).map(({ author }, index) => ({
      user: { ...author, id: `${author.id.slice(0, -1)}${index}` },
      read_at: '2026-09-08T09:30:00-03:00',
    })),
    links: { first: '', last: '', prev: null, next: null },
    meta: { current_page: 1, from: 1, to: 3, last_page: 1, per_page: 10, total: 3 },
  }),
  markPostRead: ok('markPostRead'),
  login: ok('login', { token: 'a-token-of-the-stage' }),
  logout: ok('logout'),
  requestPasswordReset: ok('requestPasswordReset', { message: 'Sent.' }),
  resetPassword: ok('resetPassword', { message: 'Done.' }),
  register: ok('register', { data: { status: 'pending' } }),
  createPost: ({ body }) =>
    ok('createPost', {
      data: { ...posts.sinTerminar, ...(body as Partial<Post>), id: posts.sinTerminar.id } as Post,
    }),
  deletePost: ok('deletePost'),
  publishPost: ok('publishPost', { data: posts.fiestasPatrias as Post }),
  archivePost: ok('archivePost', { data: posts.planLector as Post }),
};
