import { fold } from '@school/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openSchool, type School } from '../../testing/openSchool.ts';
import { newPerson } from '../../testing/writing.ts';

describe.each(databases)('list of people on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const list = (query: Record<string, unknown> = {}, as = token) =>
    school.call('listUsers', { token: as, query });
  const emails = async (query: Record<string, unknown>, as = token) =>
    (await list({ per_page: 100, ...query }, as)).data.data.map(({ email }) => email);

  test('lists everyone once, by surname, without accents', async () => {
    const whole = (await list({ per_page: 100 })).data;
    expect(whole.meta.total).toBeGreaterThanOrEqual(58);
    const { counts } = whole.meta;
    expect(counts.active + counts.pending + counts.suspended).toBe(whole.meta.total);
    const surnames = whole.data.map(({ first_lastname }) => fold(first_lastname));
    expect(surnames).toEqual([...surnames].sort());
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, per_page: 20 })));
    const paged = pages.flatMap(({ data }) => data.data.map(({ id }) => id));
    expect(paged).toEqual(whole.data.slice(0, 60).map(({ id }) => id));
    const reversed = await list({ sort: '-name', per_page: 100 });
    expect(reversed.data.data.map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id).reverse());
    expect(whole.data.some(({ has_pin }) => has_pin)).toBe(true);
    expect(whole.data.some(({ has_pin }) => has_pin === null)).toBe(true);
  });

  test('filters by people with and without a PIN', async () => {
    const whole = (await list({ per_page: 100 })).data;
    for (const [pin, has] of [
      ['with', true],
      ['without', false],
    ] as const) {
      const { data, meta } = (await list({ 'filter[pin]': pin, per_page: 100 })).data;
      expect(data.every(({ has_pin }) => has_pin === has)).toBe(true);
      expect(meta.total).toBe(whole.data.filter(({ has_pin }) => has_pin === has).length);
      expect(meta.counts.all).toBe(meta.total);
    }
  });

  test('counts as people without a PIN only those whose role may start emergencies', async () => {
    const roles = (await school.call('listRoles', { token })).data.data;
    const add = async (slug: string) => {
      const role_ids = roles.filter((role) => role.slug === slug).map(({ id }) => id);
      const body = newPerson({ role_ids });
      return (await school.call('createUser', { token, body })).data.data;
    };
    const without = { 'filter[pin]': 'without', 'filter[status]': 'active', per_page: 100 };
    const before = (await list(without)).data.meta.total;
    const [teacher, inspector] = [await add('docente'), await add('inspectoria')];
    expect([teacher.has_pin, inspector.has_pin]).toEqual([null, false]);
    const { data, meta } = (await list(without)).data;
    expect(meta.total).toBe(before + 1);
    expect(data.map(({ id }) => id)).toContain(inspector.id);
    const path = { id: inspector.id };
    await school.call('setUserPin', { token, path, body: { pin: '4826' } });
    expect((await list(without)).data.meta.total).toBe(before);
    const role_ids = teacher.roles.map(({ id }) => id);
    const options = { token, path, headers: { 'If-Match': '"1"' } };
    const changed = await school.call('setUserRoles', { ...options, body: { role_ids } });
    expect(changed.data.data.has_pin).toBeNull();
    expect(await emails({ 'filter[pin]': 'with' })).not.toContain(inspector.email);
  });

  test('shows who has a PIN only to those who may reset PINs, and to each person their own', async () => {
    const inspectoria = await school.as('inspectoria');
    const me = (await school.call('getCurrentUser', { token: inspectoria })).data.data;
    const { data } = (await list({ per_page: 100 }, inspectoria)).data;
    expect(data.filter(({ has_pin }) => has_pin !== null).map(({ id }) => id)).toEqual([me.id]);
    expect((await list({ 'filter[pin]': 'without' }, inspectoria)).status).toBe(403);
    expect((await list({ 'filter[pin]': 'without' })).status).toBe(200);
  });

  test('shows each person’s last sign-in, null before the first', async () => {
    const roles = (await school.call('listRoles', { token })).data.data;
    const person = newPerson({ role_ids: [roles.find(({ slug }) => slug === 'lectura')!.id] });
    const created = await school.call('createUser', { token, body: person });
    const { id } = created.data.data;
    expect(created.data.data.last_sign_in_at).toBeNull();
    const email = 'docente@aromos.example';
    const signIn = async () => {
      await school.as('docente');
      const { data } = (await list({ q: email })).data;
      return data.find((one) => one.email === email)!;
    };
    const [first, second] = [await signIn(), await signIn()];
    expect(Date.parse(first.last_sign_in_at!)).toBeGreaterThan(0);
    expect(Date.parse(second.last_sign_in_at!)).toBeGreaterThanOrEqual(Date.parse(first.last_sign_in_at!));
    // A sign-in does not change the version, so an open form stays valid.
    expect([second.version, second.updated_at]).toEqual([first.version, first.updated_at]);
    expect((await school.call('getUser', { token, path: { id } })).data.data.last_sign_in_at).toBeNull();
  });

  test('sorts by last sign-in, with people who never signed in first', async () => {
    const listSignInTimes = async (sort: string) =>
      (await list({ sort, per_page: 100 })).data.data.map(({ last_sign_in_at }) => last_sign_in_at);
    const times = await listSignInTimes('last_sign_in_at');
    expect(times[0]).toBeNull();
    expect(times).toEqual(
      [...times].sort((one, other) => Date.parse(one ?? '1970') - Date.parse(other ?? '1970')),
    );
    expect(await listSignInTimes('-last_sign_in_at')).toEqual([...times].reverse());
  });

  test('shows sign-ins only to those who see the whole school, and to each person their own', async () => {
    const docente = await school.as('docente');
    const me = (await school.call('getCurrentUser', { token: docente })).data.data;
    const { data } = (await list({ per_page: 100 }, docente)).data;
    expect(data.filter(({ last_sign_in_at }) => last_sign_in_at !== null).map(({ id }) => id)).toEqual([
      me.id,
    ]);
    expect((await list({ sort: '-last_sign_in_at' }, docente)).status).toBe(403);
  });

  test.each([
    ['carcamo PAULA', 'docente@aromos.example'],
    ['Cárcamo', 'docente@aromos.example'],
    ['12.345.678-5', 'administrador@aromos.example'],
    ['12345678', 'administrador@aromos.example'],
    ['20347878k', 'comunicaciones@aromos.example'],
    ['inspectoria@aromos', 'inspectoria@aromos.example'],
  ])('finds by %s', async (q, email) => {
    expect(await emails({ q })).toContain(email);
    expect((await emails({ q })).length).toBeLessThan(5);
  });

  test.each(["' or 1=1 --", '%', '_____', '99.999.999-9', '💥'])('finds no one by %s', async (q) => {
    expect(await emails({ q })).toEqual([]);
  });

  test('filters by role, status, place and course', async () => {
    const roles = (await school.call('listRoles', { token })).data.data;
    for (const role of roles) {
      const { data, meta } = (await list({ 'filter[role]': role.id, per_page: 100 })).data;
      expect([role.slug, meta.total]).toEqual([role.slug, role.users_count]);
      expect(data.every((person) => person.roles.some(({ id }) => id === role.id))).toBe(true);
    }
    const people = (await list({ per_page: 100 })).data.data;
    const teacher = people.find(({ email }) => email === 'docente@aromos.example')!;
    const [course, place] = [teacher.course_ids[0]!, teacher.place_ids[0]!];
    const expected = (of: (person: typeof teacher) => boolean) => people.filter(of).map(({ email }) => email);
    expect(await emails({ 'filter[course]': course })).toEqual(
      expected(({ course_ids }) => course_ids.includes(course)),
    );
    expect(await emails({ 'filter[place]': place, 'filter[status]': 'active' })).toEqual(
      expected(({ place_ids, status }) => place_ids.includes(place) && status === 'active'),
    );
    const pending = (await list({ 'filter[status]': 'pending' })).data;
    expect(pending.meta.total).toBe(pending.meta.counts.pending);
  });

  test.each([{ sort: 'password_hash' }, { 'filter[role]': 'x' }, { 'filter[status]': 'gone' }, { x: 1 }])(
    'rejects %o',
    async (query) => {
      const answer = await list(query);
      expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, Object.keys(query)]);
    },
  );

  test('shows a teacher the active people of their scope, without their records', async () => {
    const docente = await school.as('docente');
    const me = (await school.call('getCurrentUser', { token: docente })).data.data;
    const ownGroupIds = new Set([...me.course_ids, ...me.grade_ids, ...me.place_ids]);
    const people = (await list({ per_page: 100 })).data.data;
    const shared = people.filter(({ id, status, course_ids, grade_ids, place_ids }) => {
      const groups = [...course_ids, ...grade_ids, ...place_ids];
      return id === me.id || (status === 'active' && groups.some((group) => ownGroupIds.has(group)));
    });
    expect(shared.length).toBeLessThan(people.length);
    expect(await emails({}, docente)).toEqual(shared.map(({ email }) => email));
    const colleagues = (await list({ per_page: 100 }, docente)).data.data.filter(({ id }) => id !== me.id);
    expect(colleagues.every(({ rut, passport, birthdate }) => !rut && !passport && !birthdate)).toBe(true);
    expect(colleagues.every(({ can }) => !Object.values(can).some(Boolean))).toBe(true);
    expect(await emails({ q: '12.345.678-5' }, docente)).toEqual([]);
    for (const person of [shared[0]!, people.find(({ id }) => !shared.some((one) => one.id === id))!]) {
      const answer = await school.call('getUser', { token: docente, path: { id: person.id } });
      expect(answer.status).toBe(shared.includes(person) ? 200 : 403);
    }
    const ownUser = await school.call('getUser', { token: docente, path: { id: me.id } });
    expect(ownUser.data.data.rut).toBe(me.rut);
  });

  test('shows no secrets', async () => {
    const text = JSON.stringify((await list({ per_page: 100 })).data);
    expect(text).not.toMatch(/argon2|password|pin_hash|hash/);
  });

  test('takes the same few statements for any length', async () => {
    const cost = async (per_page: number) => {
      const before = school.statements();
      await list({ per_page });
      return school.statements() - before;
    };
    expect(await cost(100)).toBe(await cost(1));
    expect(await cost(100)).toBeLessThanOrEqual(8);
  });

  test('reads twenty thousand people by index', async () => {
    const large = await openSchool(database);
    const adminToken = await large.as('administrador');
    const role = (await large.call('listRoles', { token: adminToken })).data.data[6]!;
    const body = newPerson({ role_ids: [role.id], name: 'Aguja' });
    const { id } = (await large.call('createUser', { token: adminToken, body })).data.data;
    const plans = await large.arrange(async (tx) => {
      await sql`insert into users (college_id, id, name, email, password_hash, status, search_text, created_at, updated_at)
        select college_id, gen_random_uuid(), 'Copia', n || '@copia.example', '-', 'suspended',
          md5(n::text), created_at, updated_at
        from users, generate_series(1, 20000) as n where email = 'docente@aromos.example'`.execute(tx);
      const explained = async (rest: ReturnType<typeof sql>) => {
        const { rows } = await sql<{
          'QUERY PLAN': string;
        }>`explain select u.id from users u ${rest} limit 15`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      return {
        byName: await explained(sql`where u.status = 'active' order by u.search_text collate "C", u.id`),
        bySignIn: await explained(sql`order by u.last_sign_in_at nulls first, u.id`),
        bySignInBackward: await explained(sql`order by u.last_sign_in_at desc nulls last, u.id desc`),
      };
    });
    expect(plans.byName).not.toContain('Seq Scan');
    expect(plans.bySignIn).toContain('users_by_sign_in');
    expect(plans.bySignInBackward).toContain('users_by_sign_in');
    const response = await large.call('listUsers', { token: adminToken, query: { q: 'aguja' } });
    expect(response.data.data.map((person) => person.id)).toEqual([id]);
    await large.close();
  });
});
