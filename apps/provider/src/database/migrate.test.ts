import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/openSchool.ts';
import { findPreferences } from '../resources/accounts/preferences.queries.ts';
import { inCollege } from './collegeTransaction.ts';
import { connect, type Database } from './connection.ts';
import { knownMigrations, migrate } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'provider-migrate-'));
const opened: Database[] = [];
afterAll(async () => {
  await Promise.all(opened.map((db) => db.destroy()));
  rmSync(folder, { recursive: true, force: true });
});

/** A folder of migrations, as one version of a program has. */
function version(files: Record<string, string>): string {
  const name = join(folder, randomUUID());
  mkdirSync(name);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(name, file), text);
  return name;
}

const first = { '0001-people.sql': `create table people (name text); insert into people values ('Ana');` };
const second = {
  '0002-length.sql': `
    alter table people add column length integer;
    update people set length = length(name);
    alter table people alter column length set not null;`,
};
const broken = { '0003-broken.sql': 'create table pets (name text); select 1 / 0;' };

describe.each(databases)('migrations on $name', ({ owner }) => {
  async function emptyDatabase() {
    const database = `t_${randomUUID().slice(0, 8)}`;
    const client = new Client({ ...owner, database: 'postgres' });
    await client.connect();
    await client.query(`create database ${database}`).finally(() => client.end());
    const open = () => {
      const db = connect({ ...owner, database, max: 2 });
      opened.push(db);
      return db;
    };
    return { db: open(), open };
  }
  const readPeople = (db: Database) =>
    db.withTables<{ people: { name: string; length: number } }>().selectFrom('people').selectAll().execute();
  const listTables = async (db: Database) =>
    (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !name.startsWith('kysely'));

  test('an older database gets only the missing ones, which change its rows', async () => {
    const { db } = await emptyDatabase();
    expect(await migrate(db, { folder: version(first) })).toEqual(['0001-people']);
    const later = version({ ...first, ...second });
    expect(await migrate(db, { folder: later })).toEqual(['0002-length']);
    expect(await readPeople(db)).toEqual([{ name: 'Ana', length: 3 }]);
    expect(await migrate(db, { folder: later })).toEqual([]);
  });

  test('an empty database gets all of them, in order', async () => {
    const { db } = await emptyDatabase();
    const names = await migrate(db, { folder: version({ ...second, ...first }) });
    expect(names).toEqual(['0001-people', '0002-length']);
    expect(await readPeople(db)).toEqual([{ name: 'Ana', length: 3 }]);
  });

  test('a failure changes nothing and names the migration', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, { folder: version(first) });
    await expect(migrate(db, { folder: version({ ...first, ...second, ...broken }) })).rejects.toThrow(
      'The database could not be brought up to date (0003-broken)',
    );
    expect(await listTables(db)).toEqual(['people']);
    expect(await readPeople(db)).toEqual([{ name: 'Ana' }]);
  });

  test('rejects a database that is newer than the program', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, { folder: version({ ...first, ...second }) });
    await expect(migrate(db, { folder: version(first) })).rejects.toThrow(
      'The database could not be brought up to date',
    );
    expect(await readPeople(db)).toEqual([{ name: 'Ana', length: 3 }]);
  });

  test('of two programs that start at once one migrates', async () => {
    const { db, open } = await emptyDatabase();
    const later = version({ ...first, ...second });
    const both = await Promise.all([db, open()].map((one) => migrate(one, { folder: later })));
    expect(both.flat().toSorted()).toEqual(['0001-people', '0002-length']);
    expect(await readPeople(db)).toEqual([{ name: 'Ana', length: 3 }]);
  });

  test('C18: texts of an older database are found by any apostrophe and hyphen', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, { last: '0025-push-choices' });
    await sql`alter table colleges no force row level security;
      alter table contacts no force row level security;
      alter table audit_entries no force row level security;
      alter table audit_words no force row level security;
      insert into colleges (id, slug, name, short_name, acronym, theme_color, languages, created_at)
        values (gen_random_uuid(), 'a', 'A', 'A', 'A', '#000000', '{es}', now());
      insert into contacts (college_id, id, kind, name, emails, phones, emergency, search_text, sort_name, created_at, updated_at)
        select id, id, 'person', 'A', '{}', '[]', false, 'anne\u2013marie o\u2019higgins', 'o\u02BChiggins', now(), now() from colleges;
      insert into audit_entries (college_id, id, actor_name, operation, action, subject_kind, subject_name, search_text,
          source, created_at)
        select id, id, 'Ana', 'updateContact', 'updated', 'contact', 'E', 'o\u02BChiggins', 'api', now() from colleges`.execute(
      db,
    );
    await migrate(db);
    await sql`alter table contacts no force row level security;
      alter table audit_words no force row level security`.execute(db);
    expect(await db.selectFrom('contacts').select(['search_text', 'sort_name']).execute()).toEqual([
      { search_text: "anne-marie o'higgins", sort_name: "o'higgins" },
    ]);
    const { rows } = await sql<{ word: string }>`select word from audit_words where word = 'higgins'`.execute(
      db,
    );
    expect(rows).toEqual([{ word: 'higgins' }]);
  });

  test('templates and audit entries of an older database get the current name of the calendar copy', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, { last: '0013-message-reactions' });
    await sql`alter table colleges no force row level security;
      alter table templates no force row level security;
      alter table audit_entries no force row level security;
      insert into colleges (id, slug, name, short_name, acronym, theme_color, languages, created_at)
        values (gen_random_uuid(), 'a', 'A', 'A', 'A', '#000000', '{es}', now());
      insert into templates (college_id, id, kind, name, name_key, content, created_at, updated_at)
        select id, id, 'event', 'T', 't', '{"name": "T", "sync": {"wanted": true}}', now(), now() from colleges;
      insert into audit_entries (college_id, id, actor_name, operation, action, subject_kind, subject_name, search_text,
          before, after, source, created_at)
        select id, id, 'Ana', 'updateEvent', 'updated', 'event', 'E', 'e',
          '{"sync_wanted": false, "name": "E"}', '{"sync_wanted": true}', 'api', now() from colleges`.execute(
      db,
    );
    await migrate(db);
    await sql`alter table templates no force row level security;
      alter table audit_entries no force row level security`.execute(db);
    const templates = await db.selectFrom('templates').select('content').execute();
    const entries = await db.selectFrom('audit_entries').select(['before', 'after']).execute();
    expect(templates).toEqual([{ content: { name: 'T', sync: { enabled: true } } }]);
    expect(entries).toEqual([{ before: { sync_enabled: false, name: 'E' }, after: { sync_enabled: true } }]);
  });

  test('texts of alerts of an older database are in the main language of their school', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, { last: '0019-late-answers' });
    await sql`alter table colleges no force row level security;
      alter table alert_templates no force row level security;
      insert into colleges (id, slug, name, short_name, acronym, theme_color, language, languages, created_at)
        values (gen_random_uuid(), 'a', 'A', 'A', 'A', '#000000', 'fr', '{fr,es}', now());
      insert into alert_templates (college_id, kind, title, content, updated_at)
        select id, 'gas', 'Gaz', 'Sortez.', now() from colleges;
      alter table alert_templates force row level security;
      alter table colleges force row level security`.execute(db);
    await migrate(db);
    const { rows: forced } = await sql<{ name: string }>`select relname as name from pg_class
      where relforcerowsecurity and relname in ('alert_templates', 'alert_texts', 'colleges') order by 1`.execute(
      db,
    );
    expect(forced.map(({ name }) => name)).toEqual(['alert_templates', 'alert_texts', 'colleges']);
    await sql`alter table alert_texts no force row level security`.execute(db);
    const texts = await db
      .selectFrom('alert_texts')
      .select(['kind', 'language', 'title', 'content'])
      .execute();
    expect(texts).toEqual([{ kind: 'gas', language: 'fr', title: 'Gaz', content: 'Sortez.' }]);
  });

  test('people of an older database who chose digests get no new push messages on their devices', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, { last: '0024-messages-by-conversation' });
    await sql`alter table colleges no force row level security;
      alter table users no force row level security;
      alter table tokens no force row level security;
      alter table push_subscriptions no force row level security;
      insert into colleges (id, slug, name, short_name, acronym, theme_color, languages, email_defaults, email_locked, created_at)
        select gen_random_uuid(), slug, slug, slug, slug, '#000000', '{es}', jsonb_build_object('notifications', frequency),
          locked::jsonb, now()
        from (values ('a', 'immediately', '[]'), ('weekly', 'weekly', '[]'), ('locked', 'weekly', '["notifications"]'))
          as v (slug, frequency, locked);
      insert into users (college_id, id, name, email, password_hash, status, search_text, email_choices, created_at, updated_at)
        select c.id, gen_random_uuid(), p.name, p.name || '@a.example', '', 'active', '', p.choices::jsonb, now(), now()
        from colleges c join (values ('a', 'digest', '{"notifications": "daily"}'), ('a', 'usual', '{"posts": "daily"}'),
          ('a', 'no device', '{"notifications": "app_only"}'), ('weekly', 'digest of the school', '{}'),
          ('locked', 'locked', '{"notifications": "daily"}')) p (slug, name, choices) on p.slug = c.slug;
      insert into tokens (college_id, id, user_id, hash, created_at, last_used_at, expires_at)
        select college_id, gen_random_uuid(), id, id::text::bytea, now(), now(), now() from users where name <> 'no device';
      insert into push_subscriptions (college_id, id, user_id, token_id, endpoint_hash, subscription, created_at)
        select college_id, id, user_id, id, hash, hash, now() from tokens;
      alter table push_subscriptions force row level security;
      alter table tokens force row level security;
      alter table users force row level security;
      alter table colleges force row level security`.execute(db);
    await migrate(db);
    const { rows: forced } = await sql<{ name: string }>`select relname as name from pg_class
      where relforcerowsecurity and relname in ('colleges', 'users', 'push_subscriptions') order by 1`.execute(
      db,
    );
    expect(forced.map(({ name }) => name)).toEqual(['colleges', 'push_subscriptions', 'users']);
    await sql`alter table users no force row level security`.execute(db);
    const people = await db
      .selectFrom('users')
      .select(['college_id', 'id', 'name'])
      .orderBy('name')
      .execute();
    const shown = await Promise.all(
      people.map(async ({ name, ...key }) => {
        const { pushes } = (await inCollege(db, key.college_id, (tx) => findPreferences(tx, key)))!;
        return [name, pushes.filter(({ enabled }) => enabled).map(({ kind }) => kind)];
      }),
    );
    expect(shown).toEqual([
      ['digest', ['messages']],
      ['digest of the school', ['messages']],
      ['locked', ['reminders', 'notifications', 'messages']],
      ['no device', ['reminders', 'notifications', 'messages']],
      ['usual', ['reminders', 'notifications', 'messages']],
    ]);
  });

  test('only administrators of an older database get the permission to oversee the messenger', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, { last: '0022-message-emails' });
    await sql`alter table colleges no force row level security;
      alter table roles no force row level security;
      insert into colleges (id, slug, name, short_name, acronym, theme_color, languages, created_at)
        values (gen_random_uuid(), 'a', 'A', 'A', 'A', '#000000', '{es}', now());
      insert into roles (college_id, id, slug, name, position)
        select c.id, gen_random_uuid(), names.name, names.name, 1 from (values ('administrador'), ('docente')) names (name), colleges c;
      alter table roles force row level security;
      alter table colleges force row level security`.execute(db);
    await migrate(db);
    await sql`alter table roles no force row level security;
      alter table role_permissions no force row level security`.execute(db);
    const { rows } = await sql`select r.slug, p.permission, p.scope from role_permissions p
      join roles r on r.college_id = p.college_id and r.id = p.role_id`.execute(db);
    expect(rows).toEqual([{ slug: 'administrador', permission: 'messenger.oversee', scope: 'any' }]);
  });
});

test('the program’s migrations are numbered without a gap', async () => {
  const names = await knownMigrations();
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
});
