import { type Grant, mergeGrants } from '@school/domain';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { jsonColumns } from '../database/jsonColumns.ts';
import type { Row } from '../database/schema.ts';
import { forbidden, unauthenticated } from '../httpError.ts';
import { hashOfSecret } from './secret.ts';

/** The signed-in person, with their sign-in, permissions, and places, grades and courses. */
export interface Person extends Pick<
  Row<'users'>,
  | 'id'
  | 'name'
  | 'first_lastname'
  | 'second_lastname'
  | 'email'
  | 'rut_number'
  | 'rut_digit'
  | 'passport'
  | 'phone'
  | 'birthdate'
  | 'avatar_id'
  | 'status'
  | 'introduction_seen'
  | 'version'
  | 'created_at'
> {
  token_id: string;
  has_pin: boolean;
  roles: Pick<Row<'roles'>, 'id' | 'slug' | 'name'>[];
  /** Each permission once, with the widest scope of the person's roles. */
  permissions: Grant[];
  place_ids: string[];
  grade_ids: string[];
  course_ids: string[];
  /** The grades of their courses: content for a whole grade is for them too. */
  course_grade_ids: string[];
}

/** Lifetime of a sign-in in milliseconds. */
export const tokenLifetime = 30 * 86_400_000;
const noteUseEvery = 5 * 60_000;

interface TokenRow extends Omit<
  Person,
  'permissions' | 'place_ids' | 'grade_ids' | 'course_ids' | 'course_grade_ids' | 'created_at'
> {
  created_at: Date;
  last_used_at: Date;
  permissions: Grant[] | null;
  scopes: { kind: 'course' | 'grade' | 'place'; id: string; grade_id: string | null }[] | null;
}

/** The columns that decide the person's permissions; `u` is the user. */
const personColumns = sql`
  u.id, u.name, u.first_lastname, u.second_lastname, u.email, u.rut_number,
  u.rut_digit, u.passport, u.phone, u.birthdate, u.avatar_id, u.status, u.pin_hash is not null as has_pin, u.introduction_seen,
  u.version, u.created_at,
  coalesce((
    select json_agg(${jsonColumns<'roles'>('r', ['id', 'slug', 'name'])} order by r.position)
    from user_roles ur join roles r on r.college_id = ur.college_id and r.id = ur.role_id
    where ur.college_id = u.college_id and ur.user_id = u.id), '[]') as roles,
  (select json_agg(${jsonColumns<'role_permissions'>('p', ['permission', 'scope'])})
    from user_roles ur join role_permissions p on p.college_id = ur.college_id and p.role_id = ur.role_id
    where ur.college_id = u.college_id and ur.user_id = u.id) as permissions,
  (select json_agg(json_build_object('kind', s.kind, 'id', s.target_id, 'grade_id', c.grade_id))
    from user_scopes s
    left join courses c on s.kind = 'course' and c.college_id = s.college_id and c.id = s.target_id
    where s.college_id = u.college_id and s.user_id = u.id) as scopes`;

/** Reads everything that decides whether and how a request is answered, in one statement. */
async function findByToken(tx: CollegeTransaction, hash: Buffer, now: Date): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    select ${personColumns}, t.id as token_id, t.last_used_at
    from tokens t join users u on u.college_id = t.college_id and u.id = t.user_id
    where t.college_id = current_setting('app.college_id')::uuid
      and t.hash = ${hash} and t.expires_at > ${now} and u.status = 'active'`.execute(tx);
  return rows[0];
}

function toPerson({ permissions, scopes, ...person }: Omit<TokenRow, 'last_used_at'>): Person {
  const listScopeIds = (kind: string) =>
    (scopes ?? []).filter((scope) => scope.kind === kind).map((scope) => scope.id);
  return {
    ...person,
    permissions: mergeGrants(permissions ?? []),
    course_ids: listScopeIds('course'),
    grade_ids: listScopeIds('grade'),
    place_ids: listScopeIds('place'),
    course_grade_ids: [...new Set((scopes ?? []).flatMap(({ grade_id: id }) => id ?? []))],
  };
}

/** Returns a person outside of their request, with their current permissions; undefined unless they could sign in. */
export async function personById(tx: CollegeTransaction, id: string): Promise<Person | undefined> {
  return (await peopleByIds(tx, [id]))[0];
}

/** Returns the people who could sign in, with their current permissions. */
export async function peopleByIds(tx: CollegeTransaction, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Omit<TokenRow, 'last_used_at'>>`
    select ${personColumns}, '' as token_id from users u
    where u.college_id = current_setting('app.college_id')::uuid and u.id = any(${ids}::uuid[])
      and u.status = 'active'`.execute(tx);
  return rows.map(toPerson);
}

/**
 * Returns the person of a bearer token. Runs in every transaction, so that signing out, a new password or a suspension
 * ends a token with the next request.
 * @throws HttpError 401
 */
export async function authenticate(
  tx: CollegeTransaction,
  authorization: string | undefined,
  now: Date,
): Promise<Person> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (!token) throw unauthenticated();
  const row = await findByToken(tx, hashOfSecret(token), now);
  if (!row) throw unauthenticated();
  const { last_used_at, ...person } = row;
  if (now.getTime() - last_used_at.getTime() > noteUseEvery) {
    await tx.updateTable('tokens').set({ last_used_at: now }).where('id', '=', person.token_id).execute();
  }
  return toPerson(person);
}

/** Returns an expression: whether one of these tokens is a valid sign-in at the college. */
export const isSignedIn = (tokens: readonly string[], now: Date) => sql<boolean>`exists (
  select from tokens t join users u on u.college_id = t.college_id and u.id = t.user_id
  where t.college_id = current_setting('app.college_id')::uuid
    and t.hash = any(${tokens.map(hashOfSecret)}::bytea[]) and t.expires_at > ${now} and u.status = 'active')`;

/** Requires the permission in any scope; the policies decide which records it covers. @throws HttpError 403 */
export function requirePermission(person: Person, permission: string): void {
  if (permission === 'authenticated') return;
  if (!person.permissions.some((grant) => grant.permission === permission)) throw forbidden();
}
