import type { BrowserContext, Page } from '@playwright/test';
import { openPushServer, type PushServer } from '../../apps/provider/src/testing/pushServer.ts';
import { call, expect, openHome, origin, signIn, test, tokenOf, uniqueTitle, words } from './journey.ts';
import { readPushCertificate } from './pushCertificate.ts';

const site = origin('aromos');

test.use({ serviceWorkers: 'allow' });

/** Gives the browser a subscription of the local push service: browsers subscribe only to their maker's. */
async function subscribeLocally(page: Page, server: PushServer): Promise<void> {
  const subscription = server.subscribe('/device');
  await page.addInitScript((json) => {
    const stored = { ...json, toJSON: () => json, unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      subscribe: async () => stored,
      getSubscription: async () => null,
    });
  }, subscription);
}

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
  const token = await tokenOf(page.request, 'administrador');
  const me = await call(page.request, 'GET', '/api/v1/user', {
    token: await tokenOf(page.request, 'docente'),
  });
  const { id: person } = ((await me.json()) as { data: { id: string } }).data;
  const title = uniqueTitle('Evacuar');
  const drill = { title, content: 'Al patio norte.', status: 'sent', emergency: true, mode: 'drill' };
  const data = { ...drill, audience: { scope: 'restricted', user_ids: [person] } };
  const sent = await call(page.request, 'POST', '/api/v1/notifications', { token, data });
  const { id } = ((await sent.json()) as { data: { id: string } }).data;
  await expect.poll(() => server.taken.length).toBe(1);
  await openHome(page);
  const deliverAlert = async () => {
    await deliver(server.taken[0]!.json);
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
  type Message = { notification: { data: { answers: { path: string } } } };
  const { answers } = (JSON.parse(server.taken[0]!.json) as Message).notification.data;
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
  await expect.poll(() => server.taken.length).toBe(2);
  await deliver(server.taken[1]!.json);
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
