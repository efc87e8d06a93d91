import type { Browser, Locator, Page } from '@playwright/test';
import { call, expect, origin, signIn, getToken, uniqueTitle } from './journey.ts';

const site = origin('aromos');

/** Creates a group of the administrator and these people, and returns its id. */
export async function createGroup(page: Page, roles: readonly string[] = ['docente']): Promise<string> {
  const token = await getToken(page.request, 'administrador');
  const ids: string[] = [];
  for (const role of roles) {
    const me = await call(page.request, 'GET', '/api/v1/user', { token: await getToken(page.request, role) });
    ids.push(((await me.json()) as { data: { id: string } }).data.id);
  }
  const data = { kind: 'group', name: uniqueTitle('Coordinación'), member_ids: ids };
  const created = await call(page.request, 'POST', '/api/v1/conversations', { token, data });
  expect(created.status(), await created.text()).toBe(201);
  return ((await created.json()) as { data: { id: string } }).data.id;
}

export async function openConversation(page: Page, id: string, role: string): Promise<void> {
  await signIn(page, role);
  await page.goto(`${site}/messenger/${id}`);
  await expect(messageField(page)).toBeVisible();
}

/** The field of the composer. */
export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' });
/** The shown messages with a text. */
export const messagesWith = (page: Page, text: string): Locator =>
  page.getByRole('log').getByRole('article').filter({ hasText: text });

/** Writes a message and sends it. */
export async function send(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
  await expect(messageField(page)).toHaveValue('');
}

/** Opens the conversation of a second person in another browser session. */
export async function openSecond(browser: Browser, id: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openConversation(page, id, 'docente');
  return page;
}

/** The bodies of the conversation's messages as the server stores them, the oldest first. */
export async function storedBodies(page: Page, id: string): Promise<string[]> {
  const token = await getToken(page.request, 'administrador');
  const answer = await call(page.request, 'GET', `/api/v1/conversations/${id}/messages?limit=100`, { token });
  const { data } = (await answer.json()) as { data: { body: string }[] };
  return data.map(({ body }) => body).reverse();
}
