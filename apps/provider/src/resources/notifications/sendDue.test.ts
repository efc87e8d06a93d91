import type { NotificationWrite } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { startScheduler } from '../../worker/scheduler.ts';
import { sendDue } from './sendDue.ts';

describe.each(usualDatabases)('held emergencies on $name', (database) => {
  let school: School;
  let teacher: string;
  let admin: string;
  beforeAll(async () => {
    school = await openSchool(database);
    teacher = await school.as('docente');
    admin = await school.as('administrador');
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
  const startHeld = async () => {
    const body = { ...drill, hold_seconds: 5 };
    return (await school.call('createNotification', { token: admin, body })).data.data;
  };
  const wait = (milliseconds: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + milliseconds);
  };
  const countEvents = async () => {
    const events = await school.arrange((tx) =>
      tx.selectFrom('stream_events').select('data').where('kind', '=', 'records.changed').execute(),
    );
    return events.filter(({ data }) => (data as { record: string }).record === 'notification').length;
  };
  /** @returns How often open lists of notifications were sent that they changed. */
  const runDue = async () => {
    const before = await countEvents();
    const failures: unknown[] = [];
    const onError = (error: unknown) => failures.push(error);
    const scheduler = startScheduler(school.db, () => school.clock.now, [sendDue(['email'])], onError);
    scheduler.wake();
    await scheduler.idle();
    await scheduler.stop();
    expect(failures).toEqual([]);
    return (await countEvents()) - before;
  };
  const ongoing = async () =>
    (await school.call('listOngoingEmergencies', { token: teacher })).data.data.map((alert) => alert.id);

  test('is sent after its hold, unless its starter takes it back', async () => {
    const [cancelled, sent] = [await startHeld(), await startHeld()];
    expect(cancelled).toMatchObject({ status: 'scheduled', can: { cancel: true, update: false } });
    const change = { ...drill, emergency: false };
    const path = { id: cancelled.id };
    const changed = await school.call('updateNotification', {
      token: admin,
      path,
      body: change,
      headers: { 'if-match': '"1"' },
    });
    expect(changed.status).toBe(409);
    expect((await school.call('cancelNotification', { token: admin, path })).data.data.status).toBe(
      'cancelled',
    );
    wait(5000);
    expect(await runDue()).toBe(1);
    expect(await ongoing()).toContain(sent.id);
    expect(await ongoing()).not.toContain(cancelled.id);
    const late = await school.call('cancelNotification', { token: admin, path: { id: sent.id } });
    expect(late.status).toBe(409);
  });

  test('N10: is cancelled when the server was not available for more than a minute, and its author is notified', async () => {
    const inTime = await startHeld();
    wait(5000 + 60_000);
    await runDue();
    expect(await ongoing()).toContain(inTime.id);
    const late = await startHeld();
    wait(5000 + 60_001);
    expect(await runDue()).toBe(1);
    expect(await ongoing()).not.toContain(late.id);
    const path = { id: late.id };
    expect((await school.call('getNotification', { token: admin, path })).data.data).toMatchObject({
      status: 'cancelled',
    });
    const listTitles = async (token: string) =>
      (await school.call('listNotifications', { token })).data.data.map(({ title }) => title);
    expect(await listTitles(admin)).toContain('No se envió: Evacuación');
    expect(await listTitles(teacher)).not.toContain('No se envió: Evacuación');
    const emails = await school.arrange((tx) =>
      tx
        .selectFrom('deliveries as d')
        .innerJoin('notifications as n', 'n.id', 'd.notification_id')
        .select('d.channel')
        .where('n.title', '=', 'No se envió: Evacuación')
        .execute(),
    );
    expect(emails).toEqual([{ channel: 'email' }]);
  });
});
