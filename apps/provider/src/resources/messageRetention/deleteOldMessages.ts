import { removeFile } from '../../backup/running.ts';
import { inCollege } from '../../database/collegeTransaction.ts';
import { appendEvents } from '../../journal/journal.ts';
import type { Services } from '../../http/contract/handler.ts';
import { lockConversation } from '../messenger/conversations.queries.ts';
import {
  deleteOldest,
  findOldConversations,
  findRetention,
  skipDeleted,
} from './messageRetention.queries.ts';
import { retentionStart } from './retentionStart.ts';

type RetentionServices = Pick<Services, 'db' | 'clock' | 'storage'>;

/** The messages of a transaction: a conversation is locked only for a moment. */
const batchSize = 1000;

/**
 * Deletes the messages that the school no longer keeps, with their files. Reports keep their evidence.
 * An aborted run ends after its batch.
 */
export async function deleteOldMessages(
  services: RetentionServices,
  collegeId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  const period = await inCollege(db, collegeId, (tx) => findRetention(tx, collegeId));
  if (period === 'always') return;
  const before = retentionStart(period, clock());
  const ids = await inCollege(db, collegeId, (tx) => findOldConversations(tx, before));
  for (const id of ids) {
    let count = batchSize;
    while (count === batchSize && !signal?.aborted)
      count = await deleteBatch(services, { collegeId, id }, before);
  }
}

/** @returns the number of deleted messages. */
async function deleteBatch(
  { db, clock, storage }: RetentionServices,
  { collegeId, id }: { collegeId: string; id: string },
  before: Date,
): Promise<number> {
  const { count, files } = await inCollege(db, collegeId, async (tx) => {
    await lockConversation(tx, id);
    const deleted = await deleteOldest(tx, id, before, batchSize);
    if (deleted.count === 0) return deleted;
    const to = await skipDeleted(tx, id, deleted.last_seq);
    const event = { kind: 'conversation.updated', to, data: { conversation_id: id } };
    await appendEvents(tx, collegeId, [event], clock());
    return deleted;
  });
  for (const file of files) await removeFile(db, storage, { collegeId, id: file });
  return count;
}
