import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { findVisits, lockVisits, noteVisits, type Visit } from './statistics.queries.ts';

const oneDay = 86_400_000;

/** How long a visit may wait on a device without a network, in milliseconds. */
const longestWait = 7 * oneDay;

/**
 * The most that one person can have of visits that begin on one day in UTC. Visits may overlap, on a telephone and on a
 * computer.
 */
const mostADay = { seconds: 86_400, visits: 100 };

/** Numbers the days in UTC. */
const toDay = ({ started_at }: Pick<Visit, 'started_at'>) => Math.floor(started_at.getTime() / oneDay);

/**
 * Stores the visits that a person's device reports. It could report any times: a visit lasts no longer than the time since
 * its start, and a person's visits of a day add up to a day.
 */
export async function storeVisits(
  tx: CollegeTransaction,
  { collegeId, userId, now }: { collegeId: string; userId: string; now: Date },
  reported: readonly Pick<Visit, 'id' | 'started_at' | 'seconds'>[],
): Promise<void> {
  const latest = now.getTime();
  const earliest = latest - longestWait;
  const possible = reported.filter(
    ({ started_at }) => started_at.getTime() >= earliest && started_at.getTime() <= latest,
  );
  if (possible.length === 0) return;
  await lockVisits(tx, userId);
  const firstDay = new Date(Math.floor(earliest / oneDay) * oneDay);
  const stored = new Map((await findVisits(tx, userId, firstDay)).map((visit) => [visit.id, visit]));
  const days = new Map<number, { seconds: number; visits: number }>();
  const add = (day: number, seconds: number, visits: number) => {
    const sum = days.get(day) ?? { seconds: 0, visits: 0 };
    days.set(day, { seconds: sum.seconds + seconds, visits: sum.visits + visits });
  };
  for (const visit of stored.values()) add(toDay(visit), visit.seconds, 1);
  for (const { id, started_at, seconds } of possible) {
    const earlier = stored.get(id);
    const day = toDay({ started_at });
    const sum = days.get(day) ?? { seconds: 0, visits: 0 };
    const isOther = earlier && earlier.started_at.getTime() !== started_at.getTime();
    if (isOther || (!earlier && sum.visits >= mostADay.visits)) continue;
    const shortest = earlier?.seconds ?? 0;
    const elapsed = Math.floor((latest - started_at.getTime()) / 1000);
    const longest = Math.min(seconds, elapsed, mostADay.seconds - sum.seconds + shortest);
    const visit = { id, started_at, seconds: Math.max(shortest, longest) };
    stored.set(id, visit);
    add(day, visit.seconds - shortest, earlier ? 0 : 1);
  }
  const ids = new Set(possible.map(({ id }) => id));
  const changed = [...stored.values()].filter(({ id }) => ids.has(id));
  await noteVisits(
    tx,
    changed.map((visit) => ({ ...visit, college_id: collegeId, user_id: userId })),
  );
}
