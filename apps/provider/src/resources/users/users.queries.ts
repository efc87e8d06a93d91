import type { UserStatus } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import { jsonColumns } from '../../database/jsonColumns.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import { mayStartConversation } from '../messagingRules/messagingRules.queries.ts';
import { findTakenIdentifiers, type Unshared } from '../accounts/accounts.queries.ts';
import {
  canSeeAllPeople,
  type Groups,
  membersWhoNeedPin,
  type RoleGrants,
  visibleMembers,
} from './users.policy.ts';

/** A person of the college, without credentials. */
export type MemberRow = Omit<
  Row<'users'>,
  'password_hash' | 'pin_hash' | 'failed_pin_attempts' | 'pin_locked_until' | 'offers'
> &
  Groups & { has_pin: boolean };

/** The filters of a list. */
export interface MemberFilter {
  words: string[];
  status?: UserStatus;
  role?: string;
  place?: string;
  course?: string;
  pin?: 'with' | 'without';
  messenger?: 'reachable';
}

export type MemberSort =
  'name' | '-name' | 'created_at' | '-created_at' | 'last_sign_in_at' | '-last_sign_in_at';

const groupIds = (kind: 'place' | 'grade' | 'course') => sql`coalesce((
  select json_agg(s.target_id order by s.target_id) from user_scopes s
  where s.college_id = u.college_id and s.user_id = u.id and s.kind = ${sql.lit(kind)}), '[]')`;

const columns = sql`u.college_id, u.id, u.name, u.first_lastname, u.second_lastname, u.email, u.rut_number, u.rut_digit,
  u.passport, u.phone, u.birthdate, u.position, u.avatar_id, u.status, u.awaits_password, u.search_text, u.version,
  u.last_sign_in_at, u.created_at, u.updated_at,
  u.pin_hash is not null as has_pin,
  coalesce((select json_agg(r.role_id) from user_roles r
    where r.college_id = u.college_id and r.user_id = u.id), '[]') as role_ids,
  ${groupIds('place')} as place_ids, ${groupIds('grade')} as grade_ids, ${groupIds('course')} as course_ids`;

const allOf = (conditions: RawBuilder<unknown>[]) =>
  sql.join(conditions.length > 0 ? conditions : [sql`true`], sql` and `);

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&');

/** Returns a condition: whether the names contain the word; or, for those who may see it, whether the RUT starts with it. */
function holds(word: string, person: Person): RawBuilder<unknown> {
  const named = sql`u.search_text like ${`%${escaped(word)}%`}`;
  const digits = word.replaceAll(/[.-]/g, '');
  if (!/^\d{3,9}k?$/.test(digits) || !canSeeAllPeople(person)) return named;
  return sql`(${named} or u.rut_number::text || lower(u.rut_digit) like ${`${digits}%`})`;
}

function narrowed(
  { words, role, place, course, pin, messenger }: MemberFilter,
  person: Person,
): RawBuilder<unknown>[] {
  const inGroup = (kind: string, id: string) => sql`exists (select 1 from user_scopes s
    where s.college_id = u.college_id and s.user_id = u.id and s.kind = ${kind} and s.target_id = ${id})`;
  return [
    visibleMembers(person),
    ...words.map((word) => holds(word, person)),
    ...(role
      ? [
          sql`exists (select 1 from user_roles r
            where r.college_id = u.college_id and r.user_id = u.id and r.role_id = ${role})`,
        ]
      : []),
    ...(place ? [inGroup('place', place)] : []),
    ...(course ? [inGroup('course', course)] : []),
    ...(pin
      ? [membersWhoNeedPin, pin === 'with' ? sql`u.pin_hash is not null` : sql`u.pin_hash is null`]
      : []),
    ...(messenger
      ? [sql`u.id <> ${person.id}`, sql`u.status = 'active'`, mayStartConversation(person.id)]
      : []),
  ];
}

const orders: Record<MemberSort, RawBuilder<unknown>> = {
  name: sql`u.search_text collate "C", u.id`,
  '-name': sql`u.search_text collate "C" desc, u.id desc`,
  created_at: sql`u.created_at, u.id`,
  '-created_at': sql`u.created_at desc, u.id desc`,
  // People who never signed in sort before all others.
  last_sign_in_at: sql`u.last_sign_in_at nulls first, u.id`,
  '-last_sign_in_at': sql`u.last_sign_in_at desc nulls last, u.id desc`,
};

/** Finds a page of the people that this person may see. */
export async function findMembers(
  tx: CollegeTransaction,
  person: Person,
  filter: MemberFilter,
  { sort, limit, offset }: { sort: MemberSort; limit: number; offset: number },
): Promise<MemberRow[]> {
  const ofStatus = filter.status ? [sql`u.status = ${filter.status}`] : [];
  const { rows } = await sql<MemberRow>`
    select ${columns} from users u where ${allOf([...narrowed(filter, person), ...ofStatus])}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** Counts people by status under the other filters. */
export async function countMembers(tx: CollegeTransaction, person: Person, filter: MemberFilter) {
  const { rows } = await sql<Pick<Row<'users'>, 'status'> & { count: number }>`
    select u.status, count(*) as count from users u
    where ${allOf(narrowed(filter, person))} group by 1`.execute(tx);
  const counts = { all: 0, active: 0, pending: 0, suspended: 0 };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.all += count;
  }
  return counts;
}

/** Finds one person without checking permissions. `lock` locks the row until the transaction ends. */
export async function findMember(
  tx: CollegeTransaction,
  id: string,
  lock = false,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select ${columns} from users u where u.id = ${id} ${lock ? sql`for update of u` : sql``}`.execute(tx);
  return rows[0];
}

