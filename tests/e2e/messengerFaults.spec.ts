import type { BrowserContext, Page, Route } from '@playwright/test';
import { direct } from './address.ts';
import { call, expect, long, test, getToken } from './journey.ts';
import { createGroup, messagesWith, openConversation, openSecond, send, storedBodies } from './messages.ts';

const posts = '**/api/v1/conversations/*/messages';
/** `MESSAGES=100` sends more. */
const count = Number(process.env.MESSAGES ?? 18);
const texts = Array.from({ length: count }, (_, index) => `Mensaje ${String(index + 1).padStart(3, '0')}.`);
const bubbles = (page: Page) => page.getByRole('log').getByRole('article');

test.use({
  allowed: [[/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /ERR_FAILED/], { option: true }] as never,
});

/** Executes every third write on the server, and then cuts its connection. */
async function cutEveryThirdWrite(context: BrowserContext): Promise<() => number> {
  let [writes, cuts] = [0, 0];
  await context.route(posts, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    writes += 1;
    if (writes % 3 > 0) return route.continue();
    const { url, headers } = direct('aromos');
    const { pathname } = new URL(route.request().url());
    await route.fetch({ url: `${url}${pathname}`, headers: { ...route.request().headers(), ...headers } });
    cuts += 1;
    return route.abort();
  });
  return () => cuts;
}

/** Walks through all messages by keyboard, because only those near the screen are in the page. */
async function expectInOrder(page: Page, expected: readonly string[]): Promise<void> {
  await expect(messagesWith(page, expected.at(-1)!)).toHaveCount(1);
  await bubbles(page).last().focus();
  await page.keyboard.press('Home');
  const focused = page.locator('article:focus');
  for (const text of expected) {
    await expect(focused).toContainText(text);
    await page.keyboard.press('ArrowDown');
  }
  // The last message keeps the focus.
  await expect(focused).toContainText(expected.at(-1)!);
}

test('messages whose connection is cut after the commit arrive once and in order', async ({
  page,
  browser,
  context,
}) => {
  const id = await createGroup(page);
  const teacher = await openSecond(browser, id);
  await openConversation(page, id, 'administrador');
  const cuts = await cutEveryThirdWrite(context);
  for (const text of texts) await send(page, text);
  await expect.poll(() => storedBodies(page, id), { timeout: 120_000 }).toEqual(texts);
  expect(cuts()).toBeGreaterThanOrEqual(Math.floor(count / 3));
  for (const reader of [page, teacher]) await expectInOrder(reader, texts);
  await expect(page.getByText('En espera de conexión')).toHaveCount(0);
  await expect(page.getByText('No se envió')).toHaveCount(0);
  await teacher.context().close();
});

test(
  'two tabs that write without a network send each message once, and a closed tab loses none',
  long,
  async ({ page, context }) => {
    const id = await createGroup(page);
    await openConversation(page, id, 'administrador');
    const second = await context.newPage();
    await openConversation(second, id, 'administrador');
    await context.setOffline(true);
    const [first, last] = [texts.slice(0, 3), texts.slice(3, 6)];
    for (const text of first) await send(page, text);
    for (const text of last) await send(second, text);
    await page.close();
    await context.setOffline(false);
    await expect.poll(() => storedBodies(second, id)).toEqual([...first, ...last]);
    await expectInOrder(second, [...first, ...last]);
    await expect(second.getByText('En espera de conexión')).toHaveCount(0);
  },
);

test('a page that was offline shows everything that it missed, in order', long, async ({ page, browser }) => {
  const id = await createGroup(page);
  const teacher = await openSecond(browser, id);
  await teacher.context().setOffline(true);
  const token = await getToken(page.request, 'administrador');
  const bodies = Array.from({ length: 120 }, (_, index) => `Aviso ${String(index + 1).padStart(3, '0')}.`);
  for (const body of bodies) {
    const data = { client_id: `gap-${id}-${body.slice(6, 9)}`, body };
    expect(
      (await call(page.request, 'POST', `/api/v1/conversations/${id}/messages`, { token, data })).ok(),
    ).toBe(true);
  }
  await teacher.context().setOffline(false);
  // A reader at the end stays there, however many messages arrive at once.
  await expect(messagesWith(teacher, bodies.at(-1)!)).toBeInViewport();
  await expectInOrder(teacher, bodies);
  await teacher.context().close();
});
