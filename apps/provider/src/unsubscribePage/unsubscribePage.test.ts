import type { EmailKind } from '@school/domain';
import { describe, expect, test } from 'vitest';
import { prepareNotificationMails } from '../testing/notificationMails.ts';
import { usualDatabases } from '../testing/openSchool.ts';
import { readChoices, newPost } from '../testing/writing.ts';

const host = 'aromos.localhost';

describe.each(usualDatabases)('the page that stops e-mails on $name', (database) => {
  const { school, token, getUserId, to } = prepareNotificationMails(database);

  /** Publishes a post for the teacher, and returns the path of `List-Unsubscribe` in its e-mail. */
  const receive = async () => {
    school().mails.length = 0;
    const body = newPost(await readChoices(school(), token()), to(await getUserId('docente')));
    expect((await school().call('createPost', { token: token(), body })).status).toBe(201);
    await expect.poll(() => school().mails.length).toBe(1);
    return new URL(school().mails[0]!.unsubscribe!).pathname;
  };
  const toPagePath = (path: string) => path.replace('/api/v1', '');
  const get = (url: string, headers: object = {}) =>
    school().app.inject({ url, headers: { host, ...headers } });
  const press = (url: string, headers: object = {}) =>
    school().app.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: '',
    });
  const getFrequency = async (kind: EmailKind) => {
    const { data } = await school().call('getPreferences', { token: await school().as('docente') });
    return data.data.emails.find((email) => email.kind === kind)!.frequency;
  };

  test('N22: shows at the address of the e-mail what will stop, and changes nothing', async () => {
    const path = await receive();
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.body).toContain('<html lang="es" dir="ltr">');
    expect(page.body).toContain('<li>Noticias</li>');
    expect(page.body).not.toContain('<li>Eventos</li>');
    expect(page.body).toContain(`<form method="post" action="${toPagePath(path)}">`);
    expect(page.body).not.toMatch(/style="|<script/);
    expect(await getFrequency('posts')).toBe('immediately');
  });

  test('stops the e-mails when the button is pressed, and confirms it also later and twice', async () => {
    const path = await receive();
    const pressed = await press(toPagePath(path));
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, toPagePath(path)]);
    expect((await press(toPagePath(path))).statusCode).toBe(303);
    expect(await getFrequency('posts')).toBe('app_only');
    expect(await getFrequency('events')).toBe('immediately');
    for (const url of [path, toPagePath(path)]) {
      const confirmed = await get(url);
      expect(confirmed.body).toContain('Ya no recibes estos correos');
      expect(confirmed.body).not.toContain('<form');
      expect(confirmed.body).toContain('/app/profile?part=preferences');
    }
  });

  test('N22: records once in the audit log that a person stopped e-mails, by the page or the mail program', async () => {
    const teacherToken = await school().as('docente');
    const user_id = await getUserId('docente');
    const receiveAgain = async () => {
      const email = { kind: 'posts', frequency: 'immediately' } as const;
      await school().call('updatePreferences', { token: teacherToken, body: { email } });
      return receive();
    };
    const findEntries = async () => {
      const query = { 'filter[subject]': user_id };
      const { data } = (await school().call('listAudit', { token: token(), query })).data;
      return data.filter(({ action }) => action === 'unsubscribed');
    };
    for (const ways of [(path: string) => toPagePath(path), (path: string) => path]) {
      const path = await receiveAgain();
      const before = (await findEntries()).length;
      for (let time = 0; time < 3; time += 1) await press(ways(path));
      const entries = await findEntries();
      expect(entries).toHaveLength(before + 1);
      const after = { email_posts: 'app_only' };
      expect(entries[0]).toMatchObject({ actor: { id: user_id }, subject: { id: user_id }, after });
    }
  });

  test('is in the language of the person, else in that of the school, not of the browser', async () => {
    const path = await receive();
    expect((await get(path, { 'accept-language': 'de' })).body).toContain('lang="es"');
    const teacherToken = await school().as('docente');
    await school().call('updatePreferences', { token: teacherToken, body: { language: 'ar' } });
    expect((await get(path)).body).toContain('<html lang="ar" dir="rtl">');
  });

  test('says that e-mails which the school sends to everyone cannot be stopped', async () => {
    const path = await receive();
    const setLock = async (locked: boolean) => {
      const body = { kind: 'posts', frequency: 'immediately', locked };
      expect((await school().call('updateEmailSetting', { token: token(), body })).status).toBe(200);
    };
    await setLock(true);
    const page = await get(path);
    expect(page.body).toContain('Estos correos no se pueden desactivar');
    expect(page.body).not.toContain('<form');
    await setLock(false);
  });

  test('answers an unknown link and one of another school in words', async () => {
    const path = await receive();
    const altered = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const [url, at] of [
      [altered, host],
      [`${path}AAAA`, host],
      [path, 'puertoclaro.localhost'],
    ] as const) {
      const unknown = await get(url, { host: at });
      expect([unknown.statusCode, unknown.body]).toEqual([404, expect.stringContaining('/auth/login')]);
      const pressed = await press(toPagePath(url), { host: at });
      expect([pressed.statusCode, pressed.body]).toEqual([404, expect.stringContaining('/auth/login')]);
    }
    expect(await getFrequency('posts')).toBe('immediately');
  });
});
