import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { collegeAt, inCollege } from '../database/collegeTransaction.ts';
import { appendEvents } from '../journal/journal.ts';
import { usualDatabases, type Host, openSchool, type School } from '../testing/openSchool.ts';
import { openScreen, type OpenScreen, readyScreen } from '../testing/openScreen.ts';
import { createSpool } from '../storage/spool.ts';
import { cleanUp } from '../cleanup/cleanupWorker.ts';

const kinds = ({ events }: OpenScreen) => events.map(({ event }) => event.kind);
const readSeqs = ({ events }: OpenScreen) =>
  events.flatMap(({ event }) => (event.kind === 'conversation.read' ? [event.data.last_read_seq] : []));

describe.each(usualDatabases)('event stream on $name', (database) => {
  let school: School;
  let token: string;
  let me: string;
  let now: Date;
  const opened: OpenScreen[] = [];
  beforeAll(async () => {
    school = await openSchool(database, { stream: { screensPerPerson: 4, mostMissed: 3000 } });
    token = await school.as('docente');
    me = (await school.call('getCurrentUser', { token })).data.data.id;
    ({ now } = school.clock);
  });
  afterEach(() => closeAll());
  afterAll(() => school.close());

  const open = async (options: Parameters<typeof readyScreen>[1] = {}) => {
    const screen = await readyScreen(school, { token, ...options });
    opened.push(screen);
    return screen;
  };
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      school.app.server.getConnections((error, count) =>
        error ? reject(error) : setImmediate(resolve, count),
      );
    });
  const closeAll = async () => {
    for (const screen of opened) screen.close();
    await Promise.all(opened.splice(0).map(({ ended }) => ended));
    while ((await connections()) > 0);
  };
  const event = (at: number, to: string[] | 'everyone' = [me]) => ({
    kind: 'conversation.read',
    to,
    data: { conversation_id: me, user_id: me, last_read_seq: at },
  });
  const announce = async (numbers: number[], to?: string[] | 'everyone', host: Host = 'aromos.localhost') => {
    const id = (await collegeAt(school.db, host))!;
    await inCollege(school.db, id, (tx) =>
      appendEvents(
        tx,
        id,
        numbers.map((at) => event(at, to)),
        now,
      ),
    );
  };
  const range = (length: number, from = 0) => Array.from({ length }, (_, at) => from + at);

  test('starts at the present, sends its id, and then all events in order', async () => {
    await announce([-1]);
    const screen = await open();
    expect(screen.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(kinds(screen)).toEqual(['ready']);
    expect(Number(screen.lastId())).toBeGreaterThan(0);
    for (const at of range(5)) await announce([at * 2, at * 2 + 1]);
    await screen.until(() => readSeqs(screen).length === 10);
    expect(readSeqs(screen)).toEqual(range(10));
    const ids = screen.events.map(({ id }) => Number(id));
    expect(ids).toEqual(range(11, ids[0]));
    await closeAll();
  });

  test('sends no event to other recipients or other schools', async () => {
    const theirs = await school.as('docente', 'puertoclaro.localhost');
    const ownScreen = await open();
    const other = await open({ token: await school.as('direccion') });
    const foreign = await open({ token: theirs, host: 'puertoclaro.localhost' });
    await announce([1], [me]);
    await announce([2], 'everyone');
    await announce([3], 'everyone', 'puertoclaro.localhost');
    await announce([4], 'everyone');
    await Promise.all([ownScreen, other].map((screen) => screen.until(() => readSeqs(screen).includes(4))));
    await foreign.until(() => readSeqs(foreign).length > 0);
    expect([readSeqs(ownScreen), readSeqs(other), readSeqs(foreign)]).toEqual([[1, 2, 4], [2, 4], [3]]);
    await closeAll();
  });

  test('stops sending events after a permission is lost, on the open stream and on the next', async () => {
    const admin = await school.as('administrador');
    const theirs = await school.as('inspectoria');
    const person = (await school.call('getCurrentUser', { token: theirs })).data.data;
    const roles = (await school.call('listRoles', { token: admin })).data.data;
    const publishAnything = async () => {
      const id = (await collegeAt(school.db, 'aromos.localhost'))!;
      const anything = { kind: 'college.updated', to: 'everyone' as const, data: {} };
      await inCollege(school.db, id, (tx) => appendEvents(tx, id, [anything], now));
    };
    const reader = roles.filter(({ slug }) => slug === 'lectura').map(({ id }) => id);
    let { version } = (await school.call('getUser', { token: admin, path: { id: person.id } })).data.data;
    const setRoles = async (role_ids: string[]) => {
      const headers = { 'if-match': `"${version}"` };
      const body = { role_ids };
      const answer = await school.call('setUserRoles', {
        token: admin,
        path: { id: person.id },
        headers,
        body,
      });
      ({ version } = answer.data.data);
    };
    const group = await school.call('createConversation', {
      token: admin,
      body: { kind: 'group', name: 'Turnos', member_ids: [person.id] },
    });
    const write = (body: string) =>
      school.call('createMessage', {
        token: admin,
        path: { id: group.data.data.id },
        body: { body, client_id: randomUUID() },
      });
    const texts = ({ events }: OpenScreen) =>
      events.flatMap(({ event }) => (event.kind === 'message.created' ? [event.data.message.body] : []));
    const screen = await open({ token: theirs });
    const lastEventId = screen.lastId();
    await write('antes');
    await screen.until(() => texts(screen).length === 1);
    await setRoles(reader);
    await write('entretanto');
    await publishAnything();
    await screen.until(() => kinds(screen).includes('college.updated'));
    await setRoles(person.roles.map(({ id }) => id));
    await write('después');
    await screen.until(() => texts(screen).includes('después'));
    expect(texts(screen)).toEqual(['antes', 'después']);
    await setRoles(reader);
    const later = await open({ token: theirs, lastEventId });
    expect([texts(later), readSeqs(later)]).toEqual([[], []]);
    await setRoles(person.roles.map(({ id }) => id));
    await closeAll();
  });

  test('resumes after many disconnects during writes without missing or repeated events', async () => {
    const first = await open();
    let lastEventId = first.lastId();
    await closeAll();
    const received: number[] = [];
    const writing = (async () => {
      for (const at of range(60))
        await Promise.all([announce([at * 5, at * 5 + 1]), announce([at * 5 + 2, at * 5 + 3, at * 5 + 4])]);
    })();
    while (received.length < 300) {
      const before = received.length;
      const screen = await openScreen(school, { token, lastEventId });
      await screen.until(() => readSeqs(screen).length >= Math.min(20, 300 - before));
      screen.close();
      await screen.ended;
      received.push(...readSeqs(screen));
      lastEventId = screen.lastId();
    }
    await writing;
    expect([...received].sort((a, b) => a - b)).toEqual(range(300));
  });

  test('sends all of many missed events before ready', async () => {
    const first = await open();
    const lastEventId = first.lastId();
    await closeAll();
    await announce(range(1100));
    const screen = await open({ lastEventId });
    expect(readSeqs(screen)).toEqual(range(1100));
    expect(kinds(screen).at(-1)).toBe('ready');
    await closeAll();
  });

  test.each(['', 'nonsense', '-1', '1.5', '999999999', '1'.repeat(40)])(
    'sends reset to a client with an invalid last event id (%j)',
    async (lastEventId) => {
      const screen = await open({ lastEventId });
      expect(kinds(screen)).toEqual(['reset', 'ready']);
      await announce([7]);
      await screen.until(() => readSeqs(screen).length === 1);
      await closeAll();
    },
  );

  test('sends reset when a client missed too many events', async () => {
    const screen = await open();
    const lastEventId = screen.lastId();
    await closeAll();
    for (const _ of range(4)) await announce(range(800));
    expect(kinds(await open({ lastEventId }))).toEqual(['reset', 'ready']);
    await closeAll();
  });

  test('keeps a week of events without gaps, and sends reset to a later client', async () => {
    const host = 'vallenorte.localhost';
    const theirs = { token: await school.as('docente', host), host };
    const screen = await open(theirs);
    const lastEventId = screen.lastId()!;
    await closeAll();
    const week = 7 * 24 * 3600_000;
    const id = (await collegeAt(school.db, host))!;
    const publishAt = (at: number, age: number) =>
      inCollege(school.db, id, (tx) =>
        appendEvents(tx, id, [event(at, 'everyone')], new Date(now.getTime() - age)),
      );
    await publishAt(1, 2 * week);
    await publishAt(2, week - 1000);
    // A long transaction: a higher number, but an earlier time.
    await publishAt(3, week + 1000);
    await publishAt(4, 0);
    await cleanUp({
      db: school.db,
      clock: () => now,
      storage: school.storage,
      spool: createSpool(join(school.folder, 'uploads')),
    });
    expect(kinds(await open({ ...theirs, lastEventId }))).toEqual(['reset', 'ready']);
    const later = await open({ ...theirs, lastEventId: String(Number(lastEventId) + 1) });
    expect(readSeqs(later)).toEqual([2, 3, 4]);
    await closeAll();
  });

  test('limits the streams per person, and frees the slot of a closed one', async () => {
    const screens = await Promise.all(range(4).map(() => open()));
    const rejected = await openScreen(school, { token });
    await rejected.ended;
    expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, '30']);
    const other = await open({ token: await school.as('direccion') });
    expect(other.status).toBe(200);
    screens[0]!.close();
    await screens[0]!.ended;
    let again = await openScreen(school, { token });
    while (again.status === 429) again = await openScreen(school, { token });
    opened.push(again);
    await closeAll();
  });

  test('cuts off a slow reader without delaying others', async () => {
    const slow = await open();
    const quick = await open();
    slow.stopReading();
    const id = (await collegeAt(school.db, 'aromos.localhost'))!;
    const long = {
      ...event(0),
      data: { conversation_id: me, user_id: me, last_read_seq: 0, x: 'x'.repeat(100_000) },
    };
    let sent = 0;
    while ((await connections()) > 1) {
      sent += 10;
      await inCollege(school.db, id, (tx) =>
        appendEvents(
          tx,
          id,
          range(10).map(() => long),
          now,
        ),
      );
      await quick.until(() => readSeqs(quick).length >= sent);
      expect(sent).toBeLessThan(1000);
    }
    await closeAll();
  });

  test('ends the stream of a signed-out session at once, and keeps the person’s other streams', async () => {
    const screen = await open();
    const second = await school.as('docente');
    const other = await open({ token: second });
    await school.call('logout', { token: second });
    await other.ended;
    expect(kinds(other)).toEqual(['ready', 'session.revoked']);
    await announce([1]);
    await screen.until(() => readSeqs(screen).includes(1));
    const again = await openScreen(school, { token: second });
    expect(again.status).toBe(401);
    await closeAll();
  });

  test('answers 401 without a sign-in and 404 at an unknown host', async () => {
    expect((await openScreen(school, {})).status).toBe(401);
    expect((await openScreen(school, { token: 'A'.repeat(43) })).status).toBe(401);
    expect((await openScreen(school, { token, host: 'puertoclaro.localhost' })).status).toBe(401);
    expect((await openScreen(school, { token, host: 'unknown.example' })).status).toBe(404);
  });
});
