import type { OperationId } from '@school/domain';
import type { CallOptions, School } from '../../apps/provider/src/testing/openSchool.ts';
import { type Choices, newPost } from '../../apps/provider/src/testing/writing.ts';
import { notice } from './writes.ts';

/** Requests with which the operations on views, confirmations and reminders succeed. */
export function arrangedReceipts(
  school: School,
  token: string,
  choices: Choices,
): Partial<Record<OperationId, () => Promise<CallOptions>>> {
  const post = async () => {
    const { data } = await school.call('createPost', { token, body: newPost(choices) });
    return { path: { id: data.data.id, record: 'post' } };
  };
  /** A notification of another author, who cannot confirm it. */
  const requested = async () => {
    const body = { ...notice, confirm_by: '2026-12-04' };
    const author = await school.as('direccion');
    const { data } = await school.call('createNotification', { token: author, body });
    return { path: { id: data.data.id, record: 'notification' } };
  };
  return {
    listReceipts: post,
    getReminderPreview: post,
    sendReminder: post,
    confirmRead: requested,
    listPendingConfirmations: async () => {
      await requested();
      return {};
    },
  };
}
