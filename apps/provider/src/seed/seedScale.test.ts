import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../database/connection.ts';
import { seedScale } from './seedScale.ts';
import { usualDatabases, type Host, openSchool, type School } from '../testing/openSchool.ts';

const tables = ['posts', 'events', 'notifications', 'documents', 'contacts', 'messages', 'users'] as const;

describe.each(usualDatabases)('the samples at scale on $name', (database) => {
  let school: School;
  const sizes = (host?: Host) =>
    school.arrange(async (tx) => {
      const counts = tables.map((table) => sql`select count(*) as count from ${sql.table(table)}`);
      const { rows } = await sql<{
        count: number;
      }>`${sql.join(counts, sql` union all `)}`.execute(tx);
      return rows.map(({ count }) => count);
    }, host);
  const scaled = async (scale: number) => {
    const owner = connect({ ...database.owner, database: school.databaseName, max: 1 });
    return seedScale(owner, scale).finally(() => owner.destroy());
  };
  const before: Partial<Record<Host, number[]>> = {};
  const hosts: Host[] = ['aromos.localhost', 'puertoclaro.localhost', 'vallenorte.localhost'];

  beforeAll(async () => {
    school = await openSchool(database);
    for (const host of hosts) before[host] = await sizes(host);
    await scaled(3);
  });
  afterAll(() => school.close());

  test('gives every school three times its content', async () => {
    for (const host of hosts) expect(await sizes(host)).toEqual(before[host]!.map((count) => 3 * count));
  });

  test('does not grow again on a repeated call', async () => {
    expect(await scaled(3)).toBe(0);
    expect(await sizes()).toEqual(before['aromos.localhost']!.map((count) => 3 * count));
  });

  test('returns content that matches the contract', async () => {
    const token = await school.as('administrador');
    const lists = [
      'listPosts',
      'listEvents',
      'listManagedNotifications',
      'listNotifications',
      'listDocuments',
      'listContacts',
      'listUsers',
      'listAudit',
    ] as const;
    for (const operation of lists) {
      const { status, data } = await school.call(operation, { token });
      expect([operation, status, data.message]).toEqual([operation, 200, undefined]);
    }
  });

  test('has conversations without gaps, with the samples at their end', async () => {
    const { rows } = await school.arrange((tx) =>
      sql<{ whole: boolean; ordered: boolean }>`
        select bool_and(c.last_seq = m.count and m.first = 1 and m.last = c.last_seq) as whole, bool_and(m.ordered) as ordered
        from conversations c join (
          select conversation_id, count(*) as count, min(seq) as first, max(seq) as last, bool_and(after) as ordered
          from (select *, coalesce(created_at >= lag(created_at) over (partition by conversation_id order by seq), true) as after
            from messages) inner_m group by conversation_id) m on m.conversation_id = c.id`.execute(tx),
    );
    expect(rows).toEqual([{ whole: true, ordered: true }]);
  });

  test('adds nothing that waits to be sent', async () => {
    const waiting = await school.arrange((tx) =>
      tx
        .selectFrom('notifications')
        .select('id')
        .where('status', '=', 'scheduled')
        .where('scheduled_at', '<', school.clock.now)
        .execute(),
    );
    expect(waiting).toEqual([]);
  });
});
