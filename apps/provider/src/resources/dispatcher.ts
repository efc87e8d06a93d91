import type { Database } from '../database/connection.ts';
import { inCollege, type CollegeTransaction } from '../database/collegeTransaction.ts';

/** Does in the background what waited for its time. */
export interface Dispatcher {
  /** Resolves when everything that is due is done. */
  round: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Does one thing that is due, if there is one. It locks that thing's row and passes over locked ones; as the lock lasts until
 * all of it is committed, each is done once, however many processes look, and whole or not at all, whenever one of them dies.
 */
export type DueWork = (tenant: CollegeTransaction, collegeId: string, now: Date) => Promise<boolean>;

const lookEvery = 5000;

/** Starts looking every five seconds; what became due while no provider ran is done at the first look. */
export function startDispatcher(
  db: Database,
  clock: () => Date,
  works: readonly DueWork[],
  onError: (error: unknown) => void,
): Dispatcher {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const finish = async (collegeId: string, work: DueWork) => {
    while (!stopped && (await inCollege(db, collegeId, (tenant) => work(tenant, collegeId, clock()))))
      continue;
  };
  const look = async () => {
    const colleges = await db.selectFrom('college_domains').select('college_id').distinct().execute();
    // What fails in one school holds up no other.
    for (const { college_id } of colleges)
      for (const work of works) await finish(college_id, work).catch(onError);
  };
  const round = () => {
    running = running.then(look).catch(onError);
    return running;
  };
  const timer = setInterval(() => void round(), lookEvery).unref();
  return {
    round,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
