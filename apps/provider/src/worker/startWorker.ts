import type { Database } from '../database/connection.ts';
import { type Loop, startLoop } from './loop.ts';

/** The jobs of a worker and how it runs them. */
export interface WorkerOptions<Job> {
  db: Database;
  /** Milliseconds between two checks for due jobs. */
  interval: number;
  /** Maximum number of colleges whose jobs run at the same time; a slow server of one must not delay the others. */
  concurrency: number;
  /** Takes the next due job of a college; undefined when there is none. */
  claim: (collegeId: string) => Promise<Job | undefined>;
  /**
   * Runs a job. The signal aborts when a stopping worker has waited long enough.
   * @returns whether the college's next job may run now.
   */
  run: (job: Job, signal: AbortSignal) => Promise<boolean>;
  onError: (error: unknown) => void;
}

/** How long a stopping worker waits for the jobs in progress before it aborts them. */
const gracePeriod = 5000;

/**
 * Runs the due jobs of every college: one job of a college at a time, several colleges at once. Jobs are claimed one
 * after the other, so that a check uses one connection.
 */
export function startWorker<Job>(options: WorkerOptions<Job>): Loop {
  const { db, interval, concurrency, claim, run, onError } = options;
  let isStopped = false;
  const aborting = new AbortController();
  const active = new Map<string, Promise<void>>();
  /** Active colleges that a later check found: they may have a new job. */
  const recheck = new Set<string>();

  const runJobs = async (collegeId: string, first: Job) => {
    let job: Job | undefined = first;
    while (job !== undefined && (await run(job, aborting.signal)) && !isStopped) {
      recheck.delete(collegeId);
      job = await claim(collegeId);
    }
  };
  const start = (collegeId: string, first: Job) => {
    const ended = runJobs(collegeId, first)
      .catch(onError)
      .finally(() => {
        active.delete(collegeId);
        if (recheck.delete(collegeId)) loop.wake();
      });
    active.set(collegeId, ended);
  };
  const check = async (collegeId: string) => {
    if (active.has(collegeId)) {
      recheck.add(collegeId);
      return;
    }
    const job = await claim(collegeId);
    if (job !== undefined) start(collegeId, job);
  };
  const round = async () => {
    const colleges = await db.selectFrom('college_domains').select('college_id').distinct().execute();
    for (const { college_id } of colleges) {
      while (active.size >= concurrency) await Promise.race(active.values());
      if (isStopped) return;
      await check(college_id).catch(onError);
    }
  };

  const loop = startLoop({ interval, round, onError });
  const idle = async (): Promise<void> => {
    await loop.idle();
    if (active.size === 0) return;
    await Promise.all(active.values());
    await idle();
  };
  return {
    wake: loop.wake,
    idle,
    async stop() {
      isStopped = true;
      const timer = setTimeout(() => aborting.abort(), gracePeriod);
      await loop.stop();
      await Promise.all(active.values());
      clearTimeout(timer);
    },
  };
}
