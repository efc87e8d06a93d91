import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openSchool, type School } from '../testing/openSchool.ts';
import { retryAt } from './lease.ts';
import type { Loop } from './loop.ts';
import { startWorker, type WorkerOptions } from './startWorker.ts';

/** A promise that the test settles. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a worker', () => {
  let school: School;
  let colleges: string[];
  beforeAll(async () => {
    school = await openSchool(databases[0]!);
    const rows = await school.db.selectFrom('college_domains').select('college_id').distinct().execute();
    colleges = rows.map(({ college_id }) => college_id);
  });
  afterAll(() => school.close());

  type Job = { collegeId: string; number: number };
  /** Starts a worker on jobs in memory: numbers by college. */
  function start(
    jobs: Record<string, number[]>,
    change: Partial<WorkerOptions<Job>> = {},
  ): { worker: Loop; ran: string[]; errors: unknown[] } {
    const ran: string[] = [];
    const errors: unknown[] = [];
    const worker = startWorker<Job>({
      db: school.db,
      interval: 3600_000,
      concurrency: 2,
      claim: async (collegeId) => {
        const number = jobs[collegeId]?.shift();
        return number === undefined ? undefined : { collegeId, number };
      },
      run: async ({ collegeId, number }) => {
        ran.push(`${colleges.indexOf(collegeId)}:${number}`);
        return true;
      },
      onError: (error) => errors.push(error),
      ...change,
    });
    return { worker, ran, errors };
  }

  test('runs all due jobs of every college, in order within a college', async () => {
    const { worker, ran } = start(Object.fromEntries(colleges.map((id) => [id, [1, 2, 3]])));
    worker.wake();
    await worker.idle();
    await worker.stop();
    for (const at of colleges.keys())
      expect(ran.filter((job) => job.startsWith(`${at}:`))).toEqual([`${at}:1`, `${at}:2`, `${at}:3`]);
  });

  test('leaves the other jobs of a college for later when a run asks for it', async () => {
    const jobs = { [colleges[0]!]: [1, 2] };
    const ran: number[] = [];
    const run = async ({ number }: Job) => {
      ran.push(number);
      return false;
    };
    const { worker } = start(jobs, { run });
    worker.wake();
    await worker.idle();
    expect(ran).toEqual([1]);
    worker.wake();
    await worker.idle();
    await worker.stop();
    expect(ran).toEqual([1, 2]);
  });

  test('continues with other colleges while a job of one college takes long', async () => {
    const slow = gate();
    const [first, second, third] = colleges as [string, string, string];
    const ended: string[] = [];
    const run = async ({ collegeId }: Job) => {
      if (collegeId === first) await slow.opened;
      ended.push(collegeId);
      return true;
    };
    const { worker } = start({ [first]: [1], [second]: [1], [third]: [1] }, { run });
    worker.wake();
    await expect.poll(() => ended.toSorted()).toEqual([second, third].toSorted());
    slow.open();
    await worker.idle();
    await worker.stop();
    expect(ended).toHaveLength(3);
  });

  test('never runs more jobs at once than the limit', async () => {
    let running = 0;
    let most = 0;
    const run = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return true;
    };
    const { worker } = start(Object.fromEntries(colleges.map((id) => [id, [1, 2, 3]])), {
      run,
      concurrency: 1,
    });
    worker.wake();
    await worker.idle();
    await worker.stop();
    expect(most).toBe(1);
  });

  test('runs a job that was added while the last one of its college was running', async () => {
    const slow = gate();
    const jobs: Record<string, number[]> = { [colleges[0]!]: [1] };
    const ran: number[] = [];
    const run = async ({ number }: Job) => {
      ran.push(number);
      if (number === 1) await slow.opened;
      return number !== 1;
    };
    const { worker } = start(jobs, { run });
    worker.wake();
    await expect.poll(() => ran).toEqual([1]);
    jobs[colleges[0]!]!.push(2);
    worker.wake();
    slow.open();
    await expect.poll(() => ran).toEqual([1, 2]);
    await worker.stop();
  });

  test('reports an error of one college and continues with the others', async () => {
    const jobs = Object.fromEntries(colleges.map((id) => [id, [1]]));
    const ran: string[] = [];
    const { worker, errors } = start(jobs, {
      claim: async (collegeId) => {
        if (collegeId === colleges[0]) throw new Error('claim');
        const number = jobs[collegeId]!.shift();
        return number === undefined ? undefined : { collegeId, number };
      },
      run: async ({ collegeId }) => {
        if (collegeId === colleges[1]) throw new Error('run');
        ran.push(collegeId);
        return true;
      },
    });
    worker.wake();
    await worker.idle();
    await worker.stop();
    expect(errors.map((error) => (error as Error).message).toSorted()).toEqual(['claim', 'run']);
    expect(ran.toSorted()).toEqual(colleges.slice(2).toSorted());
  });

  test('starts no job after a stop, and ends the job in progress first', async () => {
    const slow = gate();
    const ran: number[] = [];
    const run = async ({ number }: Job) => {
      ran.push(number);
      await slow.opened;
      return true;
    };
    const { worker } = start({ [colleges[0]!]: [1, 2] }, { run });
    worker.wake();
    await expect.poll(() => ran).toEqual([1]);
    const stopped = worker.stop();
    worker.wake();
    slow.open();
    await stopped;
    expect(ran).toEqual([1]);
  });
});

test('the pause before a retry doubles from ten seconds to an hour', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const pauses = [1, 2, 3, 9, 10, 36].map(
    (attempts) => (retryAt({ attempts }, now).getTime() - now.getTime()) / 1000,
  );
  expect(pauses).toEqual([10, 20, 40, 2560, 3600, 3600]);
});
