import type { BrowserContext, Page } from '@playwright/test';
import { openPushServer, type PushServer } from '../../apps/provider/src/testing/pushServer.ts';
import { direct } from './address.ts';
import {
  account,
  call,
  expect,
  openHome,
  origin,
  passwords,
  signIn,
  signInByForm,
  test,
  getToken,
  uniqueTitle,
  words,
} from './journey.ts';
import { createGroup } from './messages.ts';
import { readPushCertificate } from './pushCertificate.ts';
import { subscribeLocally } from './subscribeLocally.ts';

const site = origin('aromos');

test.use({ serviceWorkers: 'allow' });

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, tag }) => [title, tag]),
  );

/** Raises an event in the app's service worker and waits for its work. The DevTools protocol drops a push message without an error when the worker is busy. */
async function raise(context: BrowserContext, detail: { push: string } | { click: string }): Promise<void> {
  await context.serviceWorkers()[0]!.evaluate(async (raised) => {
    type EventClass = new (type: string, init: object) => Event;
    type Scope = { registration: ServiceWorkerRegistration } & Record<
      'NotificationEvent' | 'PushEvent',
      EventClass
    >;
    const { registration, NotificationEvent, PushEvent } = globalThis as unknown as Scope;
    const [notification] = await registration.getNotifications();
    const event =
      'push' in raised
        ? new PushEvent('push', { data: raised.push })
        : new NotificationEvent('notificationclick', { notification, action: raised.click });
    const waits: Promise<unknown>[] = [];
    Object.assign(event, { waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    dispatchEvent(event);
    await Promise.all(waits);
  }, detail);
}

/** Clicks the shown notification or its button; no test can click a notification of the system. */
const clickShown = (context: BrowserContext, action = '') => raise(context, { click: action });

type Pushed = Record<'title' | 'body' | 'tag', string> & { data: { answers: { path: string } } };

/**
 * Returns the messages about a notification or conversation, without the isolates of direction. Other journeys send others to the
 * same people.
 */
const pushesAbout = (server: PushServer, id: string) =>
  server.taken
    .map(({ path, json }) => {
      const { notification } = JSON.parse(json.replaceAll(/[\u2068\u2069]/g, '')) as { notification: Pushed };
      return { path, json, notification };
    })
    .filter(({ notification }) => notification.tag === id);

const bodies = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body }) => body),
  );

test('an alert reaches a device, opens from there, and its end takes its place', async ({
  page,
  context,
}) => {
  const server = await openPushServer(readPushCertificate());
  await context.grantPermissions(['notifications'], { origin: site });
  await subscribeLocally(page, server);
  await signIn(page, 'docente');
  await page.goto(`${site}/app/profile?part=preferences`);
  const toggle = page.getByRole('switch', { name: words('profile.push.switch') });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  const devices = page.getByRole('list', { name: words('profile.push.devices') });
  await expect(devices.getByText(words('profile.devices.current'))).toBeVisible();

  const deliver = (json: string) => raise(context, { push: json });
  const token = await getToken(page.request, 'administrador');
  const me = await call(page.request, 'GET', '/api/v1/user', {
    token: await getToken(page.request, 'docente'),
  });
  const { id: person } = ((await me.json()) as { data: { id: string } }).data;
  const title = uniqueTitle('Evacuar');
  const drill = { title, content: 'Al patio norte.', status: 'sent', emergency: true, mode: 'drill' };
  const data = { ...drill, audience: { scope: 'restricted', user_ids: [person] } };
  const sent = await call(page.request, 'POST', '/api/v1/notifications', { token, data });
  const { id } = ((await sent.json()) as { data: { id: string } }).data;
  const pushes = () => pushesAbout(server, id);
  await expect.poll(pushes).toHaveLength(1);
  await openHome(page);
  const deliverAlert = async () => {
    await deliver(pushes()[0]!.json);
    await expect.poll(() => shown(page)).toEqual([[`[SIMULACRO] ${title}`, id]]);
  };
  await deliverAlert();

  await clickShown(context);
  await expect(page).toHaveURL(`${site}/notifications/${id}`);
  await expect(page.getByText('Al patio norte.').first()).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([]);

  const board = async () => {
    const answer = await call(page.request, 'GET', `/api/v1/notifications/${id}/board`, { token });
    return ((await answer.json()) as { data: { state: string }[] }).data[0]!.state;
  };
  await deliverAlert();
  await clickShown(context, 'needs_help');
  await expect.poll(() => bodies(page)).toEqual([words('notifications.answer.answeredNeedsHelp')]);
  expect(await board()).toBe('needs_help');
  await expect(page).toHaveURL(`${site}/notifications/${id}`);

  // An answer that could not be sent: the worker passes it to the alert page with its time.
  const { answers } = pushes()[0]!.notification.data;
  const alertPage = await context.newPage();
  await alertPage.goto(`${site}${answers.path}#state=safe&at=${Date.now()}&tag=${id}`);
  await expect(alertPage.getByText(words('notifications.answer.answeredSafe'))).toBeVisible();
  await expect(alertPage).toHaveURL(`${site}${answers.path}`);
  await expect.poll(board).toBe('safe');
  await expect.poll(() => shown(page)).toEqual([]);
  await alertPage.close();

  await deliverAlert();
  const path = `/api/v1/notifications/${id}/all-clear`;
  const ended = await call(page.request, 'POST', path, { token, data: { content: 'Pueden volver.' } });
  expect(ended.ok(), await ended.text()).toBe(true);
  await expect.poll(pushes).toHaveLength(2);
  await deliver(pushes()[1]!.json);
  await expect.poll(() => shown(page)).toEqual([[`[FIN DEL SIMULACRO] ${title}`, id]]);

  await deliverAlert();
  await clickShown(context, 'safe');
  await expect.poll(() => bodies(page)).toEqual([words('emergencies.tooLate')]);

  await page.goto(`${site}/app/profile?part=preferences`);
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(devices.getByText(words('profile.devices.current'))).toBeHidden();
  await server.close();
});

