import { Readable } from 'node:stream';
import { type Insertable, sql } from 'kysely';
import { demoContent } from '../../seed/content.ts';
import type { DemoSchool } from '../../seed/shape.ts';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { inCollege, type CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Passwords } from '../security/passwords.ts';
import { toSchoolRows } from './seedRows.ts';
import type { Spool } from '../storage/spool.ts';
import type { Storage } from '../storage/storage.ts';

/** PostgreSQL accepts 65,535 parameters per statement; no table here has more than forty columns. */
const atOnce = 1000;

async function insert<T extends keyof Schema>(
  tx: CollegeTransaction,
  table: T,
  rows: readonly unknown[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce) as Insertable<Schema[T]>[];
    await tx
      .insertInto(table)
      .values(part as never)
      .execute();
  }
}

/** The storage of the sample files. */
export interface Files {
  storage: Storage;
  spool: Spool;
}

/** Files are stored before the rows, as with every upload: a row must not refer to a missing file. */
async function seedFiles({ storage, spool }: Files, school: DemoSchool): Promise<void> {
  const { college, documents, posts } = school;
  for (const file of [...documents.map((one) => one.file), ...posts.flatMap((post) => post.attachments)]) {
    const spooled = await spool.receive(file.name, Readable.from([file.content]));
    await storage.store({ collegeId: college.id, id: file.id }, spooled);
    await spooled.discard();
  }
}

async function seedSchool(
  owner: Database,
  passwords: Passwords,
  school: DemoSchool,
  files: Files,
  now: Date,
): Promise<boolean> {
  const { id } = school.college;
  return inCollege(owner, id, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`seed ${id}`}, 0))`.execute(tx);
    const existing = await tx.selectFrom('colleges').select('id').where('id', '=', id).executeTakeFirst();
    if (existing) return false;
    await seedFiles(files, school);
    const hashes = { password: await passwords.hash(school.password), pin: await passwords.hash(school.pin) };
    const rows = toSchoolRows(school, hashes, now);
    for (const [table, its] of Object.entries(rows)) await insert(tx, table as keyof Schema, its);
    const domains = school.domains.map((domain) => ({ domain, college_id: id }));
    await tx
      .insertInto('college_domains')
      .values(domains)
      .onConflict((taken) => taken.doNothing())
      .execute();
    return true;
  });
}

/**
 * Seeds the three sample schools, each completely or not at all; skips existing ones.
 * @param owner Required, because the application's role must not write domains.
 */
export async function seedDemo(
  owner: Database,
  passwords: Passwords,
  log: (line: string) => void,
  files: Files,
  now: Date = new Date(),
): Promise<void> {
  for (const school of demoContent(now)) {
    const added = await seedSchool(owner, passwords, school, files, now);
    if (added) log(`Sample school added: ${school.college.name}`);
  }
}

/** Returns one sign-in per role for each sample school, with its URLs. */
export function signInLines(port: number): string[] {
  return demoContent(new Date()).flatMap(({ college, domains, people, password, pin }) => [
    '',
    `${college.name}: ${domains.map((domain) => `http://${domain}:${port}`).join('  ')}`,
    ...people
      .filter(({ demo }) => demo)
      .map(
        ({ role, email, has_pin }) =>
          `  ${role.padEnd(16)}${email.padEnd(36)}${password}${has_pin ? `  PIN ${pin}` : ''}`,
      ),
  ]);
}
