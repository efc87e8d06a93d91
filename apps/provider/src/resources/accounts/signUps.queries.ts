import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { inCollege, type CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import { newId } from '../../newId.ts';
import { personSearchText } from './personFields.ts';

/** How many requests wait in one school, confirmed or not, before it takes no others. */
export const mostWaiting = 500;
const validity = 7 * 24 * 3600_000;

/**
 * Returns whether the college takes sign-ups, and how many wait. Reads the database, not a cache: a college that has just
 * closed sign-up must not accept another one.
 */
export const findSignUpState = (
  db: Database,
  collegeId: string,
): Promise<{ sign_up_open: boolean; waiting: number }> =>
  inCollege(db, collegeId, async (tx) => {
    const { rows } = await sql<{ sign_up_open: boolean; waiting: number }>`
      select sign_up_open, ((select count(*) from sign_ups) + (select count(*) from users where status = 'pending'))::int as waiting
      from colleges where id = ${collegeId}`.execute(tx);
    return rows[0]!;
  });

type SignUp = Omit<NewRow<'sign_ups'>, 'expires_at'>;

/** Adds a sign-up until its address is confirmed, also when the address is taken: both cases take equally long. */
export async function addSignUp(tx: CollegeTransaction, signUp: SignUp, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + validity);
  await tx
    .insertInto('sign_ups')
    .values({ ...signUp, expires_at })
    .execute();
}

/** Returns the password's hash of a sign-up that waits for its confirmation; undefined as in {@link claimSignUp}. */
export const findSignUpPassword = (
  db: Database,
  collegeId: string,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> =>
  inCollege(db, collegeId, async (tx) => {
    const signUp = await tx
      .selectFrom('sign_ups')
      .select('password_hash')
      .where('college_id', '=', collegeId)
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return signUp?.password_hash;
  });

/**
 * Deletes a sign-up that waits for its confirmation.
 * @returns undefined when the secret is unknown, used or expired.
 */
export const claimSignUp = (
  tx: CollegeTransaction,
  collegeId: string,
  hash: Buffer,
  now: Date,
): Promise<Row<'sign_ups'> | undefined> =>
  tx
    .deleteFrom('sign_ups')
    .where('college_id', '=', collegeId)
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/**
 * Adds a person who waits for approval.
 * @returns the person's id; undefined when the e-mail address is taken.
 */
export async function addPendingUser(
  tx: CollegeTransaction,
  { hash: _hash, expires_at: _expiry, ...signUp }: Row<'sign_ups'>,
  now: Date,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('users')
    .values({
      ...signUp,
      id: newId(now),
      search_text: personSearchText(signUp),
      status: 'pending',
      sign_up_notification_pending: true,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}
