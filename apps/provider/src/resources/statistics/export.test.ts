import { randomUUID } from 'node:crypto';
import { readFileName } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { readChoices, newDocument, newPost } from '../../testing/writing.ts';

describe.each(usualDatabases)('download statistics and tables on $name', (database) => {
  let school: School;
  let token: string;
  let today: { from: string; to: string };
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('direccion');
    const day = school.clock.now.toISOString().slice(0, 10);
    today = { from: day, to: day };
  });
  afterAll(() => school.close());

  const table = async (kind: string, more: object = {}, headers: Record<string, string> = {}) => {
    const answer = await school.call('exportStatistics', {
      token,
      path: { kind },
      query: { ...today, timezone: 'America/Santiago' },
      headers,
      ...more,
    });
    const lines = answer.bytes.toString('utf8').split('\r\n');
    return { ...answer, lines };
  };
  const fileNameIn = (headers: object) => readFileName(new Headers(Object.entries(headers)));
  const document = async (title: string, as = token) => {
    const form = await newDocument(school, as, { title });
    return (await school.call('createDocument', { token: as, ...form })).data.data;
  };
  const download = async (id: string, as: string) =>
    school.call('downloadDocument', { token: as, path: { id } });
  const later = (minutes: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + minutes * 60_000);
  };

  test('lists the most downloaded documents first, with the number of people', async () => {
    const [much, little] = [await document('Muy bajado'), await document('Poco bajado')];
    const docente = await school.as('docente');
    await download(much.id, token);
    later(11);
    await download(much.id, token);
    await download(much.id, docente);
    await download(little.id, docente);
    const response = await school.call('getDocumentStatistics', { token, query: today });
    const rows = response.data.data.filter(({ title }) => title.endsWith('bajado'));
    expect(rows).toMatchObject([
      { id: much.id, downloads: 3, people: 2, file_name: 'circular.pdf', category: much.category.name },
      { id: little.id, downloads: 1, people: 1 },
    ]);
    const past = { from: '2020-01-01', to: '2020-01-02' };
    expect((await school.call('getDocumentStatistics', { token, query: past })).data.data).toEqual([]);
  });

  test('counts only people of the place and the role', async () => {
    const { id } = await document('Por sede');
    await download(id, token);
    const count = async (query: object) => {
      const response = await school.call('getDocumentStatistics', { token, query: { ...today, ...query } });
      return response.data.data.find((one) => one.id === id)?.downloads ?? 0;
    };
    const me = (await school.call('getCurrentUser', { token })).data.data;
    const roles = (await school.call('listRoles', { token })).data.data;
    const ownRoleIds = me.roles.map((role) => role.id);
    expect(await count({})).toBe(1);
    expect(await count({ role_id: ownRoleIds[0] })).toBe(1);
    expect(await count({ role_id: roles.find((role) => !ownRoleIds.includes(role.id))!.id })).toBe(0);
    expect(await count({ place_id: randomUUID() })).toBe(0);
  });

  test('shows a teacher only the downloads of documents that they created', async () => {
    const teacher = await school.as('docente');
    const query = { from: '2026-01-01', to: '2026-12-31' };
    const ownStatistics = await school.call('getDocumentStatistics', { token: teacher, query });
    const all = await school.call('getDocumentStatistics', { token, query });
    expect(ownStatistics.status).toBe(200);
    expect(all.data.data.length).toBeGreaterThan(ownStatistics.data.data.length);
    const me = (await school.call('getCurrentUser', { token: teacher })).data.data;
    const authors = await school.arrange((tx) =>
      tx
        .selectFrom('documents')
        .select('author_id')
        .where('id', 'in', [...ownStatistics.data.data.map(({ id }) => id), randomUUID()])
        .execute(),
    );
    expect(authors.filter(({ author_id }) => author_id !== me.id)).toEqual([]);
  });

  test('exports UTF-8 with a byte order mark, a file name and the rows of the list', async () => {
    const choices = await readChoices(school, token);
    const title = '=2+2, "ñandú"';
    const { id } = (await school.call('createPost', { token, body: newPost(choices, { title }) })).data.data;
    await school.call('markPostRead', { token, path: { id } });
    const { status, headers, bytes, lines } = await table('posts');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(fileNameIn(headers)).toBe(`Noticias más leídas ${today.from} ${today.to}.csv`);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[0]).toBe('\uFEFFTítulo;Categoría;Publicada;Lecturas;Destinatarios');
    const [, category, ...rest] = lines.find((line) => line.includes('ñandú'))!.split(/(?<=");/);
    expect(lines.find((line) => line.includes('ñandú'))).toMatch(/^"'=2\+2, ""ñandú""";/);
    expect(rest).toEqual([]);
    expect(category).toMatch(/;\d{4}-\d\d-\d\d \d\d:\d\d;1;\d+$/);
    expect(lines.at(-1)).toBe('');
  });

  test.each([
    ['de', 'Titel;Kategorie;Datei;Downloads;Personen'],
    ['es-CL,es;q=0.9', 'Título;Categoría;Archivo;Descargas;Personas'],
    ['pt-BR', 'Título;Categoría;Archivo;Descargas;Personas'],
    ['ar', 'العنوان;الفئة;الملف;التنزيلات;الأشخاص'],
  ])('writes headings in %s and separates columns as in the school’s language', async (language, heading) => {
    const { lines } = await table('documents', {}, { 'accept-language': language });
    expect(lines[0]).toBe(`\uFEFF${heading}`);
  });

  test.each([
    ['en', 'Visits by day and hour'],
    ['de', 'Besuche nach Tag und Stunde'],
    ['ar', 'الزيارات حسب اليوم والساعة'],
    ['zh-CN', '按星期和时段统计的访问'],
  ])('names its file in %s', async (language, name) => {
    const { headers } = await table('entries', {}, { 'accept-language': language });
    expect(fileNameIn(headers)).toBe(`${name} ${today.from} ${today.to}.csv`);
    // The fallback for clients without UTF-8 is never empty and does not start with a space.
    expect(headers['content-disposition']).toMatch(/^attachment; filename="\S[\w .-]*\.csv"; /);
  });

  test('starts weeks as in the school’s country for every reader’s language, with hours in order', async () => {
    const now = school.clock.now.getTime();
    const visits = Array.from({ length: 7 }, (_, day) => ({
      id: randomUUID(),
      started_at: new Date(now - day * 86_400_000 - 60_000).toISOString(),
      seconds: 60,
    }));
    // Visits that started more than a week ago would be left out.
    await school.call('sendHeartbeats', { token, body: { visits } });
    const from = new Date(now - 8 * 86_400_000).toISOString().slice(0, 10);
    const daysIn = async (language: string) => {
      const query = { from, to: today.to, timezone: 'America/Santiago' };
      const { lines } = await table('entries', { query }, { 'accept-language': language });
      const days = lines.slice(1, -1).map((line) => line.split(';')[0]!);
      return days.filter((day, at) => day !== days[at - 1]);
    };
    const week = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
    expect(await daysIn('es')).toEqual(week);
    expect((await daysIn('en'))[0]).toBe('Monday');
    expect((await daysIn('ar'))[0]).toBe('الاثنين');
  });

  test('exports hours with weekday names, and reach with its three lines', async () => {
    const at = new Date(school.clock.now.getTime() - 60_000).toISOString();
    const visits = [{ id: randomUUID(), started_at: at, seconds: 90 }];
    await school.call('sendHeartbeats', { token, body: { visits } });
    const entries = await table('entries', {}, { 'accept-language': 'en' });
    expect(entries.lines[0]).toBe('\uFEFFWeekday;Hour;Visits;Seconds');
    expect(entries.lines[1]).toMatch(/^[A-Z][a-z]+day;\d+;\d+;\d+$/);
    const reach = await table('reach', {}, { 'accept-language': 'fr' });
    expect(reach.lines.map((line) => line.split(';')[0])).toEqual([
      '\uFEFFÉlément',
      'Personnes connectées',
      'Actualités lues',
      'Notifications vues',
      '',
    ]);
  });

  test('C03: counts in the zones of Chile, also the newest', async () => {
    for (const timezone of ['America/Coyhaique', 'America/Punta_Arenas', 'Pacific/Easter'])
      expect((await table('entries', { query: { ...today, timezone } })).status).toBe(200);
  });

  test('exports tables for those who may see the figures', async () => {
    const teacher = await school.as('docente');
    expect((await table('documents', { token: teacher })).status).toBe(200);
    expect((await table('entries', { token: teacher })).status).toBe(403);
    expect((await table('reach', { token: teacher })).status).toBe(403);
    expect((await table('posts', { token: await school.as('lectura') })).status).toBe(403);
    expect((await table('grades')).status).toBe(404);
    expect((await table('posts', { query: { from: '2026-02-30' } })).status).toBe(422);
  });
});
