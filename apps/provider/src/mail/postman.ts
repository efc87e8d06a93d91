import type { Database } from '../database/connection.ts';
import { inTenant, type Tenant } from '../database/tenant.ts';
import type { Seal } from '../plugins/seal.ts';
import { type Letter, purposeOf } from './outbox.ts';
import { writeRecoveryMail } from './recovery.ts';
import type { Mailer } from './transport.ts';

/** Carries queued mails out, in the background. */
export interface Postman {
  /** There may be mail: look soon. */
  wake: () => void;
  /** Ends after the mail in hand. */
  stop: () => Promise<void>;
  /** Resolves when everything that can be sent now is sent. */
  idle: () => Promise<void>;
}

const lookEvery = 20_000;
const longestWait = 3600_000;

/** Sends one mail and notes how it went; false when none is due. The row stays locked, so no second process sends it. */
async function sendOne(
  tenant: Tenant,
  collegeId: string,
  seal: Seal,
  mailer: Mailer,
  now: Date,
): Promise<boolean> {
  const waiting = await tenant
    .selectFrom('mails')
    .select(['id', 'sealed', 'attempts'])
    .where('college_id', '=', collegeId)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!waiting?.sealed) return false;
  const own = tenant.updateTable('mails').where('college_id', '=', collegeId).where('id', '=', waiting.id);
  const attempts = waiting.attempts + 1;
  try {
    const letter = JSON.parse(seal.open(waiting.sealed, purposeOf(collegeId, waiting.id))) as Letter;
    const mail = await writeRecoveryMail(tenant, collegeId, letter, now);
    if (mail) await mailer.send(mail);
    await own.set({ attempts, sent_at: now, sealed: null, error: null }).execute();
  } catch (error) {
    const wait = Math.min(longestWait, 5000 * 2 ** attempts);
    const next_attempt_at = new Date(now.getTime() + wait);
    await own.set({ attempts, next_attempt_at, error: String(error).slice(0, 500) }).execute();
  }
  return true;
}

/** Starts looking; a school's mail is read inside the school's own transaction. */
export function startPostman(
  db: Database,
  clock: () => Date,
  seal: Seal,
  mailer: Mailer,
  onError: (error: unknown) => void,
): Postman {
  let round: Promise<void> = Promise.resolve();
  let again = false;
  let stopped = false;
  const goRound = async () => {
    const colleges = await db.selectFrom('college_domains').select('college_id').distinct().execute();
    for (const { college_id } of colleges) {
      while (
        !stopped &&
        (await inTenant(db, college_id, (t) => sendOne(t, college_id, seal, mailer, clock())))
      )
        continue;
    }
  };
  const wake = () => {
    if (again || stopped) return;
    again = true;
    round = round.then(() => {
      again = false;
      return stopped ? undefined : goRound().catch(onError);
    });
  };
  const timer = setInterval(wake, lookEvery).unref();
  return {
    wake,
    idle: () => round,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
