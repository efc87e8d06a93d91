import { readFileName } from '@school/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, newPerson, newPost } from '../../testing/writing.ts';

describe.each(usualDatabases)('audit export on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  let role_ids: string[];
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
    role_ids = [(await school.call('listRoles', { token })).data.data[4]!.id];
  });
  afterAll(() => school.close());

  const table = async (query: object, language = 'es', as = token) => {
    const headers = { 'accept-language': language };
    const answer = await school.call('exportAudit', { token: as, query: { ...query }, headers });
    return { ...answer, text: answer.bytes.toString('utf8') };
  };

  test('exports the filtered entries in the reader’s language, with its file name', async () => {
    const body = newPerson({ role_ids, name: 'Hernán', first_lastname: 'Quilodrán' });
    const { id, version } = (await school.call('createUser', { token, body })).data.data;
    await school.call('updateUser', {
      token,
      path: { id },
      headers: { 'if-match': `"${version}"` },
      body: { ...body, status: 'suspended' },
    });
    const query = { 'filter[subject]': id, 'filter[action]': 'suspended', from: '2020-01-01' };
    const { status, headers, bytes, text } = await table(query);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(readFileName(new Headers(Object.entries(headers) as [string, string][]))).toBe(
      'Registro de actividad 2020-01-01.csv',
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [heading, line, end] = text.slice(1).split('\r\n');
    expect(heading).toBe('Fecha;Persona;Acción;Tipo;Elemento;Qué cambió;Dirección IP');
    expect(line).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d;Marcela Fuentes Rojas;Suspendió;Usuario;Hernán Quilodrán Bravo;Estado: Con acceso → Sin acceso;127\.0\.0\.1$/,
    );
    expect(end).toBe('');
    expect((await table(query, 'de')).text).toContain(';Gesperrt;Benutzer;');
  });

  test('names groups, and says only that texts and secrets changed', async () => {
    const { id, version } = (
      await school.call('createPost', { token, body: newPost(choices, { status: 'draft' }) })
    ).data.data;
    const [place] = (await school.call('listPlaces', { token })).data.data;
    await school.call('updatePost', {
      token,
      path: { id },
      headers: { 'if-match': `"${version}"` },
      body: newPost(choices, {
        status: 'draft',
        audience: { scope: 'restricted', place_ids: [place!.id] },
        body: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'canario-51' }] }],
        },
      }),
    });
    const { text } = await table({ 'filter[subject]': id, 'filter[action]': 'updated' });
    expect(text).toContain(place!.name);
    expect(text).toContain('Contenido: cambió');
    expect(text).not.toMatch(/canario-51|place_ids|[0-9a-f]{8}-/);
  });

  test('escapes a name that a spreadsheet would run as a formula', async () => {
    await school.call('createPostCategory', { token, body: { name: '=1+1;"x"' } });
    expect((await table({ 'filter[kind]': 'post_category' })).text).toContain(`;"'=1+1;""x""";`);
  });

  test('is available to the readers of the list', async () => {
    expect((await table({}, 'es', await school.as('direccion'))).status).toBe(200);
    expect((await table({}, 'es', await school.as('docente'))).status).toBe(403);
  });

  test('exports the newest five thousand entries and says so in the last line', async () => {
    await school.call('createPostCategory', { token, body: { name: 'Huerta' } });
    await school.arrange((tx) =>
      sql`insert into audit_entries (college_id, id, actor_id, actor_name, operation, action, subject_kind, subject_id,
          subject_name, search_text, source, created_at)
        select college_id, gen_random_uuid(), null, '', 'publishPost', 'published', 'post', null, 'x', 'x', '', created_at
        from generate_series(1, 5001) as n, (select * from audit_entries limit 1) as one`.execute(tx),
    );
    const { text } = await table({ 'filter[action]': 'published' });
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(1 + 5000 + 1 + 1);
    expect(lines.at(-2)).toContain('5.000');
    expect(lines.at(-2)).toContain('más recientes');
  });
});
