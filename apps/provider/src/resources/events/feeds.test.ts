import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';
import { readChoices, forCourse, newEvent, readFeedToken } from '../../testing/writing.ts';

describe.each(usualDatabases)('calendar feeds on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const make = async (role: Role, body: object = {}) => {
    const roleToken = role === 'administrador' ? token : await school.as(role);
    const answer = await school.call('createCalendarFeed', {
      token: roleToken,
      body: { name: 'Teléfono', ...body },
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
    return { own: roleToken, ...answer.data.data, feed_token: readFeedToken(answer.data.data.address) };
  };
  const read = (feed_token: string, headers = {}, host = 'aromos.localhost') =>
    school.call('readCalendarFeed', { path: { feed_token }, headers, host });
  const eventsIn = (text: unknown) =>
    ICAL.Component.fromString(text as string)
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
  const namesIn = (text: unknown) => eventsIn(text).map(({ summary }) => summary);

  test('creates a feed, shows its URL once, lists it without its secret, and revokes it', async () => {
    const feed = await make('direccion');
    expect(feed.address).toMatch(/^http:\/\/aromos\.localhost\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
    const listed = await school.call('listCalendarFeeds', { token: feed.own });
    expect(listed.data.data.map(({ id }) => id)).toEqual([feed.id]);
    expect(JSON.stringify(listed.data)).not.toContain(feed.feed_token);
    // F18: the form of an event offers no copy where no calendar is connected.
    expect(listed.data.meta).toEqual({ school_calendar: false });
    const rows = await school.arrange((tx) => tx.selectFrom('calendar_feeds').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(feed.feed_token);
    expect((await read(feed.feed_token)).status).toBe(200);
    expect((await school.call('listCalendarFeeds', { token: feed.own })).data.data[0]!.last_used_at).toBe(
      school.clock.now.toISOString(),
    );
    const path = { id: feed.id };
    expect((await school.call('revokeCalendarFeed', { token, path })).status).toBe(404);
    expect((await school.call('revokeCalendarFeed', { token: feed.own, path })).status).toBe(204);
    expect((await read(feed.feed_token)).status).toBe(404);
  });

  test('returns a calendar with every event and its status', async () => {
    const { data } = await school.call('createEvent', {
      token,
      body: newEvent({ name: 'Se suspende, otra vez; quizás' }),
    });
    await school.call('cancelEvent', { token, path: { id: data.data.id } });
    const { feed_token } = await make('administrador');
    const answer = await read(feed_token);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const event = eventsIn(answer.data).find(({ uid }) => uid === data.data.id)!;
    expect(event.summary).toBe('Se suspende, otra vez; quizás');
    expect(event.startDate.toString()).toBe('2026-12-03T18:30:00');
    expect(event.sequence).toBe(1);
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(namesIn(answer.data)).toContain('Semana de pruebas finales');
    expect(answer.data).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Santiago\r\n');
  });

  test('answers 304 until an event changes', async () => {
    const { feed_token } = await make('comunicaciones');
    const first = await read(feed_token);
    const etag = String(first.headers.etag);
    const again = () => read(feed_token, { 'if-none-match': etag });
    expect([(await again()).status, (await again()).data]).toEqual([304, undefined]);
    const { data } = await school.call('createEvent', { token, body: newEvent({ name: 'Nuevo' }) });
    const changed = await again();
    expect([changed.status, namesIn(changed.data).includes('Nuevo')]).toEqual([200, true]);
    await school.call('deleteEvent', { token, path: { id: data.data.id } });
    expect((await again()).status).toBe(304);
  });

  test('shows events that the person may see and that match the filters', async () => {
    const choices = await readChoices(school, token);
    const write = (name: string, code: string) =>
      school.call('createEvent', { token, body: newEvent({ name, audience: forCourse(choices, code) }) });
    await write('Solo 7° A', 'B7-A');
    await write('Solo I A', 'M1-A');
    const teacher = namesIn((await read((await make('docente')).feed_token)).data);
    expect([teacher.includes('Solo 7° A'), teacher.includes('Solo I A')]).toEqual([true, false]);
    const course_ids = forCourse(choices, 'M1-A').course_ids!;
    const chosen = namesIn((await read((await make('administrador', { course_ids })).feed_token)).data);
    expect([
      chosen.includes('Solo 7° A'),
      chosen.includes('Solo I A'),
      chosen.includes('Simulacro de sismo'),
    ]).toEqual([false, true, true]);
    const foreign = await school.call('createCalendarFeed', {
      token,
      body: { name: 'x', course_ids: ['01990000-0000-7000-8000-000000000000'] },
    });
    expect([foreign.status, Object.keys(foreign.data.errors!)]).toEqual([422, ['course_ids']]);
  });

  test('ends when the person loses access, and does not exist at another school', async () => {
    const { feed_token } = await make('asistente');
    expect((await read(feed_token, {}, 'puertoclaro.localhost')).status).toBe(404);
    expect((await read('A'.repeat(43))).status).toBe(404);
    expect((await read('short')).status).toBe(404);
    const become = (status: 'active' | 'suspended') =>
      school.arrange((tx) =>
        tx.updateTable('users').set({ status }).where('email', '=', 'asistente@aromos.example').execute(),
      );
    await become('suspended');
    expect((await read(feed_token)).status).toBe(404);
    await become('active');
    expect((await read(feed_token)).status).toBe(200);
  });

  test('keeps the latest of too many events', async () => {
    const { feed_token } = await make('administrador');
    const ids = await school.arrange(async (tx) => {
      const {
        id: _own,
        search_text,
        audience,
        ...event
      } = await tx.selectFrom('events').selectAll().where('first_day', 'is', null).executeTakeFirstOrThrow();
      const copies = Array.from({ length: 2100 }, (_, at) => {
        const starts_at = new Date(Date.UTC(2027, 0, 1, at));
        const ends_at = new Date(starts_at.getTime() + 3600_000);
        const row = { id: randomUUID(), name: `Evento ${at}`, search_text, starts_at, ends_at };
        return { ...event, ...row, audience: JSON.stringify(audience) };
      });
      for (const half of [copies.slice(0, 1050), copies.slice(1050)])
        await tx.insertInto('events').values(half).execute();
      return copies.map(({ id }) => id);
    });
    const names = namesIn((await read(feed_token)).data);
    expect([names.length, names[0], names.at(-1)]).toEqual([2000, 'Evento 100', 'Evento 2099']);
    await school.arrange((tx) => tx.deleteFrom('events').where('id', 'in', ids).execute());
  });

  test('limits a person to ten feeds, also in parallel', async () => {
    const staffToken = await school.as('inspectoria');
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        school.call('createCalendarFeed', { token: staffToken, body: { name: 'x' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  });
});
