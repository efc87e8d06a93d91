import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, forCourse, newEvent } from '../../testing/writing.ts';

const missing = '01990000-0000-7000-8000-000000000000';

describe.each(usualDatabases)('events on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
  });
  afterAll(() => school.close());

  const create = async (change = {}) => {
    const answer = await school.call('createEvent', { token, body: newEvent(change) });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
    return answer.data.data;
  };
  const get = (id: string, as = token) => school.call('getEvent', { token: as, path: { id } });
  const update = (id: string, version: number, change = {}) =>
    school.call('updateEvent', {
      token,
      path: { id },
      body: newEvent(change),
      headers: { 'if-match': `"${version}"` },
    });
  const list = async (query: Record<string, unknown>, as = token) => {
    const answer = await school.call('listEvents', { token: as, query: { per_page: 100, ...query } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
    return answer.data.data.map(({ name }) => name);
  };

  test('returns what was written: instants in UTC, with the time zone', async () => {
    const answer = await school.call('createEvent', { token, body: newEvent({ name: '  Reunión  ' }) });
    expect(answer.status).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.data.data).toMatchObject({
      name: 'Reunión',
      description: 'Traer la agenda.',
      start: '2026-12-03T21:30:00.000Z',
      end: '2026-12-03T23:00:00.000Z',
      all_day: false,
      timezone: 'America/Santiago',
      status: 'confirmed',
      place: null,
      sync: { enabled: false, state: 'none', error: null, at: null },
      sequence: 0,
      version: 1,
      can: { update: true, delete: true, cancel: true, sync: false },
    });
    expect((await get(answer.data.data.id)).data.data).toEqual(answer.data.data);
  });

  test('keeps the date of a day without a midnight', async () => {
    const name = 'Día del cambio de hora';
    const event = await create({ name, start: '2026-09-06', end: '2026-09-06', all_day: true });
    expect(event).toMatchObject({ start: '2026-09-06', end: '2026-09-06', all_day: true });
    for (const [from, to, isListed] of [
      ['2026-09-06', '2026-09-06', true],
      ['2026-09-05', '2026-09-05', false],
      ['2026-09-07', '2026-09-07', false],
      ['2026-09-01', '2026-09-30', true],
    ] as const)
      expect([from, (await list({ from, to })).includes(name)]).toEqual([from, isListed]);
    const easter = await create({
      name: 'Rapa Nui',
      start: '2026-04-04',
      end: '2026-04-05',
      all_day: true,
      timezone: 'Pacific/Easter',
    });
    expect(easter).toMatchObject({ start: '2026-04-04', end: '2026-04-05' });
    for (const day of ['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06'])
      expect([day, await list({ from: day, to: day })]).toEqual([
        day,
        ['2026-04-04', '2026-04-05'].includes(day) ? ['Rapa Nui'] : [],
      ]);
  });

  test('starts and ends a range with the days of the school, across both clock changes', async () => {
    const at = (start: string, end: string, name: string) => create({ name, start, end });
    await at('2026-04-04T23:30:00-03:00', '2026-04-04T23:45:00-03:00', 'antes del cambio');
    await at('2026-04-04T23:30:00-04:00', '2026-04-04T23:45:00-04:00', 'la misma hora otra vez');
    await at('2026-04-05T00:00:00-04:00', '2026-04-05T01:00:00-04:00', 'al día siguiente');
    await at('2026-09-05T23:00:00-04:00', '2026-09-06T01:00:00-03:00', 'hasta la primera hora');
    await at('2026-09-06T01:00:00-03:00', '2026-09-06T02:00:00-03:00', 'en la primera hora');
    expect(
      (await list({ from: '2026-04-04', to: '2026-04-04' })).filter((name) => name !== 'Rapa Nui'),
    ).toEqual(['antes del cambio', 'la misma hora otra vez']);
    expect(await list({ from: '2026-04-05', to: '2026-04-05' })).toContain('al día siguiente');
    expect(await list({ from: '2026-09-05', to: '2026-09-05' })).toContain('hasta la primera hora');
    const sixth = await list({ from: '2026-09-06', to: '2026-09-06' });
    expect(sixth).toContain('en la primera hora');
    expect(sixth).not.toContain('hasta la primera hora');
  });

  test('includes an event that started before the range and still lasts', async () => {
    await create({ name: 'Largo', start: '2027-01-01', end: '2027-12-31', all_day: true });
    await create({ name: 'Larguísimo', start: '2027-03-01T10:00:00Z', end: '2028-02-20T10:00:00Z' });
    const names = async (range: { from: string; to: string }) =>
      (await list(range)).filter((name) => name.startsWith('Larg'));
    expect(await names({ from: '2027-12-31', to: '2027-12-31' })).toEqual(['Largo', 'Larguísimo']);
    expect(await names({ from: '2028-02-20', to: '2028-02-20' })).toEqual(['Larguísimo']);
    expect(await names({ from: '2028-02-21', to: '2028-03-21' })).toEqual([]);
  });

  test('pages, sorts, searches and filters a list in at most eight statements', async () => {
    const place = (await school.arrange((tx) => tx.selectFrom('places').selectAll().execute()))[0]!;
    const month = { from: '2029-05-01', to: '2029-05-31' };
    for (const day of [11, 12, 13])
      await create({
        name: `Función ${day}`,
        start: `2029-05-${day}`,
        end: `2029-05-${day}`,
        all_day: true,
        ...(day === 12 ? { place_id: place.id, status: 'tentative' } : {}),
      });
    expect(await list({ ...month, sort: '-start' })).toEqual(['Función 13', 'Función 12', 'Función 11']);
    expect(await list({ ...month, q: 'FUNCION 12' })).toEqual(['Función 12']);
    expect(await list({ ...month, 'filter[place]': place.id })).toEqual(['Función 12']);
    expect(await list({ ...month, 'filter[status]': 'confirmed' })).toEqual(['Función 11', 'Función 13']);
    const before = school.statements();
    const { data } = await school.call('listEvents', { token, query: { ...month, per_page: 2, page: 2 } });
    expect(school.statements() - before).toBeLessThanOrEqual(8);
    expect(data.meta).toMatchObject({
      total: 3,
      current_page: 2,
      from: 3,
      to: 3,
      from_day: '2029-05-01',
      to_day: '2029-05-31',
    });
    expect(data.links.prev).toBe('/api/v1/events?from=2029-05-01&to=2029-05-31&per_page=2&page=1&sort=start');
  });

  test('lists the next 31 days, with samples, when no range is given', async () => {
    const { data } = await school.call('listEvents', { token, query: {} });
    expect(data.meta).toMatchObject({ from_day: '2026-11-20', to_day: '2026-12-20' });
    expect(data.data.map(({ name }) => name)).toContain('Concierto del coro y la orquesta');
    const backwards = await school.call('listEvents', { token, query: { to: '2026-11-30' } });
    expect(backwards.data.meta).toMatchObject({ from_day: '2026-10-31', to_day: '2026-11-30' });
  });

  test.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [{ from: '2026-01-01', to: '2027-01-02' }, 'to'],
    [{ from: '2026-01-01T00:00:00Z' }, 'from'],
    [{ from: '9999-12-31' }, 'from'],
  ])('rejects the range %o', async (query, field) => {
    const answer = await school.call('listEvents', { token, query });
    expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, [field]]);
  });

  test('requires the version of a change, and accepts one of twenty parallel changes', async () => {
    const { id } = await create();
    expect((await update(id, 1, { name: 'Cambiado' })).data.data).toMatchObject({
      version: 2,
      sequence: 1,
      name: 'Cambiado',
    });
    const stale = await update(id, 1);
    expect([stale.status, stale.data.current_version]).toEqual([409, 2]);
    const changes = Array.from({ length: 20 }, (_, index) => update(id, 2, { name: `Número ${index}` }));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  test('creates one event for the same key', async () => {
    const headers = { 'idempotency-key': 'calendar-0123456789' };
    const body = newEvent({ name: 'Una sola vez', start: '2031-01-01', end: '2031-01-01', all_day: true });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => school.call('createEvent', { token, body, headers })),
    );
    expect(new Set(answers.map(({ data }) => data.data.id)).size).toBe(1);
    expect(await list({ from: '2031-01-01', to: '2031-01-01' })).toEqual(['Una sola vez']);
  });

  test('cancels an event once and keeps it, and deletes another', async () => {
    const { id } = await create();
    const path = { id };
    const cancelled = await school.call('cancelEvent', { token, path });
    expect(cancelled.data.data).toMatchObject({ status: 'cancelled', version: 2, can: { cancel: false } });
    expect((await school.call('cancelEvent', { token, path })).data.data.version).toBe(2);
    expect((await school.call('deleteEvent', { token, path })).status).toBe(204);
    expect((await get(id)).status).toBe(404);
  });

  test('queues a copy while there is no calendar, and rejects an immediate sync', async () => {
    const event = await create({ sync: { enabled: true } });
    expect(event.sync).toMatchObject({ enabled: true, state: 'pending' });
    const answer = await school.call('syncEvent', { token, path: { id: event.id } });
    expect([answer.status, Object.keys(answer.data.errors!)]).toEqual([422, ['sync']]);
  });

  test('offers an immediate sync only with a connected calendar', async () => {
    const event = await create({});
    expect(event.can.sync).toBe(false);
    const connect = (enabled: boolean) =>
      school.call('updateCalendarSettings', {
        token,
        body: { url: 'https://calendar.example/eventos/', username: 'u', password: 'p', enabled },
      });
    expect((await connect(true)).status).toBe(200);
    expect((await get(event.id)).data.data.can.sync).toBe(true);
    expect((await connect(false)).status).toBe(200);
    expect((await get(event.id)).data.data.can.sync).toBe(false);
  });

  test('shows an event to its audience and lets a teacher write only to their courses', async () => {
    const teacher = await school.as('docente');
    const courseAudience = forCourse(choices, 'B7-A');
    const others = forCourse(choices, 'M1-A');
    const forOthers = await create({
      name: 'Para otros',
      audience: others,
      start: '2032-01-01',
      end: '2032-01-01',
      all_day: true,
    });
    const forMine = await create({
      name: 'Para mí',
      audience: courseAudience,
      start: '2032-01-01',
      end: '2032-01-01',
      all_day: true,
    });
    expect(await list({ from: '2032-01-01', to: '2032-01-01' }, teacher)).toEqual(['Para mí']);
    expect((await get(forOthers.id, teacher)).status).toBe(403);
    const event = (await get(forMine.id, teacher)).data.data;
    expect(event.can).toEqual({ update: true, delete: true, cancel: true, sync: false });
    const write = (audience: object) =>
      school.call('createEvent', { token: teacher, body: newEvent({ audience: audience as never }) });
    expect((await write(courseAudience)).status).toBe(201);
    expect((await write(others)).status).toBe(403);
    expect((await write({ scope: 'all' })).status).toBe(403);
    const updated = await school.call('updateEvent', {
      token: teacher,
      path: { id: forMine.id },
      body: newEvent({ audience: others }),
      headers: { 'if-match': '"1"' },
    });
    expect(updated.status).toBe(403);
    const reader = await school.as('lectura');
    const asReader = (await get(forMine.id, reader)).data.data;
    expect(asReader.can).toEqual({ update: false, delete: false, cancel: false, sync: false });
    expect((await school.call('cancelEvent', { token: reader, path: { id: forMine.id } })).status).toBe(403);
  });

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['an end before the start', { end: '2026-12-03T18:00:00-03:00' }, 'end'],
    ['no length', { end: '2026-12-03T18:30:00-03:00' }, 'end'],
    ['a year and a day', { end: '2027-12-05T18:30:00-03:00' }, 'end'],
    ['a day where a time belongs', { start: '2026-12-03' }, 'start'],
    ['a time where a day belongs', { all_day: true }, 'start'],
    ['a day that is none', { all_day: true, start: '2026-02-30', end: '2026-03-01' }, 'start'],
    ['days turned round', { all_day: true, start: '2026-03-02', end: '2026-03-01' }, 'end'],
    ['a zone that is none', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['an offset as a zone', { timezone: '+03:00' }, 'timezone'],
    ['an unknown place', { place_id: missing }, 'place_id'],
    [
      'an unknown course',
      { audience: { scope: 'restricted', course_ids: [missing] } },
      'audience.course_ids',
    ],
    ['an unknown status', { status: 'maybe' }, 'status'],
    ['a field of ours', { version: 7 }, 'version'],
    ['a bell in the description', { description: '\u0007' }, 'description'],
  ])('rejects %s', async (_what, change, field) => {
    const answer = await school.call('createEvent', { token, body: { ...newEvent(), ...change } });
    expect(answer.status).toBe(422);
    expect(answer.data.errors).toHaveProperty([field]);
  });

  test('accepts an all-day event of a leap year, and takes the time zone of the place', async () => {
    const place = await school.arrange(async (tx) => {
      const row = await tx.selectFrom('places').selectAll().executeTakeFirstOrThrow();
      await tx.updateTable('places').set({ timezone: 'Pacific/Easter' }).where('id', '=', row.id).execute();
      return row;
    });
    const long = await create({ all_day: true, start: '2028-01-01', end: '2028-12-31', place_id: place.id });
    expect(long).toMatchObject({ timezone: 'Pacific/Easter', place: { id: place.id, name: place.name } });
  });
});
