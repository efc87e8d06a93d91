import type { Page } from '@playwright/test';
import { openPushServer } from '../../apps/provider/src/testing/pushServer.ts';
import { userPaths } from '../../apps/school/src/areas/users/paths.ts';
import { openDevice, readAnswers, readDevice } from './device.ts';
import { account, call, expect, long, passwords, test, words } from './journey.ts';
import { protectedPaths } from './routePaths.ts';
import { openProxy } from './proxy.ts';
import { readPushCertificate } from './pushCertificate.ts';
import { readIdentities, type Secret, typeSecrets } from './secrets.ts';
import { subscribeLocally } from './subscribeLocally.ts';

/**
 * What may stay, and where: the session in its cookie; the example of a RUT in a text, which a sample person has; whose push
 * messages the device gets, until another person signs in.
 */
const isAllowed = ({ name, text }: Secret, place: string) =>
  (name === 'session token' && place === 'cookie token') ||
  (text === exampleRut && place === 'cache assets') ||
  (name === 'id' && place === 'localStorage push');

const exampleRut = /[\d.]+-\d/.exec(words('validation.rut.invalid'))![0];

/** Returns which secrets the browser stores, and where. */
async function findSecrets(page: Page, secrets: readonly Secret[]): Promise<string[]> {
  const stored = await readDevice(page);
  const findings = secrets.flatMap((secret) =>
    stored
      .filter(({ text, place }) => text.includes(secret.text) && !isAllowed(secret, place))
      .map(({ place }) => `${secret.name} in ${place}`),
  );
  return [...new Set(findings)];
}

