import { newId } from '../../newId.ts';
import { fileAnswer } from '../../http/contract/fileAnswer.ts';
import { type Handlers, prepared } from '../../http/contract/handler.ts';
import { notFound, requireAllowed } from '../../httpError.ts';
import { storeUpload } from '../documents/upload.commands.ts';
import { findPostAttachment, insertPostAttachment } from './attachments.queries.ts';
import { canSeePost } from './posts.policy.ts';
import { findPost } from './posts.queries.ts';

export const postAttachmentsHandlers = {
  createPostAttachment: prepared(
    (context) => storeUpload(context, context.body.file),
    async ({ tx, college, person, now, afterCommit }, upload) => {
      const id = newId(now);
      const { file_name: name, file_type: type, file_size: size } = upload.columns;
      await insertPostAttachment(tx, {
        college_id: college.id,
        id,
        author_id: person.id,
        ...upload.columns,
        created_at: now,
      });
      afterCommit(upload.claim);
      return { status: 201, body: { data: { id, name, type, size } } };
    },
  ),

  downloadPostAttachment: async (context) => {
    const { tx, person, path, now } = context;
    const attachment = await findPostAttachment(tx, path.id);
    if (!attachment) throw notFound();
    const post = attachment.post_id === null ? undefined : await findPost(tx, person, attachment.post_id);
    requireAllowed(post ? canSeePost(person, post, now) : attachment.author_id === person.id);
    return fileAnswer(context, attachment);
  },
} satisfies Partial<Handlers>;
