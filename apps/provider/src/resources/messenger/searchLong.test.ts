import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../database/connection.ts';
import { databases, openSchool, type School } from '../../testing/openSchool.ts';
import { countRowsRead, isExplainable, type Sent } from '../../testing/plans.ts';

const length = 20_000;

describe.each(databases)('the search in a conversation of 20,000 messages on $name', (database) => {
  let school: School;
  let head: string;

  beforeAll(async () => {
    school = await openSchool(database);
    head = await school.as('direccion');
    const teacher = await school.as('docente');
    const person = (await school.call('getCurrentUser', { token: teacher })).data.data;
    const group = { kind: 'group', name: 'Historia', member_ids: [person.id] };
    const { id } = (await school.call('createConversation', { token: head, body: group })).data.data;
    const body = { client_id: randomUUID(), body: 'acta' };
    await school.call('createMessage', { token: head, path: { id }, body });
    await school.arrange(async (tx) => {
      // Each has "mensaje", a number, and "pronto" in the older half or "tarde" in the newer.
      await sql`insert into messages (college_id, id, conversation_id, author_id, client_id, seq, body, search_text, created_at)
        select college_id, gen_random_uuid(), conversation_id, author_id, client_id || n, n, text, ' ' || text,
          created_at + n * interval '1 second'
        from messages, generate_series(2, ${length}) n,
          lateral (select 'mensaje ' || n || case when n < ${length / 2} then ' pronto' else ' tarde' end) t (text)
        where conversation_id = ${id}`.execute(tx);
      await sql`insert into message_words (college_id, conversation_id, word, message_id)
        select college_id, conversation_id, word, id from messages, unnest(string_to_array(body, ' ')) word
        where conversation_id = ${id} and seq > 1`.execute(tx);
      await sql`update conversations set last_seq = ${length} where id = ${id}`.execute(tx);
    });
    // The database does this automatically after some time.
    const owner = connect({ ...database.owner, database: school.databaseName, max: 1 });
    await sql`analyze messages, message_words`.execute(owner);
    await owner.destroy();
  }, 120_000);
  afterAll(() => school.close());

  const find = async (q: string, query: object = {}) => {
    const sent: Sent[] = [];
    school.watch((text, parameters) => sent.push({ sql: text, parameters }));
    const { data } = await school.call('searchMessages', { token: head, query: { q, limit: 30, ...query } });
    school.watch(undefined);
    const search = sent.find(
      (statement) => isExplainable(statement) && statement.sql.includes('message_words'),
    )!;
    const { id } = (await school.call('getCurrentUser', { token: head })).data.data;
    expect(search.parameters).toContain(id);
    const read = await school.arrange((tx) => countRowsRead(tx, search));
    return { bodies: data.data.map(({ body }) => body), before: data.meta.before, read };
  };

  test('finds the newest of a word that each message has, without reading them all', async () => {
    const { bodies, before, read } = await find('mensaje');
    expect(bodies).toEqual(Array.from({ length: 30 }, (_, at) => `mensaje ${length - at} tarde`));
    expect(read).toBeLessThan(length / 5);
    const next = await find('mensaje', { before });
    expect(next.bodies[0]).toBe(`mensaje ${length - 30} tarde`);
    expect(next.read).toBeLessThan(length / 5);
  });

  test('finds a rare word beside a frequent one, in any order and of any length', async () => {
    for (const q of ['mensaje 12345', '12345 mensaje', 'mens 12345 tar']) {
      const { bodies, read } = await find(q);
      expect(bodies, q).toEqual(['mensaje 12345 tarde']);
      expect(read, q).toBeLessThan(length / 5);
    }
  });

  test('finds messages of two frequent words', async () => {
    const { bodies, read } = await find('mensaje tarde');
    expect(bodies[0]).toBe(`mensaje ${length} tarde`);
    expect(read).toBeLessThan(length / 5);
    expect((await find('pronto mensaje')).bodies[0]).toBe(`mensaje ${length / 2 - 1} pronto`);
    expect((await find('pronto tarde')).bodies).toEqual([]);
  });
});
