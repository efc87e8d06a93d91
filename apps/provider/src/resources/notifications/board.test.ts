import { readFileName, languages, type NotificationWrite } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getEmergencyMessages } from '../../../../../tests/locales/emergencyMessages.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { newPerson } from '../../testing/writing.ts';

describe.each(usualDatabases)('the board of an emergency on $name', (database) => {
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
  };
  const start = async (change: Partial<NotificationWrite> = {}) => {
    const admin = await school.as('administrador');
    const { data } = await school.call('createNotification', { token: admin, body: { ...drill, ...change } });
    return data.data.id;
  };
  const me = async (as: string) => (await school.call('getCurrentUser', { token: as })).data.data;
  const board = async (id: string) =>
    (await school.call('getNotificationBoard', { token, path: { id } })).data;
  const remind = (id: string, as = token) => school.call('remindUnanswered', { token: as, path: { id } });
  const answer = (id: string, body: object, as = teacher) =>
    school.call('acknowledgeNotification', { token: as, path: { id }, body });
  const pass = (seconds: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + seconds * 1000);
  };
  const lastEvent = async (kind: string) => {
    const rows = await school.arrange((tx) =>
      tx.selectFrom('stream_events').selectAll().where('kind', '=', kind).orderBy('seq').execute(),
    );
    return rows.at(-1);
  };

  test('carries the alert, phone numbers, and people who have not read it before those who have', async () => {
    const admin = await school.as('administrador');
    const role_ids = [(await school.call('listRoles', { token: admin })).data.data[4]!.id];
    const waiting = { ...newPerson({ role_ids, name: 'Zoila' }), phone: '+56911112222' };
    const { id: waitingId } = (await school.call('createUser', { token: admin, body: waiting })).data.data;
    const id = await start();
    await school.call('markNotificationRead', { token: teacher, path: { id } });
    const { data, notification, reminders } = await board(id);
    expect(notification).toMatchObject({ id, title: 'Evacuación', mode: 'drill', can: { all_clear: true } });
    expect(reminders).toEqual([]);
    expect(data.find(({ person }) => person.id === waitingId)?.phone).toBe('+56911112222');
    const { id: readerId } = await me(teacher);
    const order = data.map(({ person }) => person.id);
    expect(order.indexOf(waitingId)).toBeLessThan(order.indexOf(readerId));
  });

  test('reminds the recipients without an answer, at most once every two minutes', async () => {
    const id = await start();
    await answer(id, { state: 'safe' });
    const { counts } = await board(id);
    const first = await remind(id);
    expect([first.status, first.data.data.recipients]).toEqual([200, counts.recipients - 1]);
    const available = new Date(school.clock.now.getTime() + 120_000).toISOString();
    expect(first.data.data.available_at).toBe(available);
    const event = await lastEvent('emergency.reminded');
    expect(event?.data).toEqual({ notification_id: id, reminded_at: first.data.data.created_at });
    expect(event?.user_ids).not.toContain((await me(teacher)).id);
    expect(event?.user_ids).toContain((await me(await school.as('lectura'))).id);

    pass(20);
    const early = await remind(id);
    expect([early.status, early.headers['retry-after']]).toEqual([429, '100']);
    pass(100);
    expect((await remind(id)).status).toBe(200);
    expect((await board(id)).reminders).toMatchObject([{ recipients: counts.recipients - 1 }, {}]);
    const alert = await school.call('getNotification', { token: teacher, path: { id } });
    expect(alert.data.data.reminded_at).toBe(school.clock.now.toISOString());
  });

  test('sends no reminder when all have answered, or after the end', async () => {
    const { id: teacherId } = await me(teacher);
    const id = await start({ audience: { scope: 'restricted', user_ids: [teacherId] } });
    await answer(id, { state: 'needs_help' });
    expect((await remind(id)).status).toBe(409);
    const ended = await start();
    await school.call('endEmergency', { token, path: { id: ended }, body: { content: 'Terminó.' } });
    expect((await remind(ended)).status).toBe(409);
  });

  test('names in the event who answered for another person, and in the audit entry both', async () => {
    const id = await start();
    const { id: teacherId } = await me(teacher);
    await answer(id, { state: 'safe', for_user_id: teacherId }, token);
    const inspector = await me(token);
    expect((await lastEvent('emergency.acknowledged'))?.data).toMatchObject({
      user_id: teacherId,
      state: 'safe',
      set_by: { id: inspector.id },
    });
    const query = { 'filter[subject]': id };
    const audit = await school.call('listAudit', { token: await school.as('administrador'), query });
    expect(audit.data.data.find(({ action }) => action === 'answered')).toMatchObject({
      actor: { id: inspector.id },
      after: { user_id: teacherId, state: 'safe' },
    });
    await answer(id, { state: 'safe' });
    expect((await lastEvent('emergency.acknowledged'))?.data).toMatchObject({ set_by: null });
  });

  test('exports no report in which a drill that has ended is called an alert, in any language', async () => {
    const id = await start({ title: 'Ensayo', alert_kind: 'medical' });
    await school.call('endEmergency', { token, path: { id }, body: { content: 'Vuelvan.' } });
    for (const language of languages) {
      const headers = { 'accept-language': language };
      const { bytes } = await school.call('exportNotificationBoard', { token, path: { id }, headers });
      expect(bytes.toString('utf8')).not.toMatch(getEmergencyMessages(language));
    }
  });

  test('exports counts, timeline and recipients, and records that in the audit log', async () => {
    const id = await start({ title: '=Fuga', content: 'Salgan.\nAl patio.' });
    await answer(id, { state: 'needs_help' });
    pass(61);
    await remind(id);
    pass(1);
    await school.call('followUpNotification', { token, path: { id }, body: { content: 'Sigan; allí.' } });
    pass(1);
    await school.call('endEmergency', { token, path: { id }, body: { content: 'Vuelvan.' } });
    const exported = await school.call('exportNotificationBoard', {
      token,
      path: { id },
      headers: { 'accept-language': 'es' },
    });
    const named = new Headers(Object.entries(exported.headers) as [string, string][]);
    expect([exported.status, readFileName(named)]).toEqual([200, 'Informe del simulacro =Fuga.csv']);
    const text = exported.bytes.toString('utf8').slice(1);
    const [counts, timeline, people] = text.split('\r\n\r\n') as [string, string, string];
    expect(counts).toContain("Informe del simulacro;'=Fuga");
    expect(counts).toContain('Necesitan ayuda;1');
    const what = timeline.split('\r\n').map((line) => line.split(';')[1]);
    expect(what.slice(2)).toEqual([
      'Inicio',
      expect.stringMatching(/^Recordatorio a \d+ personas$/),
      'Novedad',
      'Fin del simulacro',
    ]);
    expect(timeline).toContain('"Sigan; allí."');
    const [, firstPerson] = people.split('\r\n');
    expect(firstPerson).toMatch(/;Necesita ayuda;\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;;/);
    expect(people.match(/Sin respuesta/g)).toHaveLength((await board(id)).counts.recipients - 1);

    const admin = await school.as('administrador');
    const entries = await school.call('listAudit', { token: admin, query: { 'filter[subject]': id } });
    expect(entries.data.data.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['drill_started', 'exported', 'reminded', 'drill_ended']),
    );
  });

  test('is for people who lead the response only, and for emergencies only', async () => {
    const id = await start();
    const operations = ['getNotificationBoard', 'exportNotificationBoard', 'remindUnanswered'] as const;
    const admin = await school.as('administrador');
    const { data } = await school.call('createNotification', {
      token: admin,
      body: { title: 'Reunión', content: 'El jueves.', audience: { scope: 'all' }, status: 'sent' },
    });
    const head = await school.as('direccion');
    for (const operation of operations) {
      const as = (token: string, id: string) => school.call(operation, { token, path: { id } });
      expect([operation, (await as(teacher, id)).status]).toEqual([operation, 403]);
      pass(61);
      expect([operation, (await as(head, id)).status]).toEqual([operation, 200]);
      const ordinary = operation === 'remindUnanswered' ? 409 : 404;
      expect([operation, (await as(token, data.data.id)).status]).toEqual([operation, ordinary]);
    }
  });
});
