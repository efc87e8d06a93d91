import { sql } from 'kysely';
import { type Database } from '../database/connection.ts';
import { inTenant, type Tenant } from '../database/tenant.ts';

const every = 3600_000;

/** What is kept has no hole: the log is cut before its first event that is still young. */
async function forgetEvents(tenant: Tenant, before: Date): Promise<void> {
  await sql`delete from stream_events where created_at < ${before}
    and seq < coalesce((select min(seq) from stream_events where created_at >= ${before}), 9e15::bigint)`.execute(
    tenant,
  );
}

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
      await forgetEvents(tenant, lastWeek);
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
