import type { Database } from '../../database/connection.ts';
import type { NewRow } from '../../database/schema.ts';
import { inTenant, type Tenant } from '../../database/tenant.ts';
import type { PersonFields } from './personFields.ts';

export function passwordHashOf(db: Database, collegeId: string, userId: string): Promise<string | undefined> {
  return inTenant(db, collegeId, async (tenant) => {
    const found = await tenant
      .selectFrom('users')
      .select('password_hash')
      .where('college_id', '=', collegeId)
      .where('id', '=', userId)
      .executeTakeFirst();
    return found?.password_hash;
  });
}

export async function setPassword(
  tenant: Tenant,
  collegeId: string,
  userId: string,
  hash: string,
  now: Date,
) {
  await tenant
    .updateTable('users')
    .set({ password_hash: hash, updated_at: now })
    .where('college_id', '=', collegeId)
    .where('id', '=', userId)
    .execute();
}

/** Ends every sign-in of a person, but the one that is given. @returns those that ended. */
export async function endSignIns(tenant: Tenant, userId: string, exceptTokenId?: string): Promise<string[]> {
  const tokens = tenant.deleteFrom('tokens').where('user_id', '=', userId).returning('id');
  const ended = await (exceptTokenId ? tokens.where('id', '<>', exceptTokenId) : tokens).execute();
  return ended.map(({ id }) => id);
}

/** Uses up a recovery secret. @returns whose it was; undefined when it is unknown, used, or too old. */
export async function takeReset(
  tenant: Tenant,
  email: string,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const taken = await tenant
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
  return taken?.user_id;
}

type SignUp = Pick<NewRow<'users'>, 'id' | 'name' | 'email' | 'password_hash' | 'offers' | 'folded'>;

/** Nothing happens when the address is taken, and nobody is told. */
export async function addPendingUser(
  tenant: Tenant,
  college_id: string,
  signUp: SignUp,
  now: Date,
): Promise<void> {
  await tenant
    .insertInto('users')
    .values({ college_id, ...signUp, status: 'pending', created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which of the values that nobody shares belong to somebody else. */
export async function takenFields(tenant: Tenant, userId: string, { email, rut_number }: PersonFields) {
  const others = await tenant
    .selectFrom('users')
    .select(['email', 'rut_number'])
    .where('id', '<>', userId)
    .where((is) => is.or([is('email', '=', email), is('rut_number', '=', rut_number ?? null)]))
    .execute();
  return {
    email: others.some((other) => other.email === email),
    rut: others.some((other) => other.rut_number !== null && other.rut_number === rut_number),
  };
}

export async function changeProfile(
  tenant: Tenant,
  collegeId: string,
  userId: string,
  change: PersonFields,
  now: Date,
) {
  await tenant
    .updateTable('users')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: now }))
    .where('college_id', '=', collegeId)
    .where('id', '=', userId)
    .execute();
}

/** Replaces a person's picture. */
export async function setAvatar(tenant: Tenant, avatar: NewRow<'avatars'>): Promise<void> {
  const { college_id, user_id, id } = avatar;
  await removeAvatar(tenant, college_id, user_id);
  await tenant.insertInto('avatars').values(avatar).execute();
  const user = tenant.updateTable('users').where('college_id', '=', college_id).where('id', '=', user_id);
  await user.set({ avatar_id: id }).execute();
}

/** Takes a person's picture off, if there is one. */
export async function removeAvatar(tenant: Tenant, collegeId: string, userId: string): Promise<void> {
  const user = tenant.updateTable('users').where('college_id', '=', collegeId).where('id', '=', userId);
  await user.set({ avatar_id: null }).execute();
  await tenant
    .deleteFrom('avatars')
    .where('college_id', '=', collegeId)
    .where('user_id', '=', userId)
    .execute();
}
