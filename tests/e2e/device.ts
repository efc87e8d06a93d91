import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { databasePrefix } from '../../apps/school/src/offline/databaseName.ts';
import { account, call, expect, origin, passwords, words } from './journey.ts';
import type { Proxy } from './proxy.ts';

/** A text that the browser stores for the site, and where. */
export interface Stored {
  place: string;
  text: string;
}

/** Reads all that the browser stores for the site: storage, databases, caches with their bodies, history and cookies. */
export async function readDevice(page: Page): Promise<Stored[]> {
  const stored = await page.evaluate(async () => {
    const list: { place: string; text: string }[] = [];
    const request = <Value>(wait: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        wait.addEventListener('success', () => resolve(wait.result));
        wait.addEventListener('error', () => reject(wait.error!));
      });
    /** JSON writes files as `{}`. */
    const toText = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return `${(value as File).name} ${await value.text()}`;
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder('latin1').decode(value as ArrayBuffer);
      if (typeof value !== 'object' || value === null) return String(value);
      const parts = await Promise.all(
        Object.entries(value).map(async ([key, part]) => `${key}: ${await toText(part)}`),
      );
      return `{${parts.join(', ')}}`;
    };
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(storage))
        list.push({ place: `${name} ${key}`, text: `${key}: ${String(value)}` });
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      // Deleted meanwhile: it must not be created again.
      opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
      const database = await request(opening).catch(() => undefined);
      if (!database) continue;
      for (const store of database.objectStoreNames) {
        const objects = () => database.transaction(store).objectStore(store);
        const [keys, rows] = [await request(objects().getAllKeys()), await request(objects().getAll())];
        for (const [index, row] of rows.entries())
          list.push({ place: `database ${name}`, text: `${String(keys[index])}: ${await toText(row)}` });
      }
      database.close();
      list.push({ place: 'database names', text: name });
    }
    for (const name of window.isSecureContext ? await caches.keys() : []) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const answer = (await cache.match(key))!;
        const headers = JSON.stringify([...answer.headers]);
        list.push({ place: `cache ${name}`, text: `${key.url} ${headers} ${await answer.text()}` });
      }
    }
    list.push({ place: 'history', text: JSON.stringify(history.state) ?? '' });
    const { navigation } = window as unknown as {
      navigation: { entries(): { url: string; getState(): unknown }[] };
    };
    for (const entry of navigation.entries())
      list.push({ place: 'history', text: `${entry.url} ${JSON.stringify(entry.getState())}` });
    return [...list, { place: 'window name', text: window.name }];
  });
  const cookies = (await page.context().cookies()).map(({ name, value }) => ({
    place: `cookie ${name}`,
    text: decodeURIComponent(value),
  }));
  return [...stored, ...cookies];
}

/** Returns the places where the browser stores a text. */
export const placesWith = async (page: Page, searched: string): Promise<string[]> =>
  (await readDevice(page)).flatMap(({ place, text }) => (text.includes(searched) ? place : []));

/** The rows of the stored answers, by their requests. */
export const readAnswers = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async (prefix) => {
    const request = <Value>(wait: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        wait.addEventListener('success', () => resolve(wait.result));
        wait.addEventListener('error', () => reject(wait.error!));
      });
    const rows: { key: string; data: string }[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith(prefix)) continue;
      const opening = indexedDB.open(name);
      opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
      const database = await request(opening).catch(() => undefined);
      if (!database) continue;
      rows.push(...(await request(database.transaction('answers').objectStore('answers').getAll())));
      database.close();
    }
    return Object.fromEntries(rows.map(({ key, data }) => [key, data]));
  }, databasePrefix);

/** Waits until the answers of some operations are stored, which happens soon after they were shown. */
export async function waitUntilStored(page: Page, ...operations: string[]): Promise<void> {
  for (const operation of operations)
    await expect.poll(async () => Object.keys(await readAnswers(page)).join()).toContain(`"${operation}"`);
}

/** The notice above a screen that shows stored answers; `offline.copy` or `offline.notUpdated`. */
export const copyNotice = (page: Page, id: string) =>
  page.getByRole('status').filter({ hasText: words(id).split('{')[0]! });

/** Signs in at the server with a separate session, which no other journey uses. @returns its token. */
export async function openSession(request: APIRequestContext, role: string): Promise<string> {
  const data = { email: account(role), password: passwords.aromos };
  const answer = await call(request, 'POST', '/api/login-mobile', { data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** A browser behind a proxy, and what went wrong in it. */
export interface Device {
  page: Page;
  /** Uncaught errors, and errors of the console that aren't about a response. */
  errors: string[];
  token: string;
}

/** Opens the app in a browser behind the proxy and signs in; `isReady` waits until its files are cached. */
export async function openDevice(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  proxy: Proxy,
  {
    role = 'docente',
    site = origin('aromos'),
    isReady = true,
    prepare = async () => undefined,
    ...options
  }: BrowserContextOptions & {
    role?: string;
    site?: string;
    isReady?: boolean;
    prepare?: (page: Page) => Promise<unknown>;
  } = {},
): Promise<Device> {
  // Requests of the test itself don't pass through the proxy.
  const token = await openSession(request, role);
  const context = await browser.newContext({
    baseURL: site,
    locale: 'es-CL',
    viewport: { width: 1280, height: 800 },
    proxy: proxy.settings,
    serviceWorkers: 'allow',
    ...options,
  });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack ?? ''}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(`console: ${message.text()}`);
  });
  await context.addCookies([{ name: 'token', value: encodeURIComponent(token), url: site, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await prepare(page);
  await page.goto('/app');
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
  if (isReady) await page.waitForFunction(() => localStorage.getItem('school.offline-ready'));
  return { page, errors, token };
}

/** Opens a screen by its link in the menu, without loading the page anew. */
export const openFromMenu = (page: Page, title: string): Promise<void> =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: words(title) })
    .first()
    .click();

/** Opens the first of the news, and waits until it is stored. @returns its address and title. */
export async function readFirstPost(page: Page): Promise<{ url: string; title: string }> {
  await page.goto('/blog');
  const link = page.locator('main a[href^="/blog/post/"]').first();
  const title = (await link.textContent())!.trim();
  await link.click();
  await expect(page).toHaveURL(/blog\/post/);
  await expect(page.getByText(title).first()).toBeVisible();
  await waitUntilStored(page, 'getPost');
  return { url: page.url(), title };
}