/** A password in the forms whose settings need one; the write fails, so that nothing changes for other journeys. */
async function saveSettings(page: Page): Promise<Secret[]> {
  const typed: Secret[] = [];
  const fill = (id: string, text: string) =>
    page.getByRole('textbox', { name: words(id), exact: true }).fill(text);
  await page.goto('/admin/integrations/calendar');
  await fill('integrations.calendar.url', 'https://calendar.example/dav/');
  await fill('integrations.form.username', 'colegio');
  typed.push(...(await typeSecrets(page, 'calendar server')));
  await page.getByRole('button', { name: words('forms.save'), exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();

  await page.goto('/admin/integrations/smtp');
  await fill('integrations.smtp.host', 'smtp.example');
  await page.getByRole('checkbox', { name: words('integrations.smtp.login') }).check();
  await page.getByRole('checkbox', { name: words('integrations.smtp.bounces.read') }).check();
  await fill('integrations.form.username', 'avisos');
  await fill('integrations.smtp.bounces.host', 'imap.example');
  await fill('integrations.smtp.bounces.username', 'rebotes');
  await fill('integrations.smtp.fromName', 'Los Aromos');
  await fill('integrations.smtp.fromAddress', 'avisos@aromos.example');
  typed.push(...(await typeSecrets(page, 'mail servers')));
  await page.getByRole('button', { name: words('forms.save'), exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  return typed;
}

/** Changes the own e-mail address, which asks for the password, and fails to save it. */
async function changeEmail(page: Page): Promise<Secret[]> {
  await page.goto('/app/profile');
  await page.getByRole('textbox', { name: words('users.form.email') }).fill('otra@aromos.example');
  await expect(page.getByLabel(words('profile.password.current'), { exact: true })).toBeVisible();
  const typed = await typeSecrets(page, 'e-mail change');
  await page
    .getByRole('button', { name: words('forms.save'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  return typed;
}

test(
  'no secret stays on the device, and nothing of the person after a sign-out',
  long,
  async ({ browser, request }) => {
    const proxy = await openProxy();
    const server = await openPushServer(readPushCertificate());
    let device: Awaited<ReturnType<typeof subscribeLocally>>;
    const { page, token } = await openDevice({ browser, request }, proxy, {
      role: 'administrador',
      permissions: ['notifications'],
      prepare: async (opened) => {
        device = await subscribeLocally(opened, server);
      },
    });
    page.on('dialog', (dialog) => void dialog.accept());
    const secrets: Secret[] = [
      { name: 'session token', text: token },
      { name: 'password of the account', text: passwords.aromos },
      ...Object.values(device!.keys).map((text) => ({ name: 'push key', text })),
      ...(await readIdentities(request, token)),
    ];

    await test.step('walks through every screen and types into its forms', async () => {
      for (const path of protectedPaths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
        secrets.push(...(await typeSecrets(page, path)));
      }
      for (const part of ['password', 'pin']) {
        await page.goto(`/app/profile?part=${part}`);
        const field = page.getByLabel(words('profile.password.current'), { exact: true });
        await expect(field).toBeVisible();
        secrets.push(...(await typeSecrets(page, `profile, ${part}`)));
      }
      await page.goto('/app/profile?part=devices');
      await expect(page.getByText(words('profile.devices.help'))).toBeVisible();
      await page.goto('/app/profile?part=preferences');
      await page.getByRole('switch', { name: words('profile.push.switch') }).click();
      await expect(page.getByRole('switch', { name: words('profile.push.switch') })).toBeChecked();
    });

    await test.step('opens persons, and edits them', async () => {
      await page.goto('/users');
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      const ids = secrets.flatMap(({ name }) => /^RUT of (.*)$/.exec(name)?.[1] ?? []);
      for (const id of [...new Set(ids)].slice(0, 4)) {
        await page.goto(userPaths.detail.href({ id, edit: true }));
        await expect(page.getByRole('textbox', { name: words('users.form.rut') })).toBeVisible();
        secrets.push(...(await typeSecrets(page, 'a person')));
      }
    });

    await test.step('saves settings that the server does not take', async () => {
      proxy.answer(({ method, path }) =>
        path.startsWith('/api/v1/') && !['GET', 'HEAD'].includes(method) ? { status: 503 } : undefined,
      );
      secrets.push(...(await saveSettings(page)));
      secrets.push(...(await changeEmail(page)));
      proxy.restore();
    });

    await test.step('no secret is stored', async () => {
      await page.goto('/app');
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
      expect(Object.keys(await readAnswers(page)).join()).toContain('listUsers');
      const kinds = new Set(secrets.map(({ name }) => name.split(' ')[0]));
      expect([...kinds].sort()).toEqual(['PIN', 'RUT', 'passport', 'password', 'push', 'session']);
      expect(new Set(secrets.map(({ text }) => text)).size).toBeGreaterThanOrEqual(50);
      const control = { name: 'address typed in a form', text: 'avisos@aromos.example' };
      const controls = await findSecrets(page, [control]);
      expect(controls, 'the scan reads drafts').toEqual([expect.stringContaining('in localStorage')]);
      expect(await findSecrets(page, secrets)).toEqual([]);
    });

    await test.step('a sign-out without a connection leaves nothing of the person', async () => {
      const me = await call(request, 'GET', '/api/v1/user', { token });
      const { data } = (await me.json()) as {
        data: Record<'id' | 'name' | 'first_lastname' | 'phone', string>;
      };
      proxy.cut();
      await page.getByRole('button', { name: words('app.accountMenu').split('{')[0]! }).click();
      await page.getByRole('menuitem', { name: words('app.signOut') }).click();
      await expect(page).toHaveURL(/auth\/login/);
      const personal = [
        { name: 'id', text: data.id },
        { name: 'e-mail address', text: account('administrador') },
        { name: 'name', text: `${data.name} ${data.first_lastname}` },
        { name: 'session token', text: token },
      ];
      await expect.poll(() => findSecrets(page, [...secrets, ...personal])).toEqual([]);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
      expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual(
        [],
      );
    });
    await page.context().close();
    await server.close();
    await proxy.close();
  },
);
