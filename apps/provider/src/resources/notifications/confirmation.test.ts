import { randomUUID } from 'node:crypto';
import type { NotificationWrite } from '@school/domain';
import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSchool, type School, usualDatabases } from '../../testing/openSchool.ts';

const pin = '739154';
const wrong = '482615';

describe.each(usualDatabases)('the PIN of emergencies on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    const body = { pin, current_password: demoPasswords.aromos };
    await school.call('updateOwnPin', { token, body });
  });

  const real: NotificationWrite = {
    title: 'Evacuación',
    content: 'Salgan al patio norte.',
    audience: { scope: 'all' },
    status: 'sent',
    emergency: true,
    mode: 'real',
    pin,
  };
  const start = (change: object = {}, headers: Record<string, string> = {}) =>
    school.call('createNotification', { token, body: { ...real, ...change }, headers });
  const end = (id: string, change: object = {}) =>
    school.call('endEmergency', { token, path: { id }, body: { content: 'Terminó.', ...change } });
  const lock = async () => {
    for (let guess = 0; guess < 5; guess += 1) await start({ pin: wrong });
  };

  test('N7: is not revealed by an emergency that cannot be sent, which counts no attempt', async () => {
    const { id } = (await school.call('getCurrentUser', { token })).data.data;
    const onlyMe = { scope: 'restricted', user_ids: [id] };
    const unsendable = [
      [{ ...onlyMe, exclude_user_ids: [id] }, 'audience'],
      [{ ...onlyMe, user_ids: [randomUUID()] }, 'audience.user_ids'],
    ] as const;
    for (const [audience, field] of unsendable)
      for (const typed of [pin, wrong, wrong, wrong, wrong, wrong, wrong]) {
        const { status, data } = await start({ audience, pin: typed });
        expect([status, Object.keys(data.errors ?? {})]).toEqual([422, [field]]);
      }
    expect((await start()).status).toBe(201);
  });

  test('N7: is reported in the audit log and by e-mail once when it is locked', async () => {
    const findLocks = async () => {
      const { data } = await school.call('listAudit', { token });
      return data.data.filter(({ action }) => action === 'pin_locked');
    };
    const before = (await findLocks()).length;
    school.mails.length = 0;
    await lock();
    expect((await start()).status).toBe(429);
    const locks = await findLocks();
    expect(locks).toHaveLength(before + 1);
    expect(locks[0]).toMatchObject({ subject: { kind: 'user' }, actor: { id: locks[0]!.subject.id } });
    const reports = () => school.mails.filter(({ subject }) => subject.includes('Se bloqueó el PIN'));
    await expect.poll(() => reports().length).toBe(1);
  });

  test('N8: is not requested again for the repetition of a request', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await start({}, headers);
    expect(first.status).toBe(201);
    await lock();
    const repeated = await start({}, headers);
    expect([repeated.status, repeated.data.data.id]).toEqual([201, first.data.data.id]);
  });

  test('N8: is right for repetitions at the same moment', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => start({}, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ data }) => data.data.id)).size).toBe(1);
  });

  test('N11: ends a real emergency, and is not needed for a drill', async () => {
    const { id } = (await start()).data.data;
    for (const change of [{}, { pin: wrong }]) {
      const { status, data } = await end(id, change);
      expect([status, Object.keys(data.errors ?? {})]).toEqual([422, ['pin']]);
    }
    expect((await end(id, { pin })).data.data.closed_at).not.toBeNull();
    expect((await end(id, { pin })).status).toBe(409);
    const drill = (await start({ mode: 'drill', pin: undefined })).data.data;
    expect((await end(drill.id)).status).toBe(200);
  });
});
