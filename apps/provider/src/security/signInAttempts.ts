import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Database } from '../database/connection.ts';
import { tooMany } from '../httpError.ts';
import type { Encryption } from './encryption.ts';

/** Limits for wrong passwords. */
export interface TryLimits {
  /** Attempts in a row without a wait. */
  free: number;
  /** Seconds to wait after the first attempt beyond `free`; each further one doubles the wait. */
  firstWait: number;
  longestWait: number;
  /** After this many wrong attempts in a row only a new password helps. */
  mostInARow: number;
  mostADay: number;
}

const day = 86_400;

/** Limits for devices that the account has never signed in with. */
export const unknownDevices: TryLimits = {
  free: 5,
  firstWait: 60,
  longestWait: 900,
  mostInARow: 100,
  mostADay: 100,
};

/** Limits for a known device: it waits, but is never locked out; the waits leave some eighty attempts a day. */
export const knownDevices: TryLimits = { ...unknownDevices, longestWait: 1200, mostInARow: 1_000_000_000 };

/**
 * Limits for the password of the signed-in person, whichever form asks for it: some eighty attempts a day. Nothing locks the
 * owner out; instead the session ends after `mostInASession` wrong ones in a row.
 */
export const ownPasswords: TryLimits = { ...unknownDevices, mostInARow: 1_000_000_000 };
export const mostInASession = 10;

/** Identifies the counter: of an account, or of an account on a device that it knows. */
export interface Tried {
  collegeId: string;
  /** Id of the account, or the typed name where no account exists. */
  account: string;
  /** Id of the device, if the account knows it. */
  device: string | undefined;
}

/** The counter of the attempts that the account's own sessions make. */
export const ownPasswordKey = (encryption: Encryption, collegeId: string, account: string): Buffer =>
  encryption.fingerprint(JSON.stringify([collegeId, account]), 'own password tries');

export function attemptsKey(encryption: Encryption, { collegeId, account, device = '' }: Tried): Buffer {
  return encryption.fingerprint(JSON.stringify([collegeId, account, device]), 'sign-in tries');
}

/**
 * Counts an attempt as wrong before the password is checked, so that parallel attempts cannot bypass the limit. {@link
 * resetAttempts} takes back a correct one. Rejected attempts are not counted.
 * @param db A transaction of the school when the password of an account is to be read in the same statement.
 * @param userId The account, if its password is to be read.
 * @returns how many attempts in a row are counted, this one included, and the hash of the account's password.
 * @throws HttpError 429
 */
export async function claimAttempt(
  db: Database | CollegeTransaction,
  key: Buffer,
  limits: TryLimits,
  now: Date,
  userId: string | null = null,
): Promise<{ inARow: number; hash: string | undefined }> {
  const { free, firstWait, longestWait, mostInARow, mostADay } = limits;
  const { rows } = await sql<{
    claimed: number | null;
    next_attempt_at: Date | null;
    is_over: boolean;
    hash: string | null;
  }>`
    with claimed as (
      insert into sign_in_attempts as t (key, consecutive_failures, daily_failures, day_ends_at, next_attempt_at)
      values (${key}, 1, 1, ${now}::timestamptz + interval '1 day', ${now})
      on conflict (key) do update set
        -- A day without any begins a new row.
        consecutive_failures = case when t.next_attempt_at <= ${now}::timestamptz - interval '1 day' then 1 else t.consecutive_failures + 1 end,
        daily_failures = case when t.day_ends_at <= ${now} then 1 else t.daily_failures + 1 end,
        day_ends_at = case when t.day_ends_at <= ${now} then excluded.day_ends_at else t.day_ends_at end,
        next_attempt_at = ${now}::timestamptz + case when t.consecutive_failures + 1 < ${free}::integer
            or t.next_attempt_at <= ${now}::timestamptz - interval '1 day' then interval '0'
          else least(${firstWait}::integer * power(2, least(t.consecutive_failures + 1 - ${free}::integer, 20)), ${longestWait}::integer)
            * interval '1 second' end
      where t.consecutive_failures < ${mostInARow}::integer
        -- Ends the wait at once if the clock was set back.
        -- No wait is in force yet: tries at the same moment come with clocks some milliseconds apart.
        and (t.consecutive_failures < ${free}::integer or t.next_attempt_at <= ${now} or t.next_attempt_at > ${now}::timestamptz + ${longestWait}::integer * interval '1 second')
        and (t.daily_failures < ${mostADay}::integer or t.day_ends_at <= ${now})
      returning consecutive_failures)
    select (select consecutive_failures from claimed) as claimed, consecutive_failures >= ${mostInARow}::integer as is_over,
      case when daily_failures >= ${mostADay}::integer then greatest(next_attempt_at, day_ends_at) else next_attempt_at end as next_attempt_at,
      (select password_hash from users where id = ${userId}::uuid) as hash
    from (select 1) as one left join sign_in_attempts on key = ${key}`.execute(db);
  const { claimed, is_over, next_attempt_at, hash } = rows[0]!;
  if (claimed !== null) return { inARow: claimed, hash: hash ?? undefined };
  // A concurrent first attempt's row is not visible yet.
  const wait = next_attempt_at ? (next_attempt_at.getTime() - now.getTime()) / 1000 : firstWait;
  throw tooMany(is_over ? day : wait);
}

/** Takes back a correct attempt and resets the number of wrong ones in a row. */
export const resetAttempts = (key: Buffer, now: Date): RawBuilder<unknown> => sql`
  update sign_in_attempts set consecutive_failures = 0, daily_failures = greatest(daily_failures - 1, 0), next_attempt_at = ${now}
  where key = ${key}`;

/** Begins a new row after a sign-in, which proved the password; the attempts of the day stay counted. */
export const beginNewRow = (key: Buffer, now: Date): RawBuilder<unknown> => sql`
  update sign_in_attempts set consecutive_failures = 0, next_attempt_at = ${now} where key = ${key}`;

/** Deletes the counter after a password change: earlier attempts no longer matter. */
export const deleteAttempts = (key: Buffer): RawBuilder<unknown> =>
  sql`delete from sign_in_attempts where key = ${key}`;

/** Removes expired counters; a locked account stays locked. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('next_attempt_at', '<', new Date(now.getTime() - day * 1000))
    .where('day_ends_at', '<', now)
    .where('consecutive_failures', '<', unknownDevices.mostInARow)
    .execute();
}
