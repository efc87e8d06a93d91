import { gzipSync } from 'node:zlib';
import { languages } from '@school/domain';
import { describe, expect, test } from 'vitest';
import { getEmergencyMessages } from '../../../../tests/locales/emergencyMessages.ts';
import { drill, ordinary, prepareNotificationMails } from '../testing/notificationMails.ts';
import { usualDatabases } from '../testing/openSchool.ts';

const host = 'aromos.localhost';

describe.each(usualDatabases)('the page of an alert on $name', (database) => {
  const { school, token, send, getUserId, to, wake } = prepareNotificationMails(database);

  /** Starts an alert for the teacher, and returns its id and the path of the link in the e-mail. */
  const start = async (change: object = {}) => {
    school().mails.length = 0;
    const { id } = await send({ ...drill, ...to(await getUserId('docente')), ...change });
    // E-mails about the alert of an earlier test are replies in its thread.
    const first = () => school().mails.find(({ threadId }) => threadId === undefined);
    await expect.poll(first).toBeDefined();
    const [, path] = /\nhttp:\/\/aromos\.localhost(\/alert\/[\w-]{64})\n/.exec(first()!.text)!;
    return { id, path: path! };
  };
  const get = (url: string, headers: object = {}) =>
    school().app.inject({ url, headers: { host, ...headers } });
  const post = (url: string, fields: Record<string, string>, headers: object = {}) =>
    school().app.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const script = { accept: 'application/json' };
  const readBoard = async (id: string) =>
    (await school().call('getNotificationBoard', { token: token(), path: { id } })).data.data[0]!;
  const end = async (id: string) => {
    const body = { content: 'Vuelvan <todos>.' };
    expect((await school().call('endEmergency', { token: token(), path: { id }, body })).status).toBe(200);
  };

  test('shows the alert in the language of the person, escapes its texts, and changes nothing', async () => {
    const places = (await school().call('listPlaces', { token: token() })).data.data;
    const { id, path } = await start({ alert_kind: 'gas', place_ids: [places[0]!.id] });
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).toContain('<html lang="es" dir="ltr">');
    for (const text of [
      'Simulacro',
      'Fuga de gas',
      places[0]!.name,
      'Evacuación &lt;b&gt;',
      'No usen el ascensor.',
    ])
      expect(page.body).toContain(text);
    expect(page.body).not.toMatch(/<b>|style="/);
    expect(await readBoard(id)).toMatchObject({ state: 'sent' });
    const teacher = await school().as('docente');
    await school().call('updatePreferences', { token: teacher, body: { language: 'ar' } });
    expect((await get(path)).body).toContain('<html lang="ar" dir="rtl">');
  });

  test('C07: dials the extension of the school’s phone', async () => {
    const { path } = await start();
    const setExtension = async (phone_extension: string | null) => {
      await school().arrange((tx) => tx.updateTable('colleges').set({ phone_extension }).execute());
      // The provider remembers a college for five seconds.
      await wake(6);
    };
    await setExtension('24');
    expect((await get(path)).body).toMatch(
      /"tel:\+56752310450;ext=24">[^<]+<bdi[^<]+>\+56 75 231 0450, anexo 24</,
    );
    await setExtension(null);
    expect((await get(path)).body).toMatch(/"tel:\+56752310450">[^<]+<bdi dir="ltr"[^<]+>\+56 75 231 0450</);
  });

  test('takes an answer without script, and shows it to the person and on the board', async () => {
    const { id, path } = await start();
    const answered = await post(path, { state: 'needs_help' });
    expect([answered.statusCode, answered.headers.location]).toEqual([303, path]);
    expect((await get(path)).body).toMatch(/Tu respuesta: Necesito ayuda[^]*<form method="post" id="note">/);
    await post(path, { state: 'needs_help', location: ' Laboratorio "2" ', note: ' Una <camilla> ' });
    const help = { location: 'Laboratorio "2"', note: 'Una <camilla>' };
    expect(await readBoard(id)).toMatchObject({ state: 'needs_help', ...help, set_by: null });
    expect((await get(path)).body).toMatch(
      /value="Laboratorio &quot;2&quot;"[^]*Una &lt;camilla&gt;<\/textarea>/,
    );
    await post(path, { state: 'safe' });
    expect(await readBoard(id)).toMatchObject({ state: 'safe', location: null, note: null });
    const events = await school().arrange((tx) =>
      tx.selectFrom('stream_events').select('kind').orderBy('seq', 'desc').limit(1).execute(),
    );
    expect(events).toEqual([{ kind: 'emergency.acknowledged' }]);
  });

  test('takes an answer of its script with the time of the press, and marks it as seen before', async () => {
    const { id, path } = await start();
    expect((await post(path, { state: 'seen', seconds_ago: '0' }, script)).statusCode).toBe(204);
    expect(await readBoard(id)).toMatchObject({ state: 'seen' });
    await wake(2);
    expect((await post(path, { state: 'safe', seconds_ago: '90' }, script)).statusCode).toBe(204);
    const at = new Date(school().clock.now.getTime() - 90_000).toISOString();
    expect(await readBoard(id)).toMatchObject({ state: 'safe', at });
  });

  test('shows an update below the answers, so that it moves no button', async () => {
    const { id, path } = await start();
    const body = { content: 'Esperen en el patio.' };
    await school().call('followUpNotification', { token: token(), path: { id }, body });
    const { body: html } = await get(path);
    expect(html.indexOf('Esperen en el patio.')).toBeGreaterThan(html.lastIndexOf('</form>'));
  });

  test('says in no language that a drill that has ended was an alert', async () => {
    const { id, path } = await start({ title: 'Ensayo', alert_kind: 'medical' });
    await wake(2);
    await end(id);
    const teacher = await school().as('docente');
    for (const language of languages) {
      await school().call('updatePreferences', { token: teacher, body: { language } });
      const { body } = await get(path);
      expect(body).toContain(`<html lang="${language}"`);
      // Without addresses and roles.
      expect(body.replaceAll(/ (?:href|src|role)="[^"]*"/g, '')).not.toMatch(getEmergencyMessages(language));
    }
  });

  test('shows the all-clear, and takes only answers from before it', async () => {
    const { id, path } = await start();
    await wake(2);
    await end(id);
    const page = await get(path);
    expect(page.body).toContain('Fin del simulacro');
    expect(page.body).toContain('Vuelvan &lt;todos&gt;.');
    expect(page.body).not.toContain('<form');
    const late = await post(path, { state: 'safe' });
    expect([late.statusCode, late.body]).toEqual([
      409,
      expect.stringContaining('Tu respuesta no quedó registrada'),
    ]);
    expect((await post(path, { state: 'safe' }, script)).statusCode).toBe(409);
    expect((await post(path, { state: 'safe', seconds_ago: '60' }, script)).statusCode).toBe(204);
    expect(await readBoard(id)).toMatchObject({ state: 'safe' });
  });

  test('is valid until 24 hours after the end, for its school and its person only', async () => {
    const { id, path } = await start();
    const altered = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const [url, at] of [
      [altered, host],
      [`${path}A`, host],
      [path, 'puertoclaro.localhost'],
    ] as const) {
      const unknown = await get(url, { host: at });
      expect([unknown.statusCode, unknown.body]).toEqual([404, expect.stringContaining('/auth/login')]);
      expect((await post(url, { state: 'safe' }, { host: at })).statusCode).toBe(404);
    }
    await end(id);
    await wake(24 * 60 - 1);
    expect((await get(path)).statusCode).toBe(200);
    await wake(1);
    const expired = await get(path);
    expect([expired.statusCode, expired.body]).toEqual([410, expect.stringContaining('Este enlace venció')]);
    expect((await post(path, { state: 'safe' })).statusCode).toBe(410);
  });

  test('does not open for a person who can no longer sign in', async () => {
    const { path } = await start();
    const setStatus = (status: 'active' | 'suspended') =>
      school().arrange((tx) =>
        tx.updateTable('users').set({ status }).where('email', '=', 'docente@aromos.example').execute(),
      );
    await setStatus('suspended');
    expect((await get(path)).statusCode).toBe(404);
    await setStatus('active');
    expect((await get(path)).statusCode).toBe(200);
  });

  test('rejects bad input in words, without losing the note', async () => {
    const { id, path } = await start();
    const note = 'é'.repeat(501);
    const long = await post(path, { state: 'needs_help', note });
    expect([long.statusCode, long.body]).toEqual([422, expect.stringContaining(`${note}</textarea>`)]);
    expect(long.body).toContain('500');
    const far = await post(path, { state: 'needs_help', location: 'x'.repeat(121), note: 'Ayuda' });
    expect(far.statusCode).toBe(422);
    expect(far.body).toMatch(/x{121}"[^]*Ayuda<\/textarea>/);
    expect(
      (await post(path, { state: 'needs_help', location: '😀'.repeat(120), note: '😀'.repeat(500) }))
        .statusCode,
    ).toBe(303);
    expect((await post(path, { state: 'lost' }, script)).statusCode).toBe(422);
    expect((await post(path, { state: 'safe', seconds_ago: '-1' }, script)).statusCode).toBe(422);
    expect((await post(path, { state: 'safe', note: 'x'.repeat(9000) }, script)).statusCode).toBe(413);
    expect((await post(path, {}, { ...script, 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect(await readBoard(id)).toMatchObject({ state: 'needs_help', note: '😀'.repeat(500) });
  });

  test('stops a flood of answers with a page in words', async () => {
    const { path } = await start();
    for (let count = 0; count < 30; count += 1) await post(path, { state: 'safe' });
    const stopped = await post(path, { state: 'safe' });
    expect([stopped.statusCode, stopped.body]).toEqual([429, expect.stringContaining('Demasiados intentos')]);
    expect((await post(path, { state: 'safe' }, script)).statusCode).toBe(429);
    expect((await get(path)).statusCode).toBe(200);
  });

  test('weighs at most 15 kB with its stylesheet, scripts, logo and icon', async () => {
    const { path } = await start({ content: 'Salgan al patio norte. '.repeat(40) });
    const icon = /<link rel="icon" href="([^"]+)"/.exec((await get(path)).body)![1]!;
    const files = [path, '/alert/style.css', '/alert/page.js', '/alert/worker.js', '/alert/logo.png', icon];
    const answers = await Promise.all(files.map((url) => get(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
    const bytes = answers.map(({ rawPayload }) => gzipSync(rawPayload).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(15_000);
  });

  test('leaves the link of an ordinary notification to the app', async () => {
    await send({ ...ordinary, ...to(await getUserId('docente')) });
    await expect.poll(() => school().mails.length).toBe(1);
    expect(school().mails[0]!.text).toMatch(/\/notifications\/[0-9a-f-]{36}\n/);
  });
});
