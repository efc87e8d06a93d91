import type { APIRequestContext, Page } from '@playwright/test';
import { call, expect, long, test, getToken, words } from './journey.ts';
import { createGroup, messagesWith, openConversation, send } from './messages.ts';

const count = 5000;
const text = (at: number) => `Aviso ${String(at).padStart(4, '0')}.`;
const bubbles = (page: Page) => page.getByRole('log').getByRole('article');

/** Sends messages, ten at once. */
async function sendAll(request: APIRequestContext, id: string): Promise<void> {
  const token = await getToken(request, 'docente');
  let next = 1;
  const sendOn = async () => {
    while (next <= count) {
      const data = { client_id: `${id}-${next}`, body: text(next) };
      next += 1;
      const sent = await call(request, 'POST', `/api/v1/conversations/${id}/messages`, { token, data });
      expect(sent.status()).toBe(201);
    }
  };
  await Promise.all(Array.from({ length: 10 }, sendOn));
}

/** Returns the text of the oldest message after a number, as the server stores it. */
async function storedAfter(request: APIRequestContext, id: string, seq: number): Promise<string> {
  const token = await getToken(request, 'administrador');
  const path = `/api/v1/conversations/${id}/messages?limit=1&after=${seq}`;
  const answer = await call(request, 'GET', path, { token });
  return ((await answer.json()) as { data: { body: string }[] }).data[0]!.body;
}

test(
  'a history of 5,000 messages opens at once, is searched, and is read back to its first message',
  long,
  async ({ page }) => {
    test.slow();
    const id = await createGroup(page);
    await sendAll(page.request, id);
    const [first, last] = [
      await storedAfter(page.request, id, 0),
      await storedAfter(page.request, id, count - 1),
    ];
    const pages: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes(`/conversations/${id}/messages`))
        pages.push(request.url());
    });
    await openConversation(page, id, 'administrador');

    await test.step('opens with one page of it', async () => {
      await expect(bubbles(page).first()).toBeVisible();
      expect(pages).toHaveLength(1);
    });

    await test.step('opens at a message that the search finds', async () => {
      const middle = text(Math.round(count / 2));
      await page.getByRole('button', { name: words('messenger.search'), exact: true }).click();
      await page.getByRole('searchbox', { name: words('messenger.search') }).fill(middle);
      const result = page.getByRole('list', { name: words('messenger.search.found') }).getByText(middle);
      await result.click();
      await expect(messagesWith(page, middle)).toBeInViewport();
      // The address stays the same.
      await bubbles(page).last().focus();
      await page.keyboard.press('End');
      await expect(messagesWith(page, middle)).not.toBeInViewport();
      await result.click();
      await expect(messagesWith(page, middle)).toBeInViewport();
      await page.goBack();
      await expect(messagesWith(page, last)).toBeInViewport();
    });

    await test.step('is read back to its first message by keyboard', async () => {
      await bubbles(page).last().focus();
      await expect(async () => {
        await page.keyboard.press('Home');
        expect(await messagesWith(page, first).isVisible()).toBe(true);
      }).toPass({ intervals: [50] });
      await expect(messagesWith(page, first)).toBeInViewport();
      // Only the messages near the screen are in the page.
      expect(await bubbles(page).count()).toBeLessThan(100);
    });

    await test.step('shows a new message at its end', async () => {
      await send(page, 'Gracias por los avisos.');
      await expect(messagesWith(page, 'Gracias por los avisos.')).toBeInViewport();
      await expect(messagesWith(page, last)).toBeInViewport();
    });
  },
);