/** Serializes changes of people and roles in one college, because permissions are checked across all of them. */
export async function lockPeople(tx: CollegeTransaction, collegeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`people ${collegeId}`}, 0))`.execute(tx);
}

/** The data that a change is checked against, besides the person. */
export interface GroupState {
  /** All roles of the college, in order. */
  roles: RoleGrants[];
  /** Whether there is another active administrator. */
  other_administrator: boolean;
  places: number;
  grades: number;
  courses: number;
  /** The form fields whose unique value another person has. */
  taken: string[];
}

const noGroups: Groups = { role_ids: [], place_ids: [], grade_ids: [], course_ids: [] };

/**
 * Loads in one statement: the roles, whether there is another administrator, how many of the groups exist, and which of the
 * written values another person has.
 */
export async function findGroupState(
  tx: CollegeTransaction,
  exceptUserId: string | null,
  { place_ids, grade_ids, course_ids }: Groups = noGroups,
  written?: Unshared,
): Promise<GroupState> {
  const { rows } = await sql<GroupState>`select
    coalesce((select json_agg(json_build_object('id', r.id, 'slug', r.slug, 'name', r.name, 'permissions', coalesce((
      select json_agg(${jsonColumns<'role_permissions'>('p', ['permission', 'scope'])})
      from role_permissions p where p.college_id = r.college_id and p.role_id = r.id), '[]')) order by r.position)
      from roles r), '[]') as roles,
    exists (select 1 from roles r join user_roles ur on ur.college_id = r.college_id and ur.role_id = r.id
      join users u on u.college_id = ur.college_id and u.id = ur.user_id
      where r.slug = 'administrador' and u.status = 'active'
        and u.id is distinct from ${exceptUserId}::uuid) as other_administrator,
    (select count(*) from places where id = any(${place_ids}::uuid[])) as places,
    (select count(*) from grades where id = any(${grade_ids}::uuid[])) as grades,
    (select count(*) from courses where id = any(${course_ids}::uuid[])) as courses,
    ${written ? findTakenIdentifiers(exceptUserId, written) : sql`array[]::text[]`} as taken`.execute(tx);
  return rows[0]!;
}

interface Key {
  college_id: string;
  id: string;
}

/** What a change of a person ends. */
interface Ends {
  signIns: boolean;
  /** Mailed links to choose a password: they went to an address that is no longer the person's. */
  links: boolean;
}

const noEnds: Ends = { signIns: false, links: false };

/**
 * Stores the row and the person's groups in one statement.
 * @returns the ids of ended sign-ins.
 */
async function stored(
  tx: CollegeTransaction,
  { college_id, id }: Key,
  row: RawBuilder<unknown>,
  { role_ids, place_ids, grade_ids, course_ids }: Groups,
  ends: Ends = noEnds,
): Promise<string[]> {
  const kinds = [place_ids.map(() => 'place'), grade_ids.map(() => 'grade'), course_ids.map(() => 'course')];
  const { rows } = await sql<{ id: string }>`
    with stored as (${row}),
    wanted as (select * from unnest(${kinds.flat()}::text[],
      ${[...place_ids, ...grade_ids, ...course_ids]}::uuid[]) as w (kind, target_id)),
    roles_lost as (delete from user_roles where college_id = ${college_id} and user_id = ${id}
      and role_id <> all(${role_ids}::uuid[])),
    roles_gained as (insert into user_roles (college_id, user_id, role_id)
      select ${college_id}::uuid, ${id}::uuid, r from unnest(${role_ids}::uuid[]) as r on conflict do nothing),
    groups_lost as (delete from user_scopes s where s.college_id = ${college_id} and s.user_id = ${id}
      and not exists (select 1 from wanted w where w.kind = s.kind and w.target_id = s.target_id)),
    groups_gained as (insert into user_scopes (college_id, user_id, kind, target_id)
      select ${college_id}::uuid, ${id}::uuid, w.kind, w.target_id from wanted w on conflict do nothing),
    withdrawn as (delete from password_resets where college_id = ${college_id} and user_id = ${id}
      and ${ends.links}),
    ended as (delete from tokens where college_id = ${college_id} and user_id = ${id} and ${ends.signIns} returning id)
    select id from ended`.execute(tx);
  return rows.map((ended) => ended.id);
}

export async function insertMember(
  tx: CollegeTransaction,
  row: NewRow<'users'>,
  groups: Groups,
): Promise<void> {
  const names = Object.keys(row).map((name) => sql.ref(name));
  const values = Object.values(row).map((value) => sql`${value}`);
  const insert = sql`insert into users (${sql.join(names)}) values (${sql.join(values)})`;
  await stored(tx, row, insert, groups);
}

/**
 * Changes a person and their groups.
 * @returns the ids of ended sign-ins.
 */
export async function changeMember(
  tx: CollegeTransaction,
  key: Key,
  change: Partial<NewRow<'users'>>,
  groups: Groups,
  ends?: Ends,
): Promise<string[]> {
  const sets = Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const update = sql`update users set ${sql.join([...sets, sql`version = version + 1`])}
    where college_id = ${key.college_id} and id = ${key.id}`;
  return stored(tx, key, update, groups, ends);
}

export async function removeMember(tx: CollegeTransaction, { college_id, id }: Key): Promise<void> {
  await tx.deleteFrom('users').where('college_id', '=', college_id).where('id', '=', id).execute();
}

/** Changes credentials. The version stays, because no form contains them. */
export async function changeSecrets(
  tx: CollegeTransaction,
  { college_id, id }: Key,
  change: Pick<Partial<NewRow<'users'>>, 'pin_hash' | 'failed_pin_attempts' | 'pin_locked_until'>,
): Promise<void> {
  await tx
    .updateTable('users')
    .set(change)
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .execute();
}
