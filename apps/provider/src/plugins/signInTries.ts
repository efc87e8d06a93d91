import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { tooMany } from './httpError.ts';
import type { Encryption } from './encryption.ts';

/** How many wrong passwords are looked at. */
export interface TryLimits {
  /** So many in a row without a pause. */
  free: number;
  /** Seconds after the first that is not free; each further one doubles them. */
  firstWait: number;
  longestWait: number;
  /** After so many in a row only a new password helps. */
  mostInARow: number;
  mostADay: number;
}

const day = 86_400;

/** Wherever somebody is who was never signed in there. */
export const unknownDevices: TryLimits = {
  free: 5,
  firstWait: 60,
  longestWait: 900,
  mostInARow: 100,
  mostADay: 100,
};

/** The owner's own device waits, but is never locked out; the waits leave it some eighty tries a day. */
export const knownDevices: TryLimits = { ...unknownDevices, longestWait: 1200, mostInARow: 1_000_000_000 };

/** Which row counts: of an account, or of an account at a device that it knows. */
export interface Tried {
  collegeId: string;
  /** Id of the account, or what somebody typed where there is none. */
  account: string;
  /** Id of the device, when the account knows it. */
  device: string | undefined;
}

export function keyOfTries(seal: Encryption, { collegeId, account, device = '' }: Tried): Buffer {
  return seal.fingerprint(JSON.stringify([collegeId, account, device]), 'sign-in tries');
}

/**
 * Counts a try as wrong before it is looked at, so that none of many at once slips between; one that turns out to be right
 * is taken back by {@link rightTry}. What is not looked at is not counted.
 * @throws Refusal 429
 */
export async function claimTry(db: Database, key: Buffer, limits: TryLimits, now: Date): Promise<void> {
  const { free, firstWait, longestWait, mostInARow, mostADay } = limits;
  const { rows } = await sql<{ is_claimed: boolean; next_at: Date | null; is_over: boolean }>`
    with claimed as (
      insert into sign_in_tries as t (key, wrong_in_a_row, wrong_in_a_day, day_ends_at, next_at)
      values (${key}, 1, 1, ${now}::timestamptz + interval '1 day', ${now})
      on conflict (key) do update set
        -- A day without any begins a new row.
        wrong_in_a_row = case when t.next_at <= ${now}::timestamptz - interval '1 day' then 1 else t.wrong_in_a_row + 1 end,
        wrong_in_a_day = case when t.day_ends_at <= ${now} then 1 else t.wrong_in_a_day + 1 end,
        day_ends_at = case when t.day_ends_at <= ${now} then excluded.day_ends_at else t.day_ends_at end,
        next_at = ${now}::timestamptz + case when t.wrong_in_a_row + 1 < ${free}::integer
            or t.next_at <= ${now}::timestamptz - interval '1 day' then interval '0'
          else least(${firstWait}::integer * power(2, least(t.wrong_in_a_row + 1 - ${free}::integer, 20)), ${longestWait}::integer)
            * interval '1 second' end
      where t.wrong_in_a_row < ${mostInARow}::integer
        -- After a clock was set back, nobody waits until it has caught up.
        -- No wait is in force yet: tries at the same moment come with clocks some milliseconds apart.
        and (t.wrong_in_a_row < ${free}::integer or t.next_at <= ${now} or t.next_at > ${now}::timestamptz + ${longestWait}::integer * interval '1 second')
        and (t.wrong_in_a_day < ${mostADay}::integer or t.day_ends_at <= ${now})
      returning 1)
    select exists (select from claimed) as is_claimed, wrong_in_a_row >= ${mostInARow}::integer as is_over,
      case when wrong_in_a_day >= ${mostADay}::integer then greatest(next_at, day_ends_at) else next_at end as next_at
    from (select 1) as one left join sign_in_tries on key = ${key}`.execute(db);
  const { is_claimed, is_over, next_at } = rows[0]!;
  if (is_claimed) return;
  // Of a first try at the same moment nothing is seen yet.
  const wait = next_at ? (next_at.getTime() - now.getTime()) / 1000 : firstWait;
  throw tooMany(is_over ? day : wait);
}

/** The try was right: it does not count, and the row of wrong ones has ended. */
export const rightTry = (key: Buffer, now: Date): RawBuilder<unknown> => sql`
  update sign_in_tries set wrong_in_a_row = 0, wrong_in_a_day = greatest(wrong_in_a_day - 1, 0), next_at = ${now}
  where key = ${key}`;

/** The account has a new password: what was tried before says nothing of it. */
export const forgetTries = (key: Buffer): RawBuilder<unknown> =>
  sql`delete from sign_in_tries where key = ${key}`;

/** Removes what no longer counts; who may not try any more stays so. */
export async function cleanTries(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_tries')
    .where('next_at', '<', new Date(now.getTime() - day * 1000))
    .where('day_ends_at', '<', now)
    .where('wrong_in_a_row', '<', unknownDevices.mostInARow)
    .execute();
}
