import { newId } from '../../newId.ts';
import { fileAnswer } from '../../plugins/contract/fileAnswer.ts';
import { type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { forbidden, notFound } from '../../plugins/httpError.ts';
import { keepUpload } from '../documents/upload.commands.ts';
import { findAttachment, insertAttachment } from './attachments.queries.ts';
import { findMemberConversation } from './messages.handlers.ts';

export const attachmentsHandlers = {
  createAttachment: prepared(
    (early) => keepUpload(early, early.body.file),
    async (context, kept) => {
      const { tx, college, person, now, afterCommit } = context;
      // The person may have been removed from the conversation during the upload.
      const conversation = await findMemberConversation(context);
      const id = newId(now);
      const { file_name: name, file_type: type, file_size: size } = kept.columns;
      await insertAttachment(tx, {
        college_id: college.id,
        id,
        conversation_id: conversation.id,
        author_id: person.id,
        ...kept.columns,
        created_at: now,
      });
      afterCommit(kept.claim);
      return { status: 201, body: { data: { id, name, type, size } } };
    },
    async (asked) => void (await findMemberConversation(asked)),
  ),

  downloadAttachment: async (context) => {
    const { tx, person, path } = context;
    const attachment = await findAttachment(tx, path.id);
    if (!attachment) throw notFound();
    const isMember = attachment.member_ids.includes(person.id);
    if (!isMember || (attachment.message_id === null && attachment.author_id !== person.id))
      throw forbidden();
    return fileAnswer(context, attachment);
  },
} satisfies Partial<Handlers>;
