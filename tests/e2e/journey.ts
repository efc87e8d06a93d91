import { demoPasswords } from '@school/domain/fixtures';
import { createIntl } from 'react-intl';
import {
  test as base,
  expect,
  type APIRequestContext,
  type APIResponse,
  type Locator,
  type Page,
} from '@playwright/test';
import type { MessageId } from '../../apps/school/src/intl/messages.ts';
import { readCatalogue } from '../../locales/readCatalogue.ts';
import { direct, origin, type School } from './address.ts';

export { expect };
export { origin, type School };

/** Languages in which journeys use the app. */
export type Language = 'es' | 'ar' | 'en';
const catalogues = new Map<Language, Record<string, string>>();
const catalogue = (language: Language) => {
  const cached = catalogues.get(language);
  if (cached) return cached;
  const read = readCatalogue(language);
  catalogues.set(language, read);
  return read;
};

/** A text of the catalog with its arguments filled in, a plural by a number; an unknown id fails the journey. */
export const words = (
  id: string,
  values: Record<string, string | number> = {},
  language: Language = 'es',
): string => {
  const messages = catalogue(language);
  const text = messages[id];
  if (text === undefined) throw new Error(`locales/${language}.json has no "${id}".`);
  if (Object.values(values).some((value) => typeof value === 'number'))
    return createIntl({ locale: language, messages }).formatMessage({ id: id as MessageId }, values);
  return Object.entries(values).reduce(
    (sofar, [name, value]) =>
      sofar.replaceAll(`{${name}}`, String(value)).replaceAll(`{${name}, number}`, String(value)),
    text,
  );
};

export const passwords: Record<School, string> = demoPasswords;

/** The demo account of a role at a school. */
export const account = (role: string, school: School = 'aromos') => `${role}@${school}.example`;

/** Signs in through the form, as a person would, and waits for the app. */
export async function signInByForm(page: Page, role = 'administrador'): Promise<void> {
  await page.goto(`${origin('aromos')}/auth/login`);
  await fillSignIn(page, account(role), passwords.aromos);
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('main')).toBeVisible();
}

/** The tokens of this worker, by account. */
const tokens = new Map<string, string>();

/** Signs in through the API, once for each account, and returns the token. */
export async function getToken(
  request: APIRequestContext,
  role = 'administrador',
  school: School = 'aromos',
): Promise<string> {
  const email = account(role, school);
  const cached = tokens.get(email);
  if (cached) return cached;
  const answer = await call(request, 'POST', '/api/login-mobile', {
    school,
    data: { email, password: passwords[school] },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  tokens.set(email, token);
  return token;
}

/**
 * Gives the browser a session of the account, and opens no page. The journeys of a worker share the session: a journey
 * that ends its session, or that is about signing in, calls `signInByForm`.
 */
export async function signIn(page: Page, role = 'administrador', school: School = 'aromos'): Promise<void> {
  const token = encodeURIComponent(await getToken(page.request, role, school));
  await page.context().addCookies([{ name: 'token', value: token, url: origin(school), sameSite: 'Lax' }]);
}

/** Opens the first page after sign-in, and waits for its menu. */
export async function openHome(page: Page): Promise<void> {
  await page.goto(`${origin('aromos')}/app`);
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
}

/** Keeps values in `localStorage` before each page of the browser starts. */
export const storeOnDevice = (page: Page, values: Record<string, string>) =>
  page.addInitScript((stored) => {
    if (window.origin !== 'null') Object.assign(localStorage, stored);
  }, values);

/** Calls the provider from outside the browser, as any other client would. */
export function call(
  request: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  options: { school?: School; token?: string; data?: unknown } = {},
): Promise<APIResponse> {
  const { url, headers } = direct(options.school ?? 'aromos');
  return request.fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(options.token ? { authorization: `Bearer ${options.token}` } : {}) },
    data: options.data,
  });
}

/** Fills the sign-in form and sends it. */
export async function fillSignIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: words('login.identifier') }).fill(identifier);
  await page.getByLabel(words('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('login.submit'), exact: true }).click();
}

export interface NewPost {
  title: string;
  content: string;
}

/** Fills the editor of a post after it has loaded. An empty line starts a paragraph, like Enter. */
export async function writeContent(page: Page, content: string, language: Language = 'es'): Promise<void> {
  const editor = page.getByRole('textbox', { name: words('posts.form.content', {}, language) });
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  await editor.click();
  for (const [index, paragraph] of content.split('\n\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    for (const [at, line] of paragraph.split('\n').entries()) {
      if (at > 0) await page.keyboard.press('Shift+Enter');
      await page.keyboard.insertText(line);
    }
  }
}

/** Chooses the first category, and the whole school. */
export async function choosePostPlace(page: Page, language: Language = 'es'): Promise<void> {
  await page.getByLabel(words('posts.form.category', {}, language)).click();
  await page.getByRole('option').first().click();
  const audience = page.getByRole('group', { name: words('posts.form.audience', {}, language) });
  await audience.getByRole('radio').first().check();
}

/** Fills the form of a new post: the first category, for the whole school. */
export async function fillPost(page: Page, { title, content }: NewPost): Promise<void> {
  await page.getByRole('textbox', { name: words('posts.form.title') }).fill(title);
  await writeContent(page, content);
  await choosePostPlace(page);
}

/** Marks a journey that only `npm run test:all` runs: it repeats elsewhere what another one or a screen's tests show. */
export const long = { tag: '@long' };

/** Chooses an action of the menu of the record on screen, or of the one in `scope`. */
export async function chooseAction(page: Page, item: string, scope: Page | Locator = page): Promise<void> {
  await scope.getByRole('button', { name: /^Acciones (de|para) / }).click();
  await page.getByRole('menuitem', { name: words(item), exact: true }).click();
}

/** A title that no other journey uses. */
export const uniqueTitle = (stem: string): string => `${stem} ${crypto.randomUUID().slice(0, 8)}`;

/**
 * Fails a journey on any policy violation, uncaught error or console error. `allowed` matches the console texts that a
 * journey provokes on purpose.
 */
export const test = base.extend<{ allowed: RegExp[]; patient: void; watched: void }>({
  allowed: [[], { option: true }],
  /* On a busy machine more than the default two seconds can pass between two steps. */
  patient: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        if (window.origin !== 'null') localStorage.setItem('toast-time', '6000');
      });
      await use();
    },
    { auto: true },
  ],
  watched: [
    async ({ context, allowed }, use) => {
      const violations: string[] = [];
      await context.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { reportViolation } = window as unknown as { reportViolation(text: string): void };
          reportViolation(
            `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`,
          );
        });
      });
      context.on('weberror', (error) =>
        violations.push(`uncaught: ${error.error().stack ?? error.error().message}`),
      );
      context.on('console', (message) => {
        if (message.type() === 'error') violations.push(`console: ${message.text()}`);
      });
      await use();
      expect(violations.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Closes a dialog by the keyboard, which it answers to from the moment on that it has the focus. */
export async function closeByEscape(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Waits until the page has drawn what the last act changed, and its events are delivered. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
