import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { readyScreen } from '../../testing/openScreen.ts';

describe.each(usualDatabases)('labels of grades and courses on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const listLabels = (kind: 'Grade' | 'Course') =>
    school
      .call(`list${kind}s`, { token })
      .then(({ data }) => data.data as { id: string; name: string; code: string; version: number }[]);
  const rename = (
    kind: 'Grade' | 'Course',
    { id, version }: { id: string; version: number },
    name: string,
    as = token,
  ) =>
    school.call(`update${kind}`, {
      token: as,
      path: { id },
      body: { name },
      headers: { 'if-match': `"${version}"` },
    });

  test.each(['Grade', 'Course'] as const)('changes the label of a %s and keeps its code', async (kind) => {
    const [first] = await listLabels(kind);
    const answer = await rename(kind, first!, ' Séptimo año ');
    expect([answer.status, answer.headers.etag]).toEqual([200, `"${first!.version + 1}"`]);
    const changed = { ...first, name: 'Séptimo año', version: first!.version + 1 };
    expect(answer.data.data).toEqual(changed);
    expect((await listLabels(kind)).find(({ id }) => id === first!.id)).toEqual(changed);
    const { data } = await school.call('listAudit', { token, query: { limit: 20 } });
    const entries = data.data.filter(({ subject }) => subject.id === first!.id);
    expect(entries.find(({ after }) => after?.['name'] === 'Séptimo año')).toMatchObject({
      action: 'updated',
      subject: { kind: kind.toLowerCase(), id: first!.id, name: first!.name },
      before: { name: first!.name },
      after: { name: 'Séptimo año' },
    });
  });

  test('rejects the second change of one version and names the person who made the first', async () => {
    const grade = (await listLabels('Grade'))[1]!;
    expect((await rename('Grade', grade, 'Segundo año')).status).toBe(200);
    const rejected = await rename('Grade', grade, 'Año segundo');
    expect(rejected.status).toBe(409);
    expect(rejected.data).toMatchObject({
      current_version: grade.version + 1,
      changed_by: 'Marcela Fuentes Rojas',
    });
    const parallel = await Promise.all(
      ['A', 'B', 'C'].map((name) => rename('Grade', { ...grade, version: grade.version + 1 }, name)),
    );
    expect(parallel.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('rejects a label in use, without case and accents; a grade and a course may share one', async () => {
    const [one, other] = await listLabels('Course');
    await rename('Course', one!, 'Los Álamos');
    const rejected = await rename('Course', other!, 'LOS ALAMOS');
    expect([rejected.status, Object.keys(rejected.data.errors!)]).toEqual([422, ['name']]);
    const grade = (await listLabels('Grade'))[2]!;
    expect((await rename('Grade', grade, 'Los Álamos')).status).toBe(200);
    const now = (await listLabels('Course')).find(({ id }) => id === one!.id)!;
    expect((await rename('Course', now, 'LOS ÁLAMOS')).status).toBe(200);
  });

  test.each(['', '   ', 'x'.repeat(61), 'a\nb'])('rejects %j as a label', async (name) => {
    const [grade] = await listLabels('Grade');
    const rejected = await rename('Grade', grade!, name);
    expect([rejected.status, Object.keys(rejected.data.errors!)]).toEqual([422, ['name']]);
  });

  test('allows only those who change the school’s record', async () => {
    const [grade] = await listLabels('Grade');
    for (const role of ['direccion', 'docente', 'lectura'] as const)
      expect((await rename('Grade', grade!, 'No', await school.as(role))).status).toBe(403);
    const theirs = await school.call('updateGrade', {
      token: await school.as('administrador', 'puertoclaro.localhost'),
      host: 'puertoclaro.localhost',
      path: { id: grade!.id },
      body: { name: 'No' },
      headers: { 'if-match': '"1"' },
    });
    expect(theirs.status).toBe(404);
  });

  test('announces the change to the open screens of all people', async () => {
    const screen = await readyScreen(school, { token: await school.as('lectura') });
    const [grade] = await listLabels('Grade');
    await rename('Grade', grade!, 'Otra etiqueta');
    const kinds = () => screen.events.map(({ event }) => event.kind);
    await screen.until(() => kinds().includes('college.updated'));
    screen.close();
    await screen.ended;
    // People who may not change labels have no open form for one.
    expect(kinds()).not.toContain('record.changed');
  });
});
