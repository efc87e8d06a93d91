import { demoPasswords } from '@school/domain/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../database/connection.ts';
import { cleanUp } from '../cleanup/cleanupWorker.ts';
import { createSpool } from '../storage/spool.ts';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';

const password = demoPasswords.aromos;
const day = 86_400;

describe.each(usualDatabases)('password guessing on $name', (database) => {
  let school: School;
  let browser: { cookie: string; token: string };
  beforeAll(async () => {
    school = await openSchool(database);
    const { headers } = await school.call('getCsrfCookie');
    const [session, token] = ([headers['set-cookie']].flat() as string[]).map(
      (one) => /^[^;]+/.exec(one)![0],
    );
    browser = { cookie: session!, token: token!.replace('XSRF-TOKEN=', '') };
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    await school.db.deleteFrom('sign_in_attempts').execute();
  });

  interface Attempt {
    email?: string;
    password?: string;
    device?: string;
    at?: School;
  }
  const signIn = ({ email = 'docente@aromos.example', device, at = school, ...attempt }: Attempt = {}) =>
    at.call('login', {
      body: { email, password: 'wrong-password', ...attempt },
      headers: device ? { cookie: `${browser.cookie}; ${device}`, 'x-xsrf-token': browser.token } : {},
    });
  const deviceIn = (headers: Record<string, string | string[] | undefined>) =>
    /^[^;]+/.exec([headers['set-cookie']].flat().find((one) => one?.startsWith('device='))!)![0];
  const ownDevice = async (email?: string) => {
    const answer = await signIn({ password, ...(email ? { email } : {}) });
    expect(answer.status).toBe(200);
    return deviceIn(answer.headers);
  };
  const later = (seconds: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + seconds * 1000);
  };
  /** Sends wrong attempts for a number of seconds, each as soon as the limit allows it. */
  const guess = async (seconds: number, attempt: Attempt = {}) => {
    const ends = school.clock.now.getTime() + seconds * 1000;
    let looked = 0;
    while (school.clock.now.getTime() < ends) {
      const answer = await signIn(attempt);
      if (answer.status === 422) looked += 1;
      else {
        expect(answer.status).toBe(429);
        later(Math.min(Number(answer.headers['retry-after']), (ends - school.clock.now.getTime()) / 1000));
      }
      await school.db.deleteFrom('rate_limits').execute();
    }
    return looked;
  };

  test('accepts parallel sign-ins, whichever process counts first', async () => {
    expect((await signIn({ password })).status).toBe(200);
    // The clock of another process may be some milliseconds behind.
    later(-0.005);
    expect((await signIn({ password })).status).toBe(200);
  });

  test('accepts a program that sends the device cookie without a session', async () => {
    const device = await ownDevice();
    const body = { email: 'docente@aromos.example', password };
    expect((await school.call('login', { body, headers: { cookie: device } })).status).toBe(200);
  });

  test('allows an unknown device at most a hundred attempts a day, then requires a new password', async () => {
    const device = await ownDevice();
    const looked = await guess(day);
    expect(looked).toBeGreaterThan(50);
    expect(looked).toBeLessThanOrEqual(100);
    expect(looked + (await guess(day))).toBe(100);
    later(30 * day);
    const stranger = await signIn({ password });
    expect([stranger.status, Number(stranger.headers['retry-after'])]).toEqual([429, day]);
    expect((await signIn({ password, device })).status).toBe(200);

    await cleanUp({
      ...school,
      clock: () => school.clock.now,
      spool: createSpool(`${school.folder}/uploads`),
    });
    expect((await signIn({ password })).status).toBe(429);
    await school.call('requestPasswordReset', { body: { email: 'docente@aromos.example' } });
    // A month later, posts and notifications of the samples are e-mailed too.
    const reset = () => school.mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    await expect.poll(reset).toBeDefined();
    const token = reset()!;
    const next = { password: 'otra-clave-larga', password_confirmation: 'otra-clave-larga' };
    const body = { email: 'docente@aromos.example', token, ...next };
    expect((await school.call('resetPassword', { body })).status).toBe(200);
    expect((await signIn({ password: next.password })).status).toBe(200);
    const hash = (
      await school.arrange((tx) =>
        tx
          .selectFrom('users')
          .select('password_hash')
          .where('email', '=', 'direccion@aromos.example')
          .execute(),
      )
    )[0]!.password_hash;
    await school.arrange((tx) =>
      tx.updateTable('users').set({ password_hash: hash }).where('email', '=', body.email).execute(),
    );
  });

  test('N16: a device is unknown after a new password, except the one that chose it', async () => {
    const email = 'inspectoria@aromos.example';
    const [device, other] = [await ownDevice(email), await ownDevice(email)];
    const next = 'otra-clave-larga';
    const { token } = (await signIn({ email, password, device })).data;
    const body = { current_password: password, password: next, password_confirmation: next };
    const changed = await school.call('updatePassword', { token, body, headers: { cookie: device } });
    expect(changed.status).toBe(204);
    const chosen = deviceIn(changed.headers);
    // Uses up the attempts of all unknown devices.
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn({ email });
    expect((await signIn({ email, password: next, device: other })).status).toBe(429);
    expect((await signIn({ email, password: next, device })).status).toBe(429);
    expect((await signIn({ email, password: next, device: chosen })).status).toBe(200);
  });

  test('N12: thirty recoveries from one address do not block the recovery on a known device', async () => {
    const email = 'lectura@aromos.example';
    const device = await ownDevice(email);
    const headersWith = (cookie?: string): Record<string, string> =>
      cookie ? { cookie: `${browser.cookie}; ${cookie}`, 'x-xsrf-token': browser.token } : {};
    const recover = (address: string, cookie?: string) =>
      school.call('requestPasswordReset', { body: { email: address }, headers: headersWith(cookie) });
    const reset = async (cookie?: string) => {
      const chosen = { password: 'otra-clave-larga', password_confirmation: 'otra-clave-larga' };
      const body = { email, token: 'x', ...chosen };
      return (await school.call('resetPassword', { body, headers: headersWith(cookie) })).status;
    };
    for (let at = 0; at < 30; at += 1)
      expect((await recover(`persona${at}@aromos.example`)).status).toBe(200);
    expect((await recover(email)).status).toBe(429);
    expect((await recover('docente@aromos.example', device)).status).toBe(429);
    expect(await reset()).toBe(429);
    expect((await recover(email, device)).status).toBe(200);
    expect(await reset(device)).toBe(422);
    // The account's own limit stays.
    for (const status of [200, 200, 429]) expect((await recover(email, device)).status).toBe(status);
  });

  test('S4: four hundred guesses on one account do not block the new device of a colleague', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 400; attempt += 1) statuses.push((await signIn()).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(395);
    expect((await signIn({ email: 'asistente@aromos.example', password })).status).toBe(200);
  });

  test('S4: guesses on ever other accounts stay limited by address, and cost these accounts no attempt', async () => {
    const spray = async (at: number) => (await signIn({ email: `persona${at}@aromos.example` })).status;
    const statuses: number[] = [];
    for (let at = 0; at < 65; at += 1) statuses.push(await spray(at));
    expect(statuses.filter((status) => status === 422)).toHaveLength(60);
    const counted = await school.db.selectFrom('sign_in_attempts').selectAll().execute();
    expect(counted).toHaveLength(60);
  });

  test('answers the same for an account that does not exist', async () => {
    const trace = async (email: string) => {
      const responses: unknown[] = [];
      const started = school.clock.now;
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const { status, data, headers } = await signIn({ email });
        responses.push([status, data, headers['retry-after']]);
        if (status === 429) later(Number(headers['retry-after']));
      }
      school.clock.now = started;
      return responses;
    };
    const withAccount = await trace('docente@aromos.example');
    expect(await trace('nadie@aromos.example')).toEqual(withAccount);
    expect(withAccount.map((one) => (one as [number])[0])).toContain(429);
  });

  test('increases the waits, and a correct password ends them', async () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn()).status).toBe(422);
    for (let round = 0; round < 6; round += 1) {
      const { status, headers } = await signIn();
      expect(status).toBe(429);
      waits.push(Number(headers['retry-after']));
      later(waits.at(-1)!);
      if (round < 5) expect((await signIn()).status).toBe(422);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
    expect((await signIn({ password })).status).toBe(200);
    expect((await signIn()).status).toBe(422);
    expect((await signIn({ password })).status).toBe(200);
  });

  test('checks five of many parallel attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn()));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test('does not lock a known device when unknown devices are locked out', async () => {
    const device = await ownDevice();
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn();
    expect((await signIn({ password })).status).toBe(429);
    expect((await signIn({ password, device })).status).toBe(200);
  });

  test('does not lock a known device when a whole school sends wrong passwords', async () => {
    const device = await ownDevice();
    for (let attempt = 0; attempt < 61; attempt += 1)
      await signIn({ email: `nadie${attempt}@aromos.example` });
    expect((await signIn({ password, email: 'direccion@aromos.example' })).status).toBe(429);
    expect((await signIn({ password, device })).status).toBe(200);
  });

  test('limits attempts on a known device too, for a while', async () => {
    const device = await ownDevice();
    const looked = await guess(day, { device });
    expect(looked).toBeLessThanOrEqual(100);
    later(1200);
    expect((await signIn({ password, device })).status).toBe(200);
    expect((await signIn({ password })).status).toBe(200);
  });

  test('knows the accounts that signed in on a device, and rejects a forged cookie', async () => {
    const docente = await ownDevice();
    const both = deviceIn(
      (
        await school.call('login', {
          body: { email: 'direccion@aromos.example', password },
          headers: { cookie: `${browser.cookie}; ${docente}`, 'x-xsrf-token': browser.token },
        })
      ).headers,
    );
    for (const email of ['docente@aromos.example', 'direccion@aromos.example', 'lectura@aromos.example'])
      for (let attempt = 0; attempt < 5; attempt += 1) await signIn({ email });
    const getStatus = async (email: string, device: string) =>
      (await signIn({ email, password, device })).status;
    expect(await getStatus('docente@aromos.example', both)).toBe(200);
    expect(await getStatus('direccion@aromos.example', both)).toBe(200);
    expect(await getStatus('lectura@aromos.example', both)).toBe(429);
    const [id] = /^device=[\w-]+/.exec(both)!;
    const marks = both.slice(id.length);
    for (const forged of [
      id,
      `device=${'A'.repeat(22)}${marks}`,
      `${id}.${'A'.repeat(22)}`,
      `${both}.x`,
      'device=%00',
    ])
      expect(await getStatus('lectura@aromos.example', forged)).toBe(429);
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn({ email: 'inspectoria@aromos.example' });
    expect(await getStatus('inspectoria@aromos.example', both)).toBe(429);
  });

  test('hides the cookie from scripts, names no account in it, and keeps it small on a shared computer', async () => {
    const answer = await signIn({ password });
    const cookie = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('device='))!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\//);
    const id = 'A'.repeat(22);
    const full = `device=${[id, ...Array.from({ length: 20 }, (_, at) => String(at).padEnd(22, 'x'))].join('.')}`;
    const next = await signIn({ password, device: full });
    expect(deviceIn(next.headers)).toHaveLength(full.length);
    expect(deviceIn(next.headers)).toContain(id);
  });

  test('counts attempts across two providers, and keeps the counts after a crash of the database', async () => {
    const db = connect({ ...database.app, database: school.databaseName, max: 2 });
    const at = await openSchool(database, { db });
    at.clock.now = school.clock.now;
    for (let attempt = 0; attempt < 3; attempt += 1) await signIn();
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await signIn({ at })).status);
    await at.close();
    expect(statuses).toEqual([422, 422, 429]);
    const { rows } = await sql`
      select relpersistence from pg_class where relname = 'sign_in_attempts'`.execute(school.db);
    expect(rows).toEqual([{ relpersistence: 'p' }]);
  });
});
