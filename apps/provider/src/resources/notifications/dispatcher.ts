import type { Database } from '../../database/connection.ts';
import { inTenant, type Tenant } from '../../database/tenant.ts';
import { appendEvents } from '../../journal/events.ts';
import { findNotification } from './managed.queries.ts';
import { send } from './sending.ts';

/** Sends what waited for its time, in the background. */
export interface Dispatcher {
  /** Resolves when everything that is due is sent. */
  round: () => Promise<void>;
  stop: () => Promise<void>;
}

const lookEvery = 5000;

/**
 * Sends one that is due. Its row stays locked until all of it is committed, so each is sent once, however many
 * processes look, and whole or not at all, whenever one of them dies.
 */
async function sendOne(tenant: Tenant, collegeId: string, now: Date): Promise<boolean> {
  const due = await tenant
    .selectFrom('notifications')
    .select('id')
    .where('college_id', '=', collegeId)
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return false;
  const row = (await findNotification(tenant, due.id))!;
  await appendEvents(tenant, collegeId, [await send(tenant, row, now)], now);
  return true;
}

/** Starts looking every five seconds; what became due while no provider ran is sent at the first look. */
export function startDispatcher(
  db: Database,
  clock: () => Date,
  onError: (error: unknown) => void,
): Dispatcher {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    const colleges = await db.selectFrom('college_domains').select('college_id').distinct().execute();
    for (const { college_id } of colleges)
      while (!stopped && (await inTenant(db, college_id, (tenant) => sendOne(tenant, college_id, clock()))))
        continue;
  };
  const round = () => {
    running = running.then(look);
    return running;
  };
  const timer = setInterval(() => {
    running = running.then(look).catch(onError);
  }, lookEvery).unref();
  return {
    round,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running.catch(onError);
    },
  };
}
