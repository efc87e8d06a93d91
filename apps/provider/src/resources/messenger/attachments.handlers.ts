import { searchWords } from '@school/domain';
import { newId } from '../../newId.ts';
import { fileAnswer } from '../../http/contract/fileAnswer.ts';
import { type Handlers, prepared } from '../../http/contract/handler.ts';
import { forbidden, notFound } from '../../httpError.ts';
import { storeUpload } from '../documents/upload.commands.ts';
import { pageBody, pageFrom } from '../paging.ts';
import {
  countSentAttachments,
  findMessageAttachment,
  findAttachmentIds,
  findSentAttachments,
  insertMessageAttachment,
} from './attachments.queries.ts';
import { findMemberConversation } from './messages.handlers.ts';
import { presentSentAttachment } from './messenger.present.ts';

export const attachmentsHandlers = {
  createAttachment: prepared(
    (context) => storeUpload(context, context.body.file),
    async (context, upload) => {
      const { tx, college, person, now, afterCommit } = context;
      // The person may have been removed from the conversation during the upload.
      const conversation = await findMemberConversation(context);
      const id = newId(now);
      const { file_name: name, file_type: type, file_size: size } = upload.columns;
      await insertMessageAttachment(tx, {
        college_id: college.id,
        id,
        conversation_id: conversation.id,
        author_id: person.id,
        ...upload.columns,
        created_at: now,
      });
      afterCommit(upload.claim);
      return { status: 201, body: { data: { id, name, type, size } } };
    },
    async (context) => void (await findMemberConversation(context)),
  ),

  listAttachments: async (context) => {
    const { tx, path, query } = context;
    const { id } = await findMemberConversation(context);
    const words = searchWords(query.q);
    const ids = words.length > 0 ? await findAttachmentIds(tx, id, words) : undefined;
    const total = ids ? ids.length : await countSentAttachments(tx, id);
    const page = pageFrom(query);
    const { limit, offset } = page;
    const rows = offset < total ? await findSentAttachments(tx, id, { ids, limit, offset }) : [];
    const url = `/api/v1/conversations/${path.id}/attachments`;
    return { status: 200, body: pageBody(url, query, page, total, rows.map(presentSentAttachment)) };
  },

  downloadAttachment: async (context) => {
    const { tx, person, path } = context;
    const attachment = await findMessageAttachment(tx, path.id);
    if (!attachment) throw notFound();
    const isMember = attachment.member_ids.includes(person.id);
    if (!isMember || (attachment.message_id === null && attachment.author_id !== person.id))
      throw forbidden();
    return fileAnswer(context, attachment);
  },
} satisfies Partial<Handlers>;
