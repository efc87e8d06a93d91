import { type RawBuilder, sql } from 'kysely';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { PersonFields } from './personFields.ts';

/** The person and the new password hash. */
export interface NewPassword {
  college_id: string;
  id: string;
  hash: string;
  /** When the person chose it; undefined when the password is only invalidated. */
  chosen?: Date;
  /** The sign-in that stays valid. */
  exceptTokenId?: string;
}

/**
 * Sets a password hash and ends every sign-in except `exceptTokenId`.
 * @returns the ids of the ended sign-ins.
 */
export async function setPassword(
  tx: CollegeTransaction,
  { college_id, id, hash, chosen, exceptTokenId }: NewPassword,
): Promise<string[]> {
  const { rows } = await sql<Pick<Row<'tokens'>, 'id'>>`
    with changed as (
      update users set password_hash = ${hash}, awaits_password = ${chosen === undefined}, updated_at = coalesce(${chosen ?? null}::timestamptz, updated_at)
      where college_id = ${college_id} and id = ${id}),
    withdrawn as (delete from password_resets where college_id = ${college_id} and user_id = ${id})
    delete from tokens where college_id = ${college_id} and user_id = ${id}
      and id is distinct from ${exceptTokenId ?? null}::uuid returning id`.execute(tx);
  return rows.map((ended) => ended.id);
}

/**
 * Ends every sign-in of a person.
 * @returns the ids of the ended sign-ins.
 */
export async function endSignIns(tx: CollegeTransaction, userId: string): Promise<string[]> {
  const ended = await tx.deleteFrom('tokens').where('user_id', '=', userId).returning('id').execute();
  return ended.map(({ id }) => id);
}

/**
 * Deletes a recovery secret.
 * @returns the user's id; undefined when the secret is unknown, used or expired.
 */
export async function claimReset(
  tx: CollegeTransaction,
  email: string,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const reset = await tx
    .deleteFrom('password_resets as r')
    .using('users as u')
    .whereRef('u.college_id', '=', 'r.college_id')
    .whereRef('u.id', '=', 'r.user_id')
    .where('u.email', '=', email)
    .where('u.status', '=', 'active')
    .where('r.hash', '=', hash)
    .where('r.expires_at', '>', now)
    .returning('r.user_id')
    .executeTakeFirst();
  return reset?.user_id;
}

/** Leaves `version` and `updated_at` unchanged, because no form shows this value. */
export async function dismissIntroduction(
  tx: CollegeTransaction,
  { college_id, id }: { college_id: string; id: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ introduction_seen: true })
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .execute();
}

/** The stored values that must be unique in a college. */
export interface Unshared {
  email: string;
  rut_number?: number | null;
  passport?: string | null;
}

/** Returns a SQL expression: the names of the fields whose value belongs to a user other than `userId`. */
export function findTakenIdentifiers(
  userId: string | null,
  { email, rut_number = null, passport = null }: Unshared,
): RawBuilder<string[]> {
  const other = (column: string, value: string | number | null) => sql`exists (
    select 1 from users u where u.${sql.ref(column)} = ${value} and u.id is distinct from ${userId}::uuid)`;
  return sql`array_remove(array[
    case when ${other('email', email)} then 'email' end,
    case when ${other('rut_number', rut_number)} then 'rut' end,
    case when ${other('passport', passport)} then 'passport' end], null)`;
}

export async function takenFields(
  tx: CollegeTransaction,
  userId: string,
  fields: Unshared,
): Promise<string[]> {
  const { rows } = await sql<{
    taken: string[];
  }>`select ${findTakenIdentifiers(userId, fields)} as taken`.execute(tx);
  return rows[0]!.taken;
}

/** Changes of the user's own record; without a RUT it stays. */
type ProfileChange = Omit<PersonFields, 'rut_number' | 'rut_digit'> &
  Partial<Pick<PersonFields, 'rut_number' | 'rut_digit'>>;

/**
 * @param version The version that the change is based on; undefined for any.
 * @returns whether the record still had it.
 */
export async function changeProfile(
  tx: CollegeTransaction,
  { college_id, id, version }: { college_id: string; id: string; version: number | undefined },
  change: ProfileChange,
  now: Date,
): Promise<boolean> {
  const update = tx
    .updateTable('users')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: now }))
    .where('college_id', '=', college_id)
    .where('id', '=', id);
  const query = version === undefined ? update : update.where('version', '=', version);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Withdraws the mailed link to choose a password. */
export async function withdrawLink(
  tx: CollegeTransaction,
  { college_id, id }: { college_id: string; id: string },
): Promise<void> {
  await tx
    .deleteFrom('password_resets')
    .where('college_id', '=', college_id)
    .where('user_id', '=', id)
    .execute();
}

/** Replaces a person's picture. */
export async function setAvatar(
  tx: CollegeTransaction,
  { college_id, id, user_id, content, created_at }: NewRow<'avatars'>,
): Promise<void> {
  await sql`
    with gone as (delete from avatars where college_id = ${college_id} and user_id = ${user_id}),
    added as (
      insert into avatars (college_id, id, user_id, content, created_at)
      values (${college_id}, ${id}, ${user_id}, ${content}, ${created_at}))
    update users set avatar_id = ${id} where college_id = ${college_id} and id = ${user_id}`.execute(tx);
}

/** Removes a person's picture, if there is one. */
export async function removeAvatar(tx: CollegeTransaction, collegeId: string, userId: string): Promise<void> {
  await sql`
    with gone as (delete from avatars where college_id = ${collegeId} and user_id = ${userId})
    update users set avatar_id = null where college_id = ${collegeId} and id = ${userId}`.execute(tx);
}
