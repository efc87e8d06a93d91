import { sql } from 'kysely';
import type { Row } from '../database/schema.ts';
import { removeFile } from '../backup/running.ts';
import { inCollege, type CollegeTransaction } from '../database/collegeTransaction.ts';
import { unfinished } from '../storage/folder.ts';
import { deleteOldMessages } from '../resources/messageRetention/deleteOldMessages.ts';
import { deleteOldAttempts } from '../security/signInAttempts.ts';
import { type Loop, startLoop } from '../worker/loop.ts';
import type { Services } from '../http/contract/handler.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The services that the cleanup uses. */
export type CleanupServices = Pick<Services, 'db' | 'clock' | 'storage' | 'spool'>;

/** Deletes files that no document, message or post refers to: uploads that a crash cut off, and failed removals. */
async function sweepFiles(
  { db, storage }: Pick<CleanupServices, 'db' | 'storage'>,
  collegeId: string,
  before: Date,
  signal: AbortSignal | undefined,
): Promise<void> {
  const old: string[] = [];
  for await (const { id, since } of storage.list(collegeId)) {
    if (signal?.aborted) return;
    if (since < before) old.push(id);
  }
  for (let from = 0; from < old.length && !signal?.aborted; from += 1000) {
    const ids = old.slice(from, from + 1000).filter((id) => uuid.test(id));
    const { rows } = await inCollege(db, collegeId, (tx) =>
      sql<Pick<Row<'documents'>, 'file_id'>>`
        select file_id from documents where file_id = any(${ids}::uuid[])
        union all select file_id from message_attachments where file_id = any(${ids}::uuid[])
        union all select file_id from post_attachments where file_id = any(${ids}::uuid[])`.execute(tx),
    );
    const named = new Set(rows.map(({ file_id }) => file_id));
    for (const id of ids) if (!named.has(id)) await removeFile(db, storage, { collegeId, id });
  }
  for (const id of old) if (id.endsWith(unfinished)) await removeFile(db, storage, { collegeId, id });
}

/** Deletes old events up to the first young one, so that the remaining log has no gap. */
async function forgetEvents(tx: CollegeTransaction, before: Date): Promise<void> {
  await sql`delete from stream_events where created_at < ${before}
    and seq < coalesce((select min(seq) from stream_events where created_at >= ${before}), 9e15::bigint)`.execute(
    tx,
  );
}

/**
 * Deletes expired data: idempotency keys, tokens, resets and unconfirmed sign-ups, sent mails, old events, finished counters, attachments of
 * messages and posts that were never saved, messages that the school keeps no longer, and orphaned files. An aborted cleanup ends early.
 */
export async function cleanUp(services: CleanupServices, signal?: AbortSignal): Promise<void> {
  const { db, clock, spool } = services;
  const now = clock();
  const lastWeek = new Date(now.getTime() - 7 * 24 * 3600_000);
  const lastMonth = new Date(now.getTime() - 30 * 24 * 3600_000);
  const yesterday = new Date(now.getTime() - 24 * 3600_000);
  // File times come from the machine's clock, not from the provider's.
  const dayAgo = new Date(Date.now() - 24 * 3600_000);
  await spool.sweep(dayAgo);
  await db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
  await deleteOldAttempts(db, now);
  const colleges = await db.selectFrom('college_domains').select('college_id').distinct().execute();
  for (const { college_id } of colleges) {
    if (signal?.aborted) return;
    await inCollege(db, college_id, async (tx) => {
      await tx.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).execute();
      await tx.deleteFrom('tokens').where('expires_at', '<', now).execute();
      for (const table of ['password_resets', 'sign_ups'] as const)
        await tx.deleteFrom(table).where('expires_at', '<', now).execute();
      await forgetEvents(tx, lastWeek);
      // Their files then have no reference, and the file sweep deletes them.
      await tx
        .deleteFrom('message_attachments')
        .where('message_id', 'is', null)
        .where('created_at', '<', yesterday)
        .execute();
      // Drafts may wait this long on a device before they are sent.
      for (const table of ['post_pictures', 'post_attachments'] as const)
        await tx.deleteFrom(table).where('post_id', 'is', null).where('created_at', '<', lastMonth).execute();
      await tx.deleteFrom('email_jobs').where('sent_at', '<', yesterday).execute();
      await tx.deleteFrom('email_jobs').where('failed_at', '<', lastMonth).execute();
      // No e-mail waits this long.
      for (const table of ['digest_items', 'event_changes'] as const)
        await tx.deleteFrom(table).where('created_at', '<', lastMonth).execute();
    });
    await deleteOldMessages(services, college_id, signal);
    await sweepFiles(services, college_id, dayAgo, signal);
  }
}

/** Runs the cleanup once an hour. */
export function startCleanupWorker({
  onError,
  ...services
}: CleanupServices & { onError: (error: unknown) => void }): Loop {
  const aborting = new AbortController();
  const round = () => cleanUp(services, aborting.signal);
  const loop = startLoop({ interval: 3600_000, round, onError });
  const stop = () => {
    aborting.abort();
    return loop.stop();
  };
  return { ...loop, stop };
}
