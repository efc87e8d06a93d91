import type { NotificationWrite } from '@school/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { startScheduler } from '../../worker/scheduler.ts';
import { expireRequest } from './approval.commands.ts';
import { sendDue } from './sendDue.ts';

describe.each(usualDatabases)('the approval of real alerts on $name', (database) => {
  let school: School;
  let starter: string;
  let second: string;
  let third: string;
  const pins = { starter: '739154', second: '825046', third: '640281' };
  const setRequired = (alert_approval: boolean) =>
    school.arrange((tx) => tx.updateTable('colleges').set({ alert_approval }).execute());
  beforeAll(async () => {
    school = await openSchool(database);
    [starter, second, third] = [
      await school.as('direccion'),
      await school.as('inspectoria'),
      await school.as('administrador'),
    ];
    for (const [token, pin] of [
      [starter, pins.starter],
      [second, pins.second],
    ] as const) {
      const { id } = (await school.call('getCurrentUser', { token })).data.data;
      await school.call('setUserPin', { token: third, path: { id }, body: { pin } });
    }
    await school.arrange((tx) => {
      const source = tx
        .selectFrom('users')
        .select('pin_hash')
        .where('email', '=', 'inspectoria@aromos.example');
      return tx
        .updateTable('users')
        .set({ pin_hash: source })
        .where('email', '=', 'administrador@aromos.example')
        .execute();
    });
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await setRequired(true);
    await school.db.deleteFrom('rate_limits').execute();
  });

  const alert: NotificationWrite = {
    title: 'Fuga de gas',
    content: 'Salgan al patio norte.',
    audience: { scope: 'all' },
    status: 'sent',
    emergency: true,
    mode: 'real',
    hold_seconds: 5,
    pin: pins.starter,
  };
  const request = async (change: Partial<NotificationWrite> = {}) => {
    const answer = await school.call('createNotification', { token: starter, body: { ...alert, ...change } });
    expect(answer.status).toBe(201);
    return answer.data.data;
  };
  const requests = async (token: string) =>
    (await school.call('listApprovalRequests', { token })).data.data.map(({ id }) => id);
  const approve = (id: string, token = second, pin = pins.second) =>
    school.call('approveEmergency', { token, path: { id }, body: { pin } });
  const decide = (operation: 'rejectEmergency' | 'skipApproval', id: string, token: string) =>
    school.call(operation, { token, path: { id }, body: { reason: ' Falsa alarma ' } });
  const ongoing = async () => {
    const token = await school.as('docente');
    return (await school.call('listOngoingEmergencies', { token })).data.data.map(({ id }) => id);
  };
  const events = (id: string) =>
    school.arrange(async (tx) => {
      const rows = await tx
        .selectFrom('stream_events')
        .select(['data', 'user_ids'])
        .where('kind', '=', 'emergency.approval')
        .orderBy('seq')
        .execute();
      return rows.filter(({ data }) => (data as { notification_id: string }).notification_id === id);
    });
  const listEntries = async (id: string) =>
    school.arrange(async (tx) => {
      const rows = await tx
        .selectFrom('audit_entries')
        .select(['action', 'after'])
        .where('subject_id', '=', id)
        .execute();
      return rows.map(({ action, after }) => [action, (after as { reason?: string } | null)?.reason]);
    });
  const runDue = async (minutes: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + minutes * 60_000);
    const failures: unknown[] = [];
    const works = [sendDue([]), expireRequest];
    const scheduler = startScheduler(
      school.db,
      () => school.clock.now,
      works,
      (error) => failures.push(error),
    );
    scheduler.wake();
    await scheduler.idle();
    await scheduler.stop();
    expect(failures).toEqual([]);
  };

  test('waits for a second person, who sends it with their own PIN', async () => {
    const { id, status, approval, can } = await request();
    expect({ status, state: approval?.state, cancel: can.cancel }).toEqual({
      status: 'scheduled',
      state: 'requested',
      cancel: true,
    });
    await runDue(1);
    expect(await ongoing()).not.toContain(id);
    expect(await requests(second)).toContain(id);
    expect(await requests(starter)).not.toContain(id);
    const approved = await approve(id);
    expect(approved.status).toBe(200);
    expect(await ongoing()).toContain(id);
    expect(await requests(second)).not.toContain(id);
    const board = (await school.call('getNotificationBoard', { token: starter, path: { id } })).data;
    const me = (await school.call('getCurrentUser', { token: second })).data.data;
    expect(board.notification.approval).toMatchObject({
      state: 'approved',
      decided_by: expect.stringContaining(me.name),
      reason: null,
    });
    const sent = await events(id);
    expect(sent.map(({ data }) => (data as { state: string }).state)).toEqual(['requested', 'approved']);
    expect(sent[0]!.user_ids).toContain(me.id);
    // Acts of one moment have no order.
    expect((await listEntries(id)).map(([action]) => action).toSorted()).toEqual([
      'approved',
      'created',
      'emergency_started',
      'scheduled',
    ]);
    const exported = await school.call('exportNotificationBoard', { token: starter, path: { id } });
    expect(exported.bytes.toString('utf8')).toMatch(new RegExp(`Aprobaci[^]*${me.first_lastname}`));
  });

  test('notifies those who may approve, and no one else', async () => {
    const { title } = await request({ title: 'Derrame químico' });
    const listOwnIds = async (token: string) =>
      (await school.call('listNotifications', { token })).data.data.map((one) => one.title);
    expect(await listOwnIds(second)).toContain(`Alerta por aprobar: ${title}`);
    expect(await listOwnIds(await school.as('docente'))).not.toContain(`Alerta por aprobar: ${title}`);
  });

  test('reaches those who may approve at once, whatever they chose and in their quiet hours', async () => {
    await school.call('updatePreferences', {
      token: second,
      body: { email: { kind: 'notifications', frequency: 'app_only' } },
    });
    const time = (minutes: number) =>
      new Date(school.clock.now.getTime() + minutes * 60_000).toLocaleTimeString('en-GB', {
        timeZone: 'America/Santiago',
        timeStyle: 'short',
      });
    await school.call('updatePreferences', {
      token: second,
      body: { quiet_hours: { from: time(-60), to: time(60) } },
    });
    const { title } = await request({ title: 'Humo en el taller' });
    // Mails of earlier requests may arrive meanwhile.
    const mails = () =>
      school.mails.filter(
        ({ to, subject }) => to.address.startsWith('inspectoria@') && subject.includes(title),
      );
    await expect.poll(() => mails().map(({ subject }) => subject)).toEqual([`Alerta por aprobar: ${title}`]);
    expect(mails()[0]!.unsubscribe).toBeUndefined();
    await school.call('updatePreferences', { token: second, body: { quiet_hours: null } });
  });

  test('is sent once when two people approve it at the same time', async () => {
    const { id } = await request();
    const answers = await Promise.all([approve(id), approve(id, third)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const started = await school.arrange((tx) =>
      tx.selectFrom('notification_recipients').select('user_id').where('notification_id', '=', id).execute(),
    );
    expect(new Set(started.map(({ user_id }) => user_id)).size).toBe(started.length);
  });

  test('is not approved by its starter, by others, or with a wrong PIN', async () => {
    const { id } = await request();
    expect((await approve(id, starter, pins.starter)).status).toBe(403);
    expect((await approve(id, await school.as('docente'))).status).toBe(403);
    expect((await decide('rejectEmergency', id, starter)).status).toBe(403);
    const wrong = await approve(id, second, '1111');
    expect([wrong.status, Object.keys(wrong.data.errors ?? {})]).toEqual([422, ['pin']]);
    expect((await approve(id)).status).toBe(200);
  });

  test('counts no wrong PIN for a request that was decided already', async () => {
    const { id } = await request();
    expect((await approve(id)).status).toBe(200);
    for (let count = 0; count < 6; count += 1) expect((await approve(id, second, '1111')).status).toBe(409);
    const next = await request();
    expect((await approve(next.id)).status).toBe(200);
  });

  test('is rejected with a reason, and not sent', async () => {
    const { id } = await request();
    const rejected = await decide('rejectEmergency', id, second);
    expect(rejected.data.data).toMatchObject({
      status: 'cancelled',
      approval: { state: 'rejected', reason: 'Falsa alarma' },
    });
    expect(await listEntries(id)).toContainEqual(['rejected', 'Falsa alarma']);
    expect((await approve(id, third)).status).toBe(409);
    expect((await decide('skipApproval', id, starter)).status).toBe(409);
    expect(await ongoing()).not.toContain(id);
  });

  test('is sent without approval by its starter only, with a reason that is recorded', async () => {
    const { id } = await request();
    expect((await decide('skipApproval', id, second)).status).toBe(403);
    const empty = { token: starter, path: { id }, body: { reason: '  ' } };
    expect((await school.call('skipApproval', empty)).status).toBe(422);
    const skipped = await decide('skipApproval', id, starter);
    expect(skipped.data.data).toMatchObject({
      status: 'sent',
      approval: { state: 'skipped', reason: 'Falsa alarma' },
    });
    expect(await ongoing()).toContain(id);
    const all = await listEntries(id);
    expect(all).toContainEqual(['approval_skipped', 'Falsa alarma']);
    expect(all).toContainEqual(['emergency_started', undefined]);
    const exported = await school.call('exportNotificationBoard', { token: starter, path: { id } });
    expect(exported.bytes.toString('utf8')).toContain('Falsa alarma');
  });

  test('is cancelled by its starter while it waits', async () => {
    const { id } = await request();
    const cancelled = await school.call('cancelNotification', { token: starter, path: { id } });
    expect(cancelled.data.data).toMatchObject({ status: 'cancelled', approval: { state: 'cancelled' } });
    expect(await requests(second)).not.toContain(id);
    expect((await approve(id)).status).toBe(409);
  });

  test('expires after 15 minutes', async () => {
    const { id } = await request();
    await runDue(14);
    expect(await requests(second)).toContain(id);
    await runDue(1);
    expect(await requests(second)).not.toContain(id);
    expect((await approve(id)).status).toBe(409);
    const after = await school.call('getNotification', { token: starter, path: { id } });
    expect(after.data.data).toMatchObject({ status: 'cancelled', approval: { state: 'expired' } });
    expect((await events(id)).length).toBe(2);
    expect(await ongoing()).not.toContain(id);
  });

  test('is not needed for a drill, or where the school does not require it', async () => {
    expect((await request({ mode: 'drill', hold_seconds: 0 })).status).toBe('sent');
    await setRequired(false);
    const sent = await request({ hold_seconds: 0 });
    expect([sent.status, sent.approval]).toEqual(['sent', undefined]);
  });
});
