import { type Database } from '../database/connection.ts';
import { inTenant } from '../database/tenant.ts';

const every = 3600_000;

/** Removes what no longer holds: old idempotency keys, ended tokens and resets, sent mails, events that no screen
 * asks for any more, finished counters. */
export async function clean(db: Database, now: Date): Promise<void> {
  const lastWeek = new Date(now.getTime() - 7 * 24 * 3600_000);
  const yesterday = new Date(now.getTime() - 24 * 3600_000);
  await db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
  const colleges = await db.selectFrom('college_domains').select('college_id').distinct().execute();
  for (const { college_id } of colleges) {
    await inTenant(db, college_id, async (tenant) => {
      await tenant.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).execute();
      await tenant.deleteFrom('tokens').where('expires_at', '<', now).execute();
      await tenant.deleteFrom('password_resets').where('expires_at', '<', now).execute();
      await tenant.deleteFrom('stream_events').where('created_at', '<', lastWeek).execute();
      await tenant.deleteFrom('mails').where('sent_at', '<', yesterday).execute();
    });
  }
}

/** Cleans once an hour. @returns stops it. */
export function startCleaning(
  db: Database,
  clock: () => Date,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void clean(db, clock()).catch(onError), every).unref();
  return () => clearInterval(timer);
}
