import type { Database } from '../database/connection.ts';
import { inCollege, type CollegeTransaction } from '../database/collegeTransaction.ts';

/** Runs work in the background when it becomes due. */
export interface Dispatcher {
  /** Resolves when all due work is done. */
  round: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Does one due item, if there is one. It locks the item's row and skips locked rows. The lock lasts until the commit, so
 * each item is done exactly once by any number of processes, or not at all when one of them dies.
 */
export type DueWork = (tx: CollegeTransaction, collegeId: string, now: Date) => Promise<boolean>;

const lookEvery = 5000;

/** Checks for due work every five seconds. Work that became due while no provider ran is done at the first check. */
export function startDispatcher(
  db: Database,
  clock: () => Date,
  works: readonly DueWork[],
  onError: (error: unknown) => void,
): Dispatcher {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const finish = async (collegeId: string, work: DueWork) => {
    while (!stopped && (await inCollege(db, collegeId, (tx) => work(tx, collegeId, clock())))) continue;
  };
  const look = async () => {
    const colleges = await db.selectFrom('college_domains').select('college_id').distinct().execute();
    // A failure in one college does not stop the others.
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
