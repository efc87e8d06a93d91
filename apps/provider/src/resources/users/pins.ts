import type { Database } from '../../database/connection.ts';
import { inCollege } from '../../database/collegeTransaction.ts';
import type { Row } from '../../database/schema.ts';
import type { Passwords } from '../../security/passwords.ts';
import { type RawBuilder, sql } from 'kysely';

/** The number of consecutive wrong PINs that locks it, and the duration of the lock in milliseconds. */
export const pinTries = 5;
export const pinLock = 15 * 60_000;

/** The person whose PIN is checked, and the time. */
export interface PinQuestion {
  collegeId: string;
  userId: string;
  now: Date;
  /** Without it no PIN is checked and no attempt counted. @default true */
  condition?: RawBuilder<boolean> | undefined;
}

/** The result of a check; `none` when the person has no PIN yet. */
export type PinCheck =
  /** `approval`: whether the school's real alerts need a second person, read with the PIN to save a statement. */
  | { result: 'right'; approval: boolean }
  | { result: 'none' }
  /** The condition does not hold. */
  | { result: 'unneeded' }
  /** The number of attempts left. */
  | { result: 'wrong'; left: number }
  /** `isNew`: whether this attempt locked it. */
  | { result: 'locked'; until: Date; isNew: boolean };

type Claimed = Pick<Row<'users'>, 'pin_hash' | 'failed_pin_attempts'> & { approval: boolean };

/** Counts an attempt before it is checked, so that no more than five parallel ones are checked. */
function claimAttempt(
  db: Database,
  { collegeId, userId, now, condition = sql<boolean>`true` }: PinQuestion,
): Promise<Claimed | undefined> {
  const until = new Date(now.getTime() + pinLock);
  // An expired lock allows five new attempts.
  const tries = sql`case when pin_locked_until is null then failed_pin_attempts + 1 else 1 end`;
  return inCollege(db, collegeId, async (tx) => {
    const { rows } = await sql<Claimed>`
      update users set failed_pin_attempts = ${tries},
        pin_locked_until = case when ${tries} >= ${pinTries} then ${until}::timestamptz end
      where college_id = ${collegeId} and id = ${userId} and status = 'active' and pin_hash is not null
        and (pin_locked_until is null or pin_locked_until <= ${now}) and ${condition}
      returning pin_hash, failed_pin_attempts,
        (select c.alert_approval from colleges c where c.id = users.college_id) as approval`.execute(tx);
    return rows[0];
  });
}

/**
 * Checks a person's PIN. Counts in separate transactions: call it before the transaction of the write that it confirms,
 * because a rollback there must not undo the count.
 */
export async function verifyPin(
  db: Database,
  passwords: Passwords,
  question: PinQuestion,
  pin: string,
): Promise<PinCheck> {
  const { collegeId, userId, condition = sql<boolean>`true` } = question;
  const ownRow = (tx: Parameters<Parameters<typeof inCollege>[2]>[0]) =>
    tx.selectFrom('users').where('college_id', '=', collegeId).where('id', '=', userId);
  const claimed = await claimAttempt(db, question);
  if (!claimed) {
    const row = await inCollege(db, collegeId, (tx) =>
      ownRow(tx)
        .select(['pin_hash', 'pin_locked_until', condition.as('is_needed')])
        .executeTakeFirst(),
    );
    if (row && !row.is_needed) return { result: 'unneeded' };
    if (!row?.pin_hash || !row.pin_locked_until) return { result: 'none' };
    return { result: 'locked', until: row.pin_locked_until, isNew: false };
  }
  if (await passwords.verify(claimed.pin_hash ?? undefined, pin)) {
    await inCollege(db, collegeId, (tx) =>
      tx
        .updateTable('users')
        .set({ failed_pin_attempts: 0, pin_locked_until: null })
        .where('college_id', '=', collegeId)
        .where('id', '=', userId)
        .where('pin_hash', '=', claimed.pin_hash)
        .execute(),
    );
    return { result: 'right', approval: claimed.approval };
  }
  const left = pinTries - claimed.failed_pin_attempts;
  if (left > 0) return { result: 'wrong', left };
  return { result: 'locked', until: new Date(question.now.getTime() + pinLock), isNew: true };
}

/** Whether a PIN is easy to derive from the person: year or day of birth, start or end of RUT or phone. */
export function isPinOfPerson(
  pin: string,
  { birthdate, rut_number, phone }: Pick<Row<'users'>, 'birthdate' | 'rut_number' | 'phone'>,
): boolean {
  const [year = '', month = '', day = ''] = birthdate?.split('-') ?? [];
  const short = year.slice(2);
  const dates = [
    year,
    day + month,
    month + day,
    day + month + short,
    short + month + day,
    month + year,
    year + month,
  ];
  const guessableNumbers = [rut_number === null ? '' : String(rut_number), phone ?? ''];
  return (
    dates.includes(pin) || guessableNumbers.some((digits) => digits.startsWith(pin) || digits.endsWith(pin))
  );
}
