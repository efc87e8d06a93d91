import type { Language, NotificationWrite } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('answers that waited for the network, on $name', (database) => {
  let school: School;
  let token: string;
  let teacher: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('inspectoria');
    teacher = await school.as('docente');
  });
  afterAll(() => school.close());

  const me = async (as: string) => (await school.call('getCurrentUser', { token: as })).data.data;
  const answer = (id: string, body: object, as = teacher) =>
    school.call('acknowledgeNotification', { token: as, path: { id }, body });
  const wait = (seconds: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + seconds * 1000);
  };
  const ago = (seconds: number) => new Date(school.clock.now.getTime() - seconds * 1000).toISOString();
  /** Starts a drill for the teacher. */
  const start = async () => {
    const body: NotificationWrite = {
      title: 'Evacuación',
      content: 'Salgan al patio norte.',
      audience: { scope: 'restricted', user_ids: [(await me(teacher)).id] },
      status: 'sent',
      emergency: true,
      mode: 'drill',
    };
    const admin = await school.as('administrador');
    return (await school.call('createNotification', { token: admin, body })).data.data.id;
  };
  const end = (id: string) =>
    school.call('endEmergency', { token, path: { id }, body: { content: 'Terminó.' } });
  /** Starts a drill that ended a minute ago. */
  const ended = async () => {
    const id = await start();
    wait(60);
    await end(id);
    wait(60);
    return id;
  };
  const row = async (id: string) =>
    (await school.call('getNotificationBoard', { token, path: { id } })).data.data[0]!;
  const report = async (id: string, language: Language) => {
    const headers = { 'accept-language': language };
    const exported = await school.call('exportNotificationBoard', { token, path: { id }, headers });
    return exported.bytes.toString('utf8');
  };
  const audited = async (id: string) => {
    const admin = await school.as('administrador');
    const query = { 'filter[subject]': id };
    const { data } = (await school.call('listAudit', { token: admin, query })).data;
    return data.filter(({ action }) => action === 'answered' || action === 'answered_late');
  };
  const lastEvent = async () => {
    const rows = await school.arrange((tx) =>
      tx
        .selectFrom('stream_events')
        .select('data')
        .where('kind', '=', 'emergency.acknowledged')
        .orderBy('seq')
        .execute(),
    );
    return rows.at(-1)?.data;
  };

  test('have the time at which they were given, and replace no later one', async () => {
    const id = await start();
    wait(120);
    const given = ago(60);
    await answer(id, { state: 'safe', seconds_ago: 60 });
    expect(await row(id)).toMatchObject({ state: 'safe', at: given, received_at: null });
    await answer(id, { state: 'needs_help', seconds_ago: 90 });
    expect(await row(id)).toMatchObject({ state: 'safe', at: given });
    await answer(id, { state: 'needs_help', seconds_ago: 30 });
    expect(await row(id)).toMatchObject({ state: 'needs_help', at: ago(30) });
    const other = await start();
    await answer(other, { state: 'safe', seconds_ago: 600 });
    expect(await row(other)).toMatchObject({ at: ago(0) });
  });

  test('are rejected after the end, unless they were given before it', async () => {
    const id = await ended();
    expect((await answer(id, { state: 'safe' })).status).toBe(409);
    expect((await answer(id, { state: 'safe', seconds_ago: 60 })).status).toBe(409);
    expect((await answer(id, { state: 'safe', seconds_ago: 61 })).status).toBe(204);
    expect(await row(id)).toMatchObject({ state: 'safe', at: ago(61), received_at: ago(0) });
  });

  test('N9: have both times after the end on the board and in the event', async () => {
    const id = await start();
    wait(30);
    await answer(id, { state: 'safe', seconds_ago: 5 });
    expect(await row(id)).toMatchObject({ state: 'safe', received_at: null });
    expect(await lastEvent()).toMatchObject({ state: 'safe', received_at: null });
    wait(30);
    await end(id);
    wait(10);
    const note = 'Con 31 estudiantes';
    expect((await answer(id, { state: 'needs_help', note, seconds_ago: 15 })).status).toBe(204);
    const late = { state: 'needs_help', note, at: ago(15), received_at: ago(0) };
    expect(await row(id)).toMatchObject(late);
    expect(await lastEvent()).toMatchObject({ notification_id: id, ...late });
  });

  test('N9: have an audit entry after the end with what they changed, and none before it', async () => {
    const id = await start();
    await answer(id, { state: 'safe' });
    expect(await audited(id)).toEqual([]);
    wait(60);
    await end(id);
    wait(10);
    await answer(id, { state: 'needs_help', location: 'Laboratorio', note: 'Humo', seconds_ago: 12 });
    const { id: teacherId } = await me(teacher);
    expect(await audited(id)).toMatchObject([
      {
        action: 'answered_late',
        actor: { id: teacherId },
        before: { state: 'safe', location: null, note: null },
        after: {
          state: 'needs_help',
          location: 'Laboratorio',
          note: 'Humo',
          responded_at: ago(12),
          received_at: ago(0),
        },
      },
    ]);
  });

  test('for another person have in the audit entry when they were received after the end', async () => {
    const id = await ended();
    const { id: teacherId } = await me(teacher);
    await answer(id, { state: 'safe', for_user_id: teacherId, seconds_ago: 90 }, token);
    const { id: inspectorId } = await me(token);
    expect(await row(id)).toMatchObject({ set_by: { id: inspectorId }, received_at: ago(0) });
    const after = { user_id: teacherId, state: 'safe', received_at: ago(0) };
    expect(await audited(id)).toMatchObject([{ action: 'answered', actor: { id: inspectorId }, after }]);
  });

  test.each([
    ['es', 'Recepción', 'Recibida después de que terminó, '],
    ['es-MX', 'Recepción', 'Recibida después de que terminó, '],
    ['en', 'Received', 'Received after the end, '],
    ['fr', 'Réception', 'Reçue après la fin, '],
    ['de', 'Eingegangen', 'Nach dem Ende eingegangen, '],
    ['ar', 'وقت الورود', 'وردت بعد الانتهاء، '],
    ['zh-CN', '收到时间', '结束后收到，'],
  ] as const)('N9: are named after the end in the CSV in %s', async (language, header, words) => {
    const late = await ended();
    await answer(late, { state: 'safe', seconds_ago: 100 });
    const table = await report(late, language);
    expect(table).toContain(`;${header};`);
    expect(table).toMatch(new RegExp(`;"?${words}\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d"?;`));
    const inTime = await start();
    await answer(inTime, { state: 'safe' });
    await end(inTime);
    expect(await report(inTime, language)).not.toContain(words);
  });

  test('are beside grouped phone numbers in the CSV', async () => {
    const { id: teacherId } = await me(teacher);
    await school.arrange((tx) =>
      tx.updateTable('users').set({ phone: '+56900009152' }).where('id', '=', teacherId).execute(),
    );
    expect(await report(await start(), 'es')).toContain(";'+56 9 0000 9152\r\n");
  });
});
