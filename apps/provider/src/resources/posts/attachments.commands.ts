import type { Attachment, PostWrite } from '@school/domain';
import type { Context } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import { assignFiles } from './attachments.queries.ts';

type Attaching = Pick<Context<'updatePost'>, 'tx' | 'college' | 'person' | 'services' | 'afterCommit'>;

/** Deletes stored files that no post has any more, after the commit. */
export function forgetFiles(
  { college, services, afterCommit }: Pick<Attaching, 'college' | 'services' | 'afterCommit'>,
  ids: readonly string[],
): void {
  afterCommit(() => {
    for (const id of ids) services.forget({ collegeId: college.id, id });
  });
}

/**
 * Sets the requested files of a post and deletes its other ones. Does nothing when the request has none, or the same ones.
 * @param stored The post's files before.
 * @returns the post's files after.
 * @throws HttpError 422 for a file that is unknown, another person's, or another post's.
 */
export async function attachFiles(
  context: Attaching,
  postId: string,
  { attachment_ids: ids }: PostWrite,
  stored: readonly Attachment[] = [],
): Promise<readonly Attachment[]> {
  if (!ids || ids.join() === stored.map(({ id }) => id).join()) return stored;
  const { files, detached } = await assignFiles(
    context.tx,
    { id: postId, author_id: context.person.id },
    ids,
  );
  if (files.length < ids.length) throw invalid({ attachment_ids: ['The selected file is unknown.'] });
  forgetFiles(context, detached);
  return files;
}
