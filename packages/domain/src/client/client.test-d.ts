// Checked by the compiler alone: each line below `@ts-expect-error` must not compile.
import type { PostDetail, User } from '../generated/types.gen.ts';
import type { Client } from './createClient.ts';
import type { Answer, AnswerData, InputOf } from './types.ts';

declare const client: Client;
const id = '01990000-0000-7a01-8000-000000000001';
const draft = { title: 'Taller', status: 'draft' as const };

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const same = <One, Other>(...proof: Same<One, Other> extends true ? [] : [never]) => proof;

same<AnswerData<'getCurrentUser'>['data'], User>();
same<AnswerData<'createPost'>['data'], PostDetail>();
same<AnswerData<'deletePost'>, void>();
same<AnswerData<'getContactCard'>, string>();
same<AnswerData<'downloadDocument'>, Blob | File>();
same<Extract<Answer<'getPost'>, { status: 403 | 404 | 409 | 429 | 500 }>, never>();

export async function use(): Promise<void> {
  await client.call('getCurrentUser');
  await client.call('listPosts');
  await client.call('listPosts', { query: { page: 1, 'filter[status]': 'draft' } });
  await client.call('updatePost', { path: { id }, body: draft, ifMatch: 1 });
  const audience = { scope: 'all' as const };
  const file = new Blob(['Hola']);
  await client.call('createDocument', { body: { title: 'Circular', category_id: id, audience, file } });
  // @ts-expect-error an audience is an object in every encoding
  await client.call('createDocument', { body: { title: 'Circular', category_id: id, audience: '{}', file } });
  // @ts-expect-error no operation has this name
  await client.call('listPost');
  // @ts-expect-error a post needs its id
  await client.call('getPost');
  // @ts-expect-error a post needs its id under the name of the contract
  await client.call('getPost', { path: { post: id } });
  // @ts-expect-error a change needs the version it was made from
  await client.call('updatePost', { path: { id }, body: draft });
  // @ts-expect-error a draft needs a title
  await client.call('createPost', { body: { status: 'draft' } });
  // @ts-expect-error requests have no college id
  await client.call('createPost', { body: { title: 'x', status: 'draft', college_id: id } });
  // @ts-expect-error no post has this status
  await client.call('listPosts', { query: { 'filter[status]': 'deleted' } });
  // @ts-expect-error the password is missing
  await client.call('login', { body: { email: 'a@b.cl' } });

  const answer = await client.call('getPost', { path: { id } });
  // @ts-expect-error the post exists only for status 200
  same<typeof answer.data.data, PostDetail>();
  // @ts-expect-error a 200 may be that of a captive portal
  if (answer.status === 200) same<typeof answer.data.data, PostDetail>();
  if (!answer.unexpected && answer.status === 200) same<typeof answer.data.data, PostDetail>();
  // @ts-expect-error a 404 rejects, it is no answer
  if (!answer.unexpected && answer.status === 404) return;
  const rejected = await client.call('createPost', { body: draft });
  if (!rejected.unexpected && rejected.status === 422)
    same<typeof rejected.data.errors, { [field: string]: string[] }>();
}

/** A hook that knows its operation only as a type, as the app's have it. */
export async function generic<Id extends Parameters<Client['call']>[0]>(operationId: Id, input: InputOf<Id>) {
  const answer = await client.call(operationId, { idempotencyKey: 'k', ...input });
  return answer.data as AnswerData<Id>;
}
