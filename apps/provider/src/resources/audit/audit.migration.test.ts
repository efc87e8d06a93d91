import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { connectOver } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';
import { databases } from '../../testing/openSchool.ts';

const { owner } = databases[1]!;
const name = `t_${randomUUID().slice(0, 8)}`;
const clients: Client[] = [];
const connected = async (database: string) => {
  const client = new Client({ ...owner, database });
  await client.connect();
  clients.push(client);
  return client;
};
afterAll(() => Promise.all(clients.map((client) => client.end())));

const college = randomUUID();

/** Entries recorded before actions were stored, each with the action that the migration derives. */
const entries: [operation: string, before: object | null, after: object | null, action: string][] = [
  ['createUser', null, { name: 'x', status: 'active' }, 'created'],
  ['updateUser', { status: 'active' }, { status: 'suspended' }, 'suspended'],
  ['updateUser', { status: 'suspended' }, { status: 'active' }, 'reactivated'],
  ['updateUser', { status: 'pending' }, { status: 'active' }, 'approved'],
  ['updateUser', { status: 'pending' }, { status: 'suspended' }, 'rejected'],
  ['updateUser', { phone: null }, { phone: 'x' }, 'updated'],
  ['deleteUser', { status: 'pending' }, null, 'rejected'],
  ['deleteUser', { status: 'active' }, null, 'deleted'],
  ['deleteUserPin', { has_pin: true }, { has_pin: false }, 'pin_deleted'],
  ['resetUserPassword', null, null, 'password_reset'],
  ['publishPost', { status: 'draft' }, { status: 'published' }, 'published'],
  ['createNotification', null, { status: 'sent', emergency: true }, 'emergency_started'],
  ['createNotification', null, { status: 'sent', emergency: false }, 'sent'],
  ['cancelEvent', null, null, 'cancelled'],
  ['deleteSmtpSettings', { host: 'x' }, null, 'settings_deleted'],
  ['heardOfNoMore', null, null, 'updated'],
];

test('derives the action of earlier entries, and their search words', async () => {
  await (await connected('postgres')).query(`create database ${name}`);
  const client = await connected(name);
  const database = connectOver(client);
  await migrate(database, '0028-mail-state');
  const as = () => client.query(`select set_config('app.college_id', $1, true)`, [college]);
  await client.query('begin');
  await as();
  await client.query(
    `insert into colleges (id, slug, name, short_name, acronym, theme_color, languages, created_at)
     values ($1, 'x', 'X', 'X', 'X', '#0F6E5A', '{es}', now())`,
    [college],
  );
  for (const [at, [operation, before, after]] of entries.entries())
    await client.query(
      `insert into audit_entries (college_id, id, actor_name, action, subject_kind, subject_name, before, after, source,
         created_at) values ($1, $2, 'Íñigo Núñez', $3, 'user', 'Zoë ÁVILA', $4, $5, '::1', now())`,
      [college, `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`, operation, before, after],
    );
  await client.query('commit');
  await migrate(database);
  await client.query('begin');
  await as();
  const { rows } = await client.query(
    'select operation, before, after, action, folded from audit_entries order by id',
  );
  const words = await client.query('select distinct word from audit_words order by word');
  await client.query('commit');
  expect(rows.map(({ operation, before, after, action }) => [operation, before, after, action])).toEqual(
    entries,
  );
  expect(new Set(rows.map(({ folded }) => folded))).toEqual(new Set(['inigo nunez zoe avila']));
  expect(words.rows.map(({ word }) => word)).toEqual(['avila', 'inigo', 'nunez', 'zoe']);
});
