import type { Database } from '../database/connection.ts';
import { inCollege, type CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Loop } from './loop.ts';
import { startWorker } from './startWorker.ts';

/**
 * Does one due item, if there is one. It locks the item's row and skips locked rows. The lock lasts until the commit, so
 * each item is done exactly once by any number of processes, or not at all when one of them dies.
 * @returns false when there is none.
 */
export type DueWork = (tx: CollegeTransaction, collegeId: string, now: Date) => Promise<boolean>;

/**
 * Checks for due work every five seconds. Work that became due while no provider ran is done at the first check.
 * @param onDone Runs after the commit of each item.
 */
export function startScheduler(
  db: Database,
  clock: () => Date,
  works: readonly DueWork[],
  onError: (error: unknown) => void,
  onDone: () => void = () => undefined,
): Loop {
  // One worker per kind of work: a failure of one kind does not stop the others.
  const workers = works.map((work) => {
    const claim = async (collegeId: string) =>
      (await inCollege(db, collegeId, (tx) => work(tx, collegeId, clock()))) || undefined;
    // The item is done in the transaction that claims it.
    const run = async () => {
      onDone();
      return true;
    };
    return startWorker({ db, interval: 5000, concurrency: 1, claim, run, onError });
  });
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    idle: async () => void (await Promise.all(workers.map((worker) => worker.idle()))),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}
