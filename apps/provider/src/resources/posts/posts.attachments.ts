import type { Attachment, PostWrite } from '@school/domain';
import type { Context } from '../../plugins/contract/handler.ts';
import { invalid } from '../../plugins/httpError.ts';
import { placeFiles } from './attachments.queries.ts';

type Placing = Pick<Context<'updatePost'>, 'tenant' | 'college' | 'person' | 'services' | 'afterCommit'>;

/** Removes files that no post names any more, once that is certain. */
export function forgetFiles(
  { college, services, afterCommit }: Pick<Placing, 'college' | 'services' | 'afterCommit'>,
  ids: readonly string[],
): void {
  afterCommit(() => {
    for (const id of ids) services.forget({ collegeId: college.id, id });
  });
}

/**
 * Gives a post the files that were asked for; those that it had before go. Nothing is done where nothing was asked.
 * @param stored What it has so far.
 * @returns What it has then.
 * @throws Refusal 422 for one that is not there, is another person's, or belongs to another post.
 */
export async function placeAttachments(
  context: Placing,
  postId: string,
  { attachment_ids: ids }: PostWrite,
  stored: readonly Attachment[] = [],
): Promise<readonly Attachment[]> {
  if (!ids || ids.join() === stored.map(({ id }) => id).join()) return stored;
  const { files, gone } = await placeFiles(context.tenant, { id: postId, author_id: context.person.id }, ids);
  if (files.length < ids.length) throw invalid({ attachment_ids: ['The selected file is unknown.'] });
  forgetFiles(context, gone);
  return files;
}
