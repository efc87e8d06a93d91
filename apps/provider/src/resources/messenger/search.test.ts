import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { databases, openSchool, type School } from '../../testing/openSchool.ts';
import { pdf } from '../../testing/writing.ts';

const day = 86_400_000;

describe.each(databases)('the search of messages with operators on $name', (database) => {
  let school: School;
  let head: string;
  let teacher: string;
  let outsider: string;
  let conversation: string;
  let teacherName: string;

  const send = (token: string, body: string, attachments: string[] = []) =>
    school.call('createMessage', {
      token,
      path: { id: conversation },
      body: { client_id: randomUUID(), body, attachments },
    });
  const find = async (q: string, token = head, query: object = {}) => {
    const { data } = await school.call('searchMessages', { token, query: { q, limit: 100, ...query } });
    return data.data
      .filter(({ conversation_id }) => conversation_id === conversation)
      .map(({ body }) => body);
  };
  const toDay = (time: Date) => time.toLocaleDateString('sv', { timeZone: 'America/Santiago' });

  beforeAll(async () => {
    school = await openSchool(database);
    [head, teacher, outsider] = (await Promise.all(
      (['direccion', 'docente', 'inspectoria'] as const).map((role) => school.as(role)),
    )) as [string, string, string];
    const person = (await school.call('getCurrentUser', { token: teacher })).data.data;
    teacherName = person.first_lastname!;
    const body = { kind: 'group', name: 'Kermés', member_ids: [person.id] };
    conversation = (await school.call('createConversation', { token: head, body })).data.data.id;
    await send(head, 'Presupuesto de la kermés');
    school.clock.now = new Date(school.clock.now.getTime() + 1000);
    await send(teacher, 'Presupuesto viejo');
    school.clock.now = new Date(school.clock.now.getTime() + 2 * day);
    const file = await school.call('createAttachment', {
      token: teacher,
      path: { id: conversation },
      ...multipart({ file: pdf() }),
    });
    await send(teacher, 'Presupuesto nuevo', [file.data.data.id]);
    await send(head, 'Gracias');
  });
  afterAll(() => school.close());

  test('selects the author by prefixes of names, without accents and case', async () => {
    expect(await find(`from:${teacherName.slice(0, 4).toUpperCase()} presupuesto`)).toEqual([
      'Presupuesto nuevo',
      'Presupuesto viejo',
    ]);
    expect(await find(`from:"${teacherName}"`)).toEqual(['Presupuesto nuevo', 'Presupuesto viejo']);
    expect(await find('from:zzz presupuesto')).toEqual([]);
  });

  test('does not take the e-mail address of an author for a name', async () => {
    expect(await find('from:aromos presupuesto')).toEqual([]);
  });

  test('selects messages that were sent before a day of the school', async () => {
    expect(await find(`before:${toDay(school.clock.now)} presupuesto`)).toEqual([
      'Presupuesto viejo',
      'Presupuesto de la kermés',
    ]);
    const tomorrow = toDay(new Date(school.clock.now.getTime() + day));
    expect(await find(`before:${tomorrow}`)).toHaveLength(4);
  });

  test('selects messages with a file', async () => {
    expect(await find('has:file')).toEqual(['Presupuesto nuevo']);
    expect(await find('has:file viejo')).toEqual([]);
  });

  test('looks for an operator with another value as text', async () => {
    await send(head, 'before: mañana');
    expect(await find('before:mañ')).toEqual(['before: mañana']);
  });

  test('finds no deleted messages, and nothing for a person outside of the conversation', async () => {
    const sent = (await send(teacher, 'Error')).data.data;
    await school.call('deleteMessage', { token: teacher, path: { id: sent.id } });
    expect(await find(`from:${teacherName}`)).toEqual(['Presupuesto nuevo', 'Presupuesto viejo']);
    expect(await find(`from:${teacherName}`, outsider)).toEqual([]);
  });

  test('pages through results without words', async () => {
    const bodies: string[] = [];
    let before: string | null = null;
    do {
      const page: { data: { body: string }[]; meta: { before: string | null } } = (
        await school.call('searchMessages', {
          token: head,
          query: { q: `from:${teacherName}`, limit: 1, ...(before && { before }) },
        })
      ).data;
      bodies.push(...page.data.map(({ body }) => body));
      before = page.meta.before;
    } while (before !== null);
    expect(bodies.slice(0, 2)).toEqual(['Presupuesto nuevo', 'Presupuesto viejo']);
    expect(new Set(bodies).size).toBe(bodies.length);
  });
});
