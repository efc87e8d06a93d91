import { copyNotice, openDevice, openFromMenu, readFirstPost } from './device.ts';
import { expect, long, test, uniqueTitle, words } from './journey.ts';
import { createGroup, messageField, send, storedBodies } from './messages.ts';
import { openProxy } from './proxy.ts';

test(
  'by plain http on a local network, stored answers and unsent messages work',
  long,
  async ({ browser, request, page: other }) => {
    const conversation = await createGroup(other);
    const proxy = await openProxy({ host: 'aromos.lan' });
    const { page, errors } = await openDevice({ browser, request }, proxy, {
      site: 'http://aromos.lan',
      isReady: false,
    });
    const missing = await page.evaluate(() => ({
      isSecureContext,
      workers: 'serviceWorker' in navigator,
      caches: 'caches' in window,
      locks: 'locks' in navigator,
      subtle: Boolean(crypto.subtle),
      randomUUID: 'randomUUID' in crypto,
    }));
    expect(new Set(Object.values(missing))).toEqual(new Set([false]));

    const { title } = await readFirstPost(page);
    const article = page.getByText(title).first();
    await page.goto(`/messenger/${conversation}`);
    await expect(messageField(page)).toBeVisible();
    const draft = uniqueTitle('Por la red local');
    await openFromMenu(page, 'posts.title');
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(article).toBeVisible();
    await page.goto('/blog/new-post');
    const field = page.getByRole('textbox', { name: words('posts.form.title') });
    await field.fill(draft);
    await expect(page.getByText(words('forms.draftSaved').split('{')[0]!)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(draft);
    await page.goto(`/messenger/${conversation}`);
    await expect(messageField(page)).toBeVisible();

    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/EventsScreen-')),
    );
    // Without a worker no page starts while the server is away; the one that is open goes on.
    proxy.cut();
    await send(page, 'Sin servidor.');
    await openFromMenu(page, 'posts.title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('posts.title'));
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(copyNotice(page, 'offline.copy')).toBeVisible();
    // The calendar's files came after sign-in; what it shows was never read.
    await openFromMenu(page, 'events.title');
    await expect(page).toHaveURL(/\/events/);
    await expect(page.getByRole('main').getByText(words('offline.noCopy')).first()).toBeVisible();
    proxy.restore();
    await expect.poll(() => storedBodies(other, conversation)).toEqual(['Sin servidor.']);
    await expect(copyNotice(page, 'offline.copy')).toHaveCount(0);
    // The browser's word on a header that counts by https alone; the server sends it always.
    expect(errors.filter((error) => !error.includes('Cross-Origin-Opener-Policy header'))).toEqual([]);
    await page.context().close();
    await proxy.close();
  },
);