/** Subscribes a device of a separate sign-in, and returns its token: the device ends with it. */
async function subscribeOther(page: Page, role: string, server: PushServer, path: string): Promise<string> {
  const data = { email: account(role), password: passwords.aromos };
  const answer = await call(page.request, 'POST', '/api/login-mobile', { data });
  const { token } = (await answer.json()) as { token: string };
  const { url, headers } = direct('aromos');
  const subscribed = await page.request.put(`${url}/api/v1/push/subscription`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: server.subscribe(path),
  });
  expect(subscribed.ok(), await subscribed.text()).toBe(true);
  return token;
}

test('a new message reaches a device unless the person switched that off, and goes once it is read', async ({
  page,
  context,
}) => {
  const server = await openPushServer(readPushCertificate());
  await context.grantPermissions(['notifications'], { origin: site });
  await subscribeLocally(page, server);
  await signInByForm(page, 'docente');
  await page.goto(`${site}/app/profile?part=preferences`);
  const toggle = page.getByRole('switch', { name: words('profile.push.switch') });
  await toggle.click();
  await expect(toggle).toBeChecked();
  const kinds = page.getByRole('group', { name: words('profile.push.kinds') });
  const messages = kinds.getByRole('switch', { name: words('messenger.title') });
  await expect(messages).toBeChecked();
  /** Changes the choice, which the server stores, and opens the screen again. */
  const change = async () => {
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await messages.click();
    expect((await stored).ok()).toBe(true);
    await page.reload();
  };

  const other = await subscribeOther(page, 'direccion', server, '/other');
  const id = await createGroup(page, ['docente', 'direccion']);
  const token = await getToken(page.request, 'administrador');
  const write = async (body: string) => {
    const data = { client_id: crypto.randomUUID(), body };
    const path = `/api/v1/conversations/${id}/messages`;
    const sent = await call(page.request, 'POST', path, { token, data });
    expect(sent.status(), await sent.text()).toBe(201);
  };
  const pushes = () => pushesAbout(server, id);
  const bodiesAt = (path: string) =>
    pushes()
      .filter((push) => push.path === path)
      .map(({ notification }) => notification.body);

  await write('Traigan la lista');
  await expect.poll(() => bodiesAt('/device')).toEqual(['Traigan la lista']);
  expect(pushes()[0]!.notification.title).toMatch(/ · Coordinación /);
  await openHome(page);
  await raise(context, { push: pushes()[0]!.json });
  await expect.poll(async () => (await shown(page)).map(([, tag]) => tag)).toEqual([id]);
  await page.goto(`${site}/messenger/${id}`);
  await expect(page.getByRole('log').getByText('Traigan la lista')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([]);

  await page.goto(`${site}/app/profile?part=preferences`);
  await change();
  await expect(messages).not.toBeChecked();
  await write('Y la carpeta');
  await expect.poll(() => bodiesAt('/other')).toHaveLength(2);
  await change();
  await expect(messages).toBeChecked();
  await write('Y el acta');
  await expect.poll(() => bodiesAt('/other')).toHaveLength(3);
  const count = words('messenger.push.unread', { count: 2 });
  await expect.poll(() => bodiesAt('/device')).toEqual(['Traigan la lista', `Y el acta\n${count}`]);
  await call(page.request, 'POST', '/api/logout-mobile', { token: other });
  await server.close();
});
