import { demoPasswords } from '@school/domain/fixtures';
import type { NotificationWrite } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('emergencies on $name', (database) => {
  let school: School;
  let token: string;
  let teacher: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('inspectoria');
    teacher = await school.as('docente');
  });
  afterAll(() => school.close());

  const drill: NotificationWrite = {
    title: 'Evacuación',
    content: 'Salgan al patio norte.',
    audience: { scope: 'all' },
    status: 'sent',
    emergency: true,
    mode: 'drill',
    alert_kind: 'evacuation',
  };
  const start = async () => {
    const admin = await school.as('administrador');
    return (await school.call('createNotification', { token: admin, body: drill })).data.data;
  };
  const answer = (id: string, body: object, as = teacher) =>
    school.call('acknowledgeNotification', { token: as, path: { id }, body });
  const board = async (id: string) =>
    (await school.call('getNotificationBoard', { token, path: { id } })).data;
  const kinds = async () => {
    const rows = await school.arrange((tx) =>
      tx.selectFrom('stream_events').select(['kind', 'user_ids']).orderBy('seq').execute(),
    );
    return rows.map(({ kind }) => kind).filter((kind) => !/^records?\.changed$/.test(kind));
  };

  test('keeps the end until each recipient has read it', async () => {
    const { id } = await start();
    await answer(id, { state: 'safe' });
    const listOngoing = async (as: string) =>
      (await school.call('listOngoingEmergencies', { token: as })).data;
    const unread = async () =>
      (await school.call('countUnreadNotifications', { token: teacher })).data.data.count;
    const before = await unread();
    const content = 'Esperen en la cancha.';
    await school.call('endEmergency', { token, path: { id }, body: { content } });
    expect(await unread()).toBe(before + 1);
    const { data, ended } = await listOngoing(teacher);
    expect(data.some((alert) => alert.id === id)).toBe(false);
    const end = ended.find((alert) => alert.id === id)!;
    expect(end).toMatchObject({ end_unread: true, closed_at: expect.any(String) });
    expect(end.updates.at(-1)).toMatchObject({ content, all_clear: true });
    // The person who ended it knows.
    expect((await listOngoing(token)).ended.some((alert) => alert.id === id)).toBe(false);
    const list = async (isUnread: boolean) => {
      const query = { 'filter[unread]': isUnread };
      return (await school.call('listNotifications', { token: teacher, query })).data.data.map(
        (one) => one.id,
      );
    };
    expect(await list(true)).toContain(id);
    expect(await list(false)).not.toContain(id);
    await school.call('markNotificationRead', { token: teacher, path: { id } });
    expect((await listOngoing(teacher)).ended.some((alert) => alert.id === id)).toBe(false);
    expect(await unread()).toBe(before);
    const read = (await school.call('getNotification', { token: teacher, path: { id } })).data.data;
    expect(read).not.toHaveProperty('end_unread');
  });

  test('names the people who need help to those who lead the response, and to no one else', async () => {
    const { id, title, mode, alert_kind } = await start();
    await answer(id, { state: 'needs_help' });
    const help = async (as: string) =>
      (await school.call('listOngoingEmergencies', { token: as })).data.help.find((one) => one.id === id);
    const me = (await school.call('getCurrentUser', { token: teacher })).data.data;
    expect(await help(token)).toMatchObject({ title, mode, alert_kind, count: 1, people: [{ id: me.id }] });
    expect(await help(teacher)).toBeUndefined();
    await answer(id, { state: 'safe' });
    expect(await help(token)).toBeUndefined();
    await answer(id, { state: 'needs_help' });
    await school.call('endEmergency', { token, path: { id }, body: { content: 'Terminó.' } });
    expect(await help(token)).toBeUndefined();
  });

  test('runs from the first message to the all-clear', async () => {
    const { id, counts } = await start();
    expect((await kinds()).at(-1)).toBe('emergency.started');
    const me = (await school.call('getCurrentUser', { token: teacher })).data.data;
    expect((await answer(id, { state: 'needs_help' })).status).toBe(204);
    const needsHelp = await board(id);
    expect(needsHelp.data[0]).toMatchObject({ person: { id: me.id }, state: 'needs_help', set_by: null });
    expect(needsHelp.counts).toMatchObject({ recipients: counts.recipients, needs_help: 1, acknowledged: 1 });
    expect((await answer(id, { state: 'safe' })).status).toBe(204);
    expect((await board(id)).counts).toMatchObject({ safe: 1, needs_help: 0 });
    const other = (await board(id)).data.find(({ state }) => state !== 'safe')!.person.id;
    expect((await answer(id, { state: 'safe', for_user_id: other }, token)).status).toBe(204);
    expect((await board(id)).data.find(({ person }) => person.id === other)).toMatchObject({
      state: 'safe',
      set_by: { name: expect.any(String) },
    });
    const followUp = await school.call('followUpNotification', {
      token,
      path: { id },
      body: { content: 'Sigan en el patio.' },
    });
    expect(followUp.data.data.updates).toMatchObject([{ content: 'Sigan en el patio.', all_clear: false }]);
    const over = await school.call('endEmergency', { token, path: { id }, body: { content: 'Terminó.' } });
    expect(over.data.data.closed_at).not.toBeNull();
    expect((await kinds()).slice(-2)).toEqual(['emergency.updated', 'emergency.ended']);
    const again = await school.call('endEmergency', { token, path: { id }, body: { content: 'Terminó.' } });
    expect(again.status).toBe(409);
    const notification = await school.call('getNotification', { token: teacher, path: { id } });
    expect(notification.data.data).toMatchObject({ response: 'safe', updates: [{}, { all_clear: true }] });
  });

  test('stores the text of a request for help, and the kind and places of the emergency', async () => {
    const places = (await school.call('listPlaces', { token })).data.data;
    const [place] = places;
    const admin = await school.as('administrador');
    const body = { ...drill, alert_kind: 'gas', place_ids: [place!.id] } as const;
    const { id } = (await school.call('createNotification', { token: admin, body })).data.data;
    await answer(id, { state: 'needs_help', note: ' Laboratorio, con 31 estudiantes ' });
    const note = 'Laboratorio, con 31 estudiantes';
    expect((await board(id)).data[0]).toMatchObject({ state: 'needs_help', note });
    const shown = async () => (await school.call('listOngoingEmergencies', { token: teacher })).data.data[0];
    expect(await shown()).toMatchObject({
      alert_kind: 'gas',
      places: [{ id: place!.id, name: place!.name }],
      response_note: note,
    });
    await answer(id, { state: 'needs_help' });
    expect(await shown()).toMatchObject({ response_note: note });
    await answer(id, { state: 'safe' });
    expect(await shown()).toMatchObject({ response: 'safe', response_note: null });
    const unknown = { ...body, place_ids: [id] };
    const rejected = await school.call('createNotification', { token: admin, body: unknown });
    expect([rejected.status, Object.keys(rejected.data.errors ?? {})]).toEqual([422, ['place_ids']]);
  });

  test('names the people that it will reach, page by page and by name', async () => {
    const search = async (query = {}, as = token, audience: object = drill.audience) =>
      school.call('searchAudience', { token: as, query, body: { audience } as never });
    const first = (await search({ per_page: 5 })).data;
    const { counts } = await start();
    expect([first.data.length, first.meta.total]).toEqual([5, counts.recipients]);
    const me = (await school.call('getCurrentUser', { token: teacher })).data.data;
    const named = (await search({ q: me.first_lastname.toUpperCase() })).data.data;
    expect(named.map(({ id }) => id)).toContain(me.id);
    expect((await search({ q: 'nadie se llama %' })).data.meta.total).toBe(0);
    const one = { scope: 'restricted', user_ids: [me.id] };
    expect((await search({}, token, one)).data.data.map(({ id }) => id)).toEqual([me.id]);
    expect((await search({}, teacher)).status).toBe(403);
  });

  test('is listed for its recipients until it ends, with their answer', async () => {
    const ongoing = async (as = teacher) =>
      (await school.call('listOngoingEmergencies', { token: as })).data.data;
    const { id } = await start();
    expect((await ongoing()).find((alert) => alert.id === id)).toMatchObject({
      mode: 'drill',
      response: null,
      closed_at: null,
    });
    await answer(id, { state: 'safe' });
    expect((await ongoing()).find((alert) => alert.id === id)).toMatchObject({ response: 'safe' });
    await school.call('endEmergency', { token, path: { id }, body: { content: 'Terminó.' } });
    expect((await ongoing()).map((alert) => alert.id)).not.toContain(id);
  });

  test('reaches a recipient whose role may not view notifications', async () => {
    const { id } = await start();
    const reader = await school.as('lectura');
    const me = (await school.call('getCurrentUser', { token: reader })).data.data;
    await school.arrange((tx) => tx.deleteFrom('user_roles').where('user_id', '=', me.id).execute());
    expect((await school.call('listNotifications', { token: reader })).status).toBe(403);
    const listed = await school.call('listOngoingEmergencies', { token: reader });
    expect(listed.data.data.map((alert) => alert.id)).toContain(id);
    expect((await answer(id, { state: 'needs_help' }, reader)).status).toBe(204);
  });

  test('counts as unread until it is answered or over', async () => {
    const readAll = async () => {
      await school.call('markAllNotificationsRead', { token: teacher });
      return (await school.call('countUnreadNotifications', { token: teacher })).data.data;
    };
    // Emergencies of the other tests are not answered.
    const before = await readAll();
    const { id } = await start();
    expect(await readAll()).toEqual({
      count: before.count + 1,
      emergencies: before.emergencies,
      drills: before.drills + 1,
    });
    await answer(id, { state: 'safe' });
    expect(await readAll()).toEqual(before);
    expect(before.count).toBe(before.emergencies + before.drills);
  });

  test('lets an inspector with scope own start a drill and a real one, for all and for one person', async () => {
    const me = (await school.call('getCurrentUser', { token: teacher })).data.data;
    const one = { scope: 'restricted', user_ids: [me.id] } as const;
    for (const audience of [drill.audience, one]) {
      const started = await school.call('createNotification', { token, body: { ...drill, audience } });
      expect(started.status).toBe(201);
    }
    const inspector = (await school.call('getCurrentUser', { token })).data.data;
    const admin = await school.as('administrador');
    await school.call('setUserPin', { token: admin, path: { id: inspector.id }, body: { pin: '739154' } });
    const unread = async () =>
      (await school.call('countUnreadNotifications', { token: teacher })).data.data.emergencies;
    const before = await unread();
    const real = { ...drill, mode: 'real', pin: '739154' } as const;
    expect((await school.call('createNotification', { token, body: real })).status).toBe(201);
    expect(await unread()).toBe(before + 1);
    const ordinary = { ...drill, emergency: false };
    expect((await school.call('createNotification', { token, body: ordinary })).status).toBe(403);
  });

  test('denies others to start one, answer for others or see the board', async () => {
    const { id } = await start();
    expect((await school.call('createNotification', { token: teacher, body: drill })).status).toBe(403);
    const me = (await school.call('getCurrentUser', { token })).data.data;
    expect((await answer(id, { state: 'safe', for_user_id: me.id })).status).toBe(403);
    expect((await school.call('getNotificationBoard', { token: teacher, path: { id } })).status).toBe(403);
  });

  test('requires the starter’s PIN for a real one, and stops guessing', async () => {
    const admin = await school.as('administrador');
    const ownPin = { pin: '739154', current_password: demoPasswords.aromos };
    await school.call('updateOwnPin', { token: admin, body: ownPin });
    const real = (pin: string) =>
      school.call('createNotification', { token: admin, body: { ...drill, mode: 'real', pin } });
    const wrong = await real('4826');
    expect([wrong.status, Object.keys(wrong.data.errors ?? {})]).toEqual([422, ['pin']]);
    const sent = await real('739154');
    expect(sent.data.data).toMatchObject({ emergency: true, mode: 'real', status: 'sent' });
    for (let guess = 0; guess < 5; guess += 1) await real('4826');
    const locked = await real('739154');
    expect([locked.status, Number(locked.headers['retry-after']) > 60]).toEqual([429, true]);
  });

  test('rejects an emergency as a draft or scheduled', async () => {
    const admin = await school.as('administrador');
    const sent = (change: object) =>
      school.call('createNotification', { token: admin, body: { ...drill, ...change } });
    expect((await sent({ status: 'draft' })).data.errors).toHaveProperty('status');
    expect((await sent({ scheduled_at: '2027-01-01T10:00:00Z' })).data.errors).toHaveProperty('scheduled_at');
    expect((await sent({ mode: 'real' })).data.errors).toHaveProperty('pin');
  });
});
