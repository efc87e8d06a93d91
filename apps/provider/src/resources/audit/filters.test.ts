import { demoPasswords } from '@school/domain/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, newPerson, newPost } from '../../testing/writing.ts';

describe.each(usualDatabases)('audit filters on $name', (database) => {
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

  const list = async (query: object) =>
    (await school.call('listAudit', { token, query: { limit: 100, ...query } })).data;
  const names = async (query: object) => (await list(query)).data.map(({ subject }) => subject.name);
  const category = async (name: string) => {
    const answer = await school.call('createPostCategory', { token, body: { name } });
    return answer.data.data.id;
  };

  test('filters by days of the school, both included', async () => {
    const now = school.clock.now;
    // In Santiago the day ends three hours after the UTC day.
    for (const [moment, name] of [
      ['2026-12-01T02:59:59.999Z', 'Noche del 30'],
      ['2026-12-01T03:00:00.000Z', 'Primer momento'],
      ['2026-12-03T02:59:59.999Z', 'Último momento'],
      ['2026-12-03T03:00:00.000Z', 'Día siguiente'],
    ] as const) {
      school.clock.now = new Date(moment);
      token = await school.as('administrador');
      await category(name);
    }
    expect(await names({ from: '2026-12-01', to: '2026-12-02' })).toEqual([
      'Último momento',
      'Primer momento',
    ]);
    expect(await names({ from: '2026-12-03' })).toEqual(['Día siguiente']);
    expect(await names({ to: '2026-11-30', 'filter[kind]': 'post_category' })).toEqual(['Noche del 30']);
    school.clock.now = now;
    token = await school.as('administrador');
  });

  test.each([
    [{ from: '2026-02-30' }, ['from']],
    [{ to: 'mañana' }, ['to']],
    [{ from: '2026-03-02', to: '2026-03-01' }, ['to']],
    [{ 'filter[action]': 'updateUser' }, ['filter[action]']],
    [{ 'filter[kind]': 'shelf' }, ['filter[kind]']],
  ])('rejects %o', async (query, fields) => {
    for (const operation of ['listAudit', 'exportAudit'] as const) {
      const answer = await school.call(operation, { token, query: { ...query } });
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, fields]);
    }
  });

  test('filters by action and by kind of subject', async () => {
    const { id } = (await school.call('createUser', { token, body: newPerson({ role_ids }) })).data.data;
    await school.call('setUserPin', { token, path: { id }, body: { pin: '4826' } });
    const pins = (await list({ 'filter[action]': 'pin_set' })).data;
    expect(pins.map(({ subject }) => subject.id)).toEqual([id]);
    const kinds = (await list({ 'filter[kind]': 'user' })).data.map(({ subject }) => subject.kind);
    expect(new Set(kinds)).toEqual(new Set(['user']));
  });

  test('filters by word prefixes of both names, without case and accents', async () => {
    const body = newPerson({ role_ids, name: 'Íñigo', first_lastname: 'Zúñiga' });
    const { id } = (await school.call('createUser', { token, body })).data.data;
    for (const q of ['inigo', 'ZUÑIGA', 'zuni inig', 'marcela zuniga', 'Íñ'])
      expect(
        (await list({ q })).data.map(({ subject }) => subject.id),
        q,
      ).toContain(id);
    for (const q of ['higo', 'inigo rodrigo', 'zzz'])
      expect(
        (await list({ q })).data.map(({ subject }) => subject.id),
        q,
      ).not.toContain(id);
    expect(await names({ q: '100%' })).toEqual([]);
  });

  test('finds each later entry by search, and pages through the results', async () => {
    for (const at of [1, 2, 3]) {
      school.clock.now = new Date(school.clock.now.getTime() + 10);
      await category(`Buscable ${at}`);
    }
    const first = await list({ q: 'buscab', limit: 2 });
    expect(first.data.map(({ subject }) => subject.name)).toEqual(['Buscable 3', 'Buscable 2']);
    expect(await names({ q: 'buscab', limit: 2, before: first.meta.before })).toEqual(['Buscable 1']);
  });

  test('says which subjects still exist and are visible to the reader', async () => {
    const visible = async (query: object, as = token) => {
      const { data } = await school.call('listAudit', { token: as, query: { ...query } });
      return data.data[0]!.subject.visible;
    };
    const { id } = (await school.call('createPost', { token, body: newPost(choices, { status: 'draft' }) }))
      .data.data;
    expect(await visible({ 'filter[subject]': id })).toBe(true);
    await school.call('deletePost', { token, path: { id } });
    expect(await visible({ 'filter[subject]': id })).toBe(false);
    const { id: draft } = (
      await school.call('createPost', { token, body: newPost(choices, { status: 'draft' }) })
    ).data.data;
    const { data: role } = await school.call('createRole', {
      token,
      body: {
        name: 'Revisión',
        permissions: [
          { permission: 'audit.view', scope: 'any' },
          { permission: 'posts.view', scope: 'any' },
        ],
      },
    });
    const reader = await school.as('lectura');
    const me = (await school.call('getCurrentUser', { token: reader })).data.data;
    const member = await school.call('getUser', { token, path: { id: me.id } });
    await school.call('setUserRoles', {
      token,
      path: { id: me.id },
      headers: { 'if-match': `"${member.data.data.version}"` },
      body: { role_ids: [role.data.id] },
    });
    expect(await visible({ 'filter[subject]': draft }, reader)).toBe(false);
    await school.call('publishPost', { token, path: { id: draft } });
    expect(await visible({ 'filter[subject]': draft }, reader)).toBe(true);
    expect(await visible({ 'filter[subject]': role.data.id }, reader)).toBe(false);
  });

  test('records what people do to their own access, without the secret', async () => {
    const teacherToken = await school.as('docente');
    const { id } = (await school.call('getCurrentUser', { token: teacherToken })).data.data;
    const current_password = demoPasswords.aromos;
    await school.as('docente');
    await school.call('updateOwnPin', { token: teacherToken, body: { pin: '482613', current_password } });
    school.clock.now = new Date(school.clock.now.getTime() + 10);
    await school.call('updateOwnPin', { token: teacherToken, body: { pin: null, current_password } });
    school.clock.now = new Date(school.clock.now.getTime() + 10);
    await school.call('revokeOtherSessions', { token: teacherToken });
    const { data } = await list({ 'filter[actor]': id });
    expect(data.map(({ action }) => action)).toEqual(['signed_out', 'pin_deleted', 'pin_set']);
    // No part of a UUID has six digits.
    expect(JSON.stringify(data)).not.toMatch(/\b482613\b|argon2/);
  });

  test('reads every filter by index', async () => {
    const large = await openSchool(database);
    const adminToken = await large.as('administrador');
    await large.call('createPostCategory', { token: adminToken, body: { name: 'Huerta' } });
    const plans = await large.arrange(async (tx) => {
      await sql`insert into audit_entries (college_id, id, actor_id, actor_name, operation, action, subject_kind, subject_id,
          subject_name, search_text, source, created_at)
        select college_id, gen_random_uuid(), gen_random_uuid(), 'x', 'other', 'updated', 'post', gen_random_uuid(), 'x',
          'entrada' || n % 50, '::1', created_at
        from generate_series(1, 20000) as n, (select * from audit_entries limit 1) as one`.execute(tx);
      const id = '01990000-0000-7000-8000-000000000000';
      const conditions = [
        'true',
        `action = 'suspended'`,
        `subject_kind = 'role'`,
        `actor_id = '${id}'`,
        `subject_id = '${id}'`,
        `id >= '${id}' and id < '${id}'`,
        `id = any(array(select entry_id from audit_words
          where college_id = current_setting('app.college_id')::uuid and word >= 'entrada7' and word < 'entrada7z'))`,
      ];
      const plans = [];
      for (const condition of conditions) {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from audit_entries
          where ${sql.raw(condition)} order by id desc limit 31`.execute(tx);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return plans;
    });
    for (const plan of plans) expect(plan).not.toContain('Seq Scan');
    await large.close();
  });
});
