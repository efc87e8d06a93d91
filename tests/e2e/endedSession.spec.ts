import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { openDevice, placesWith, readAnswers, readFirstPost, waitUntilStored } from './device.ts';
import { account, call, expect, fillSignIn, long, passwords, test } from './journey.ts';
import { createGroup, messageField, messagesWith, send, storedBodies } from './messages.ts';
import { openProxy, type Proxy } from './proxy.ts';

const texts = ['Llego a las ocho.', 'Con la lista del curso.'];

/**
 * Lets the teacher read, and write messages without a connection; meanwhile the session ends on the server. Then connects the
 * page again, which finds out.
 */
async function endWhileWriting(
  sources: { browser: Browser; request: APIRequestContext },
  proxy: Proxy,
  conversation: string,
): Promise<Page> {
  const { page, token } = await openDevice(sources, proxy);
  const { title } = await readFirstPost(page);
  await page.goto(`/messenger/${conversation}`);
  await expect(messageField(page)).toBeVisible();
  await waitUntilStored(page, 'listConversations', 'listMessages');
  proxy.cut();
  for (const text of texts) await send(page, text);
  for (const text of texts) await expect(messagesWith(page, text)).toBeVisible();
  expect((await call(sources.request, 'POST', '/api/logout-mobile', { token })).status()).toBe(204);
  await page.reload();
  // A session that has ended unknown to the device is still readable.
  for (const text of texts) await expect(messagesWith(page, text)).toBeVisible();
  proxy.restore();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => readAnswers(page)).toEqual({});
  expect(await placesWith(page, title)).toEqual([]);
  expect(await placesWith(page, token)).toEqual([]);
  const places = await placesWith(page, texts[0]!);
  expect(places, 'the words wait for their author').toEqual([
    expect.stringMatching(/^database school\.outbox:/),
  ]);
  return page;
}

test(
  'messages of a session that was ended on the server are sent after the next sign-in',
  long,
  async ({ browser, request, page: other }) => {
    const conversation = await createGroup(other);
    const proxy = await openProxy();
    const page = await endWhileWriting({ browser, request }, proxy, conversation);
    expect(await storedBodies(other, conversation)).toEqual([]);

    await fillSignIn(page, account('docente'), passwords.aromos);
    await expect.poll(() => storedBodies(other, conversation)).toEqual(texts);
    await expect
      .poll(async () => (await placesWith(page, texts[0]!)).filter((place) => place.includes('outbox')))
      .toEqual([]);
    await page.context().close();
    await proxy.close();
  },
);

test(
  'messages of a session that was ended on the server are erased for another person',
  long,
  async ({ browser, request, page: other }) => {
    const conversation = await createGroup(other);
    const proxy = await openProxy();
    const page = await endWhileWriting({ browser, request }, proxy, conversation);

    await fillSignIn(page, account('lectura'), passwords.aromos);
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    for (const text of texts) await expect.poll(() => placesWith(page, text)).toEqual([]);
    expect(await storedBodies(other, conversation)).toEqual([]);

    // Nor does their author send them from here any more.
    await page.context().clearCookies();
    await page.goto('/auth/login');
    await fillSignIn(page, account('docente'), passwords.aromos);
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await page.goto(`/messenger/${conversation}`);
    await expect(messageField(page)).toBeVisible();
    await send(page, 'Escrito después.');
    await expect.poll(() => storedBodies(other, conversation)).toEqual(['Escrito después.']);
    await page.context().close();
    await proxy.close();
  },
);
