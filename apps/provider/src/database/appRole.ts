import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { describeReason, StartProblem } from './startProblem.ts';

/** Only the operator's commands write these: a request must never move a school to another domain. */
const readOnly = ['college_domains'];
/** An attacker who controls the provider must not rewrite the audit log. */
const addOnly = ['audit_entries', 'audit_words'];

/**
 * Every statement reads one college and every index starts with the college, while a sequential scan reads all of
 * them: it never pays, though a planner that sees few colleges assumes so. Cached pages cost the same in any order.
 * JIT does not pay for answers within milliseconds.
 */
const plannerSettings = { enable_seqscan: 'off', random_page_cost: '1.1', jit: 'off' };

/** Derives the role's password from the key, so that every process of an installation knows it and none stores it. */
export function appRolePassword(appKey: Buffer, role: string): string {
  return createHmac('sha256', appKey).update(`database role ${role}`).digest('base64url');
}

/** Roles belong to the whole server, so the name contains the database's. */
export function appRoleName(database: string): string {
  return `${database.replace(/[^A-Za-z0-9_]/g, '_').slice(0, 55)}_app`;
}

/**
 * Creates the provider's role: it may use rows, but owns nothing and bypasses nothing.
 * @throws StartProblem when the owner may not create roles.
 */
export async function prepareAppRole(
  owner: Database,
  role: string,
  password: string | undefined,
): Promise<void> {
  const name = sql.id(role);
  const secret = password ? sql` password ${sql.lit(password)}` : sql``;
  try {
    await owner.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`role ${role}`}))`.execute(transaction);
      const existing = await sql`select 1 from pg_roles where rolname = ${role}`.execute(transaction);
      if (existing.rows.length === 0) await sql`create role ${name} login${secret}`.execute(transaction);
      else if (password) await sql`alter role ${name} login${secret}`.execute(transaction);
      for (const [setting, value] of Object.entries(plannerSettings)) {
        await sql`alter role ${name} set ${sql.id(setting)} = ${sql.lit(value)}`.execute(transaction);
      }
      await sql`grant usage on schema public to ${name}`.execute(transaction);
      await sql`grant select, insert, update, delete on all tables in schema public to ${name}`.execute(
        transaction,
      );
      for (const table of readOnly) {
        await sql`revoke insert, update, delete on ${sql.id(table)} from ${name}`.execute(transaction);
      }
      for (const table of addOnly) {
        await sql`revoke update, delete on ${sql.id(table)} from ${name}`.execute(transaction);
      }
      await sql`revoke all on kysely_migration, kysely_migration_lock from ${name}`.execute(transaction);
    });
  } catch (error) {
    throw new StartProblem(
      `The provider's own database role "${role}" could not be made: ${describeReason(error)}. The user of DATABASE_URL must own the database and have CREATEROLE.`,
    );
  }
}

/**
 * Checks the role on every start, because row-level security depends on it.
 * @throws StartProblem when the role could bypass it.
 */
export async function rejectPowerfulRole(app: Database): Promise<void> {
  const { rows } = await sql<{ rolname: string }>`
    select r.rolname from pg_roles r
    where r.rolname = current_user
      and (r.rolsuper or r.rolbypassrls or exists (select 1 from pg_class c where c.relowner = r.oid))`.execute(
    app,
  );
  if (rows[0]) {
    throw new StartProblem(
      `The database role "${rows[0].rolname}" is a superuser, bypasses row-level security or owns tables. Schools would not be kept apart; give the provider a plain role.`,
    );
  }
}
