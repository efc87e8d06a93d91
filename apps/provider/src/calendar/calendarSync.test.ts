import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbound } from '../security/outboundAddress.ts';
import { createEncryption } from '../security/encryption.ts';
import { type CalendarServer, openCalendarServer } from '../testing/calendarServer.ts';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { newEvent } from '../testing/writing.ts';
import { copiesIn } from './copies.ts';
import { writeCalendar } from './ical.ts';
import { claimCopy } from './queue.ts';
import { toCalendarAccount } from './settings.ts';

const outboundAllow = ['127.0.0.1'];

describe.each(usualDatabases)('copies of events on $name', (database) => {
  let server: CalendarServer;
  let school: School;
  let token: string;
  let url: string;
  beforeAll(async () => {
    [server, school] = await Promise.all([openCalendarServer(), openSchool(database, { outboundAllow })]);
    token = await school.as('administrador');
    url = await server.calendar('eventos');
    await connect();
  }, 120_000);
  afterAll(() => Promise.all([school.close(), server.close()]));

  const connect = async (change: object = {}) => {
    const { username, password } = server;
    const body = { url, username, password, enabled: true, ...change };
    const answer = await school.call('updateCalendarSettings', { token, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
  };
  const syncedEvent = (change = {}) => newEvent({ sync: { enabled: true }, name: randomUUID(), ...change });
  const create = async (change = {}) =>
    (await school.call('createEvent', { token, body: syncedEvent(change) })).data.data;
  const getSync = async (id: string) =>
    (await school.call('getEvent', { token, path: { id } })).data.data.sync;
  const becomes = (id: string, state: string) =>
    expect.poll(async () => (await getSync(id)).state).toBe(state);
  const listCopies = async (id: string, at = url) =>
    (await server.events(at)).filter(({ uid }) => uid === id);
  const update = (id: string, version: number, change = {}) =>
    school.call('updateEvent', {
      token,
      path: { id },
      body: syncedEvent(change),
      headers: { 'if-match': `"${version}"` },
    });
  const later = (seconds: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + seconds * 1000);
  };
  /** Creates an event, which wakes the calendar sync. */
  const wake = () => create();

  test('copies an event, updates its copy, cancels it and removes it', async () => {
    const { id } = await create({ name: 'Primera' });
    await becomes(id, 'synced');
    expect(await getSync(id)).toMatchObject({
      error: null,
      detail: null,
      at: school.clock.now.toISOString(),
    });
    const [created] = await listCopies(id);
    expect([created!.summary, created!.sequence, created!.startDate.toString()]).toEqual([
      'Primera',
      0,
      '2026-12-03T18:30:00',
    ]);

    await update(id, 1, { name: 'Segunda', start: '2026-12-04', end: '2026-12-05', all_day: true });
    await becomes(id, 'synced');
    const [changed] = await listCopies(id);
    expect([changed!.summary, changed!.sequence, changed!.endDate.toString()]).toEqual([
      'Segunda',
      1,
      '2026-12-06',
    ]);

    await school.call('cancelEvent', { token, path: { id } });
    await becomes(id, 'synced');
    const [cancelled] = await listCopies(id);
    expect(cancelled!.component.getFirstPropertyValue('status')).toBe('CANCELLED');

    await update(id, 3, { sync: { enabled: false } });
    await becomes(id, 'none');
    expect(await listCopies(id)).toEqual([]);

    await school.call('syncEvent', { token, path: { id } });
    await becomes(id, 'synced');
    await school.call('deleteEvent', { token, path: { id } });
    await expect.poll(() => listCopies(id)).toEqual([]);
    const left = () =>
      school.arrange((tx) =>
        tx.selectFrom('event_sync_states').selectAll().where('event_id', '=', id).execute(),
      );
    await expect.poll(left).toEqual([]);
  });

  test('shows a wrong password on the event, and retries at once after it is corrected', async () => {
    await connect({ password: 'otra' });
    const { id } = await create();
    await becomes(id, 'failed');
    expect(await getSync(id)).toMatchObject({
      error: 'wrong_password',
      detail: 'User name or password are not accepted.',
    });
    await connect();
    await becomes(id, 'synced');
    expect(await listCopies(id)).toHaveLength(1);
  });

  test('increases the pauses while the server is down, and copies everything once when it is back', async () => {
    await server.stop();
    const first = await create();
    await becomes(first.id, 'failed');
    expect(await getSync(first.id)).toMatchObject({
      error: 'unreachable',
      detail: 'The server cannot be reached.',
    });
    const getPause = () =>
      school.arrange(async (tx) => {
        const row = await tx
          .selectFrom('event_sync_states')
          .select(['next_attempt_at', 'attempts'])
          .where('event_id', '=', first.id)
          .executeTakeFirstOrThrow();
        return {
          attempts: row.attempts,
          seconds: (row.next_attempt_at!.getTime() - school.clock.now.getTime()) / 1000,
        };
      });
    expect(await getPause()).toEqual({ attempts: 1, seconds: 10 });
    later(11);
    const second = await create();
    // The attempt is counted when it begins, and the pause is set when it has failed.
    await expect.poll(getPause).toEqual({ attempts: 2, seconds: 20 });
    await server.start();
    later(3600);
    const third = await create();
    for (const { id } of [first, second, third]) {
      await becomes(id, 'synced');
      expect(await listCopies(id)).toHaveLength(1);
    }
  });

  test('writes one copy when the process is killed between the write and its confirmation', async () => {
    await connect({ enabled: false });
    const { id } = await create({ name: 'Una vez' });
    // One transaction, so that the provider's own worker cannot interfere.
    const claim = (await school.arrange(async (tx) => {
      await tx.updateTable('calendar_settings').set({ enabled: true }).execute();
      return claimCopy(tx, school.clock.now);
    }))!;
    expect(claim.eventId).toBe(id);
    const account = toCalendarAccount(createEncryption(Buffer.alloc(32, 7)), claim.settings);
    const line = { outbound: createOutbound(outboundAllow), account };
    await copiesIn(line, async () => true).put(id, writeCalendar([claim.event!]), claim.etag);
    expect(await listCopies(id)).toHaveLength(1);

    const other = await wake();
    await becomes(other.id, 'synced');
    expect((await getSync(id)).state).toBe('pending');
    later(5 * 60);
    await wake();
    await becomes(id, 'synced');
    expect(await listCopies(id)).toHaveLength(1);
    await update(id, 1, { name: 'Después' });
    await becomes(id, 'synced');
    expect((await listCopies(id)).map(({ summary }) => summary)).toEqual(['Después']);
  });

  test('removes the copy of a deleted event when the process is killed during the removal', async () => {
    const { id } = await create();
    await becomes(id, 'synced');
    await connect({ enabled: false });
    await school.call('deleteEvent', { token, path: { id } });
    await server.request('DELETE', `${url}${id}.ics`);
    await connect();
    const left = () =>
      school.arrange((tx) =>
        tx.selectFrom('event_sync_states').selectAll().where('event_id', '=', id).execute(),
      );
    await expect.poll(left).toEqual([]);
  });

  test('restores a copy that was changed or removed at the server with the next change', async () => {
    const { id } = await create({ name: 'Nuestra' });
    await becomes(id, 'synced');
    const href = `${url}${id}.ics`;
    const text = await (await server.request('GET', href)).text();
    expect((await server.request('PUT', href, text.replace('Nuestra', 'Ajena'))).status).toBe(201);
    await update(id, 1, { name: 'Corregida' });
    await becomes(id, 'synced');
    expect((await listCopies(id)).map(({ summary }) => summary)).toEqual(['Corregida']);
    await server.request('DELETE', href);
    await update(id, 2, { name: 'De vuelta' });
    await becomes(id, 'synced');
    expect((await listCopies(id)).map(({ summary }) => summary)).toEqual(['De vuelta']);
  });

  test('copies everything to a new calendar and leaves the old one unchanged', async () => {
    const { id } = await create();
    await becomes(id, 'synced');
    const other = await server.calendar('otro');
    await connect({ url: other });
    await expect.poll(() => listCopies(id, other)).toHaveLength(1);
    await becomes(id, 'synced');
    expect(await listCopies(id)).toHaveLength(1);
    await connect();
    await becomes(id, 'synced');
    expect(await listCopies(id)).toHaveLength(1);
  });
});
