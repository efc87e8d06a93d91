import type { Page } from '@playwright/test';
import { copyNotice, type Device, openDevice, readFirstPost } from './device.ts';
import { closeByEscape, expect, long, test, uniqueTitle, words, writeContent } from './journey.ts';
import { createGroup, messageField, messagesWith, send, storedBodies } from './messages.ts';
import { openProxy, type Proxy } from './proxy.ts';

let proxy: Proxy;

test.beforeEach(async () => {
  proxy = await openProxy();
});

test.afterEach(() => proxy.close());

/** Lets the browser delete a kind of storage of the site, as it does on request or when the disk is full. */
async function clearStorage(page: Page, storageTypes: 'indexeddb' | 'cache_storage'): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes });
  // The browser's own cache has the files too.
  if (storageTypes === 'cache_storage') await tools.send('Network.clearBrowserCache');
  await tools.detach();
}

const openConversation = async (page: Page, id: string) => {
  await page.goto(`/messenger/${id}`);
  await expect(messageField(page)).toBeVisible();
};

const writePost = async (page: Page, title: string) => {
  await page.goto('/blog/new-post');
  await page.getByRole('textbox', { name: words('posts.form.title') }).fill(title);
  await writeContent(page, 'En el patio.');
};

const close = async ({ page, errors }: Device, allowed?: RegExp) => {
  expect(errors.filter((text) => !allowed?.test(text))).toEqual([]);
  await page.context().close();
};

test(
  'the app goes on after its databases were deleted while it was open',
  long,
  async ({ browser, request, page: other }) => {
    const conversation = await createGroup(other);
    const device = await openDevice({ browser, request }, proxy);
    const { page } = device;
    await openConversation(page, conversation);
    await clearStorage(page, 'indexeddb');
    await send(page, 'Después de borrar.');
    await expect.poll(() => storedBodies(other, conversation)).toEqual(['Después de borrar.']);
    await expect(messagesWith(page, 'Después de borrar.')).toHaveCount(1);
    const { title, url } = await readFirstPost(page);
    await clearStorage(page, 'indexeddb');
    await readFirstPost(page);

    proxy.cut();
    await page.goto(url);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(copyNotice(page, 'offline.copy')).toBeVisible();
    await close(device);
  },
);

const brokenDatabases: Record<string, () => void> = {
  'fail to open': () => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name: string) {
      // A version below the stored one fails, as a corrupted database does.
      const first = open.call(this, `${name}-broken`, 2);
      first.addEventListener('success', () => first.result.close());
      return open.call(this, `${name}-broken`, 1);
    };
  },
  'are forbidden': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    IDBFactory.prototype.databases = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
  },
  'are missing': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
};

for (const [name, damage] of Object.entries(brokenDatabases)) {
  test(`the app works where databases ${name}`, long, async ({ browser, request, page: other }) => {
    const conversation = await createGroup(other);
    const device = await openDevice({ browser, request }, proxy, {
      prepare: (page) => page.addInitScript(damage),
    });
    const { page } = device;
    await openConversation(page, conversation);
    await send(page, 'Sin base de datos.');
    await expect.poll(() => storedBodies(other, conversation)).toEqual(['Sin base de datos.']);
    await page.goto('/blog');
    await page.locator('main a[href^="/blog/post/"]').first().click();
    await expect(page).toHaveURL(/blog\/post/);
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    const title = uniqueTitle('Sin base de datos');
    await writePost(page, title);
    await expect(page.getByText(words('forms.draftSaved').split('{')[0]!)).toBeVisible();

    // A page that starts without a server and a database knows no person, so it only keeps the draft.
    proxy.cut();
    await page.getByRole('button', { name: words('posts.form.saveDraft') }).click();
    await expect(page.getByText(words('outbox.storedInPage'))).toBeVisible();
    proxy.restore();
    await expect(page.getByText(words('outbox.sent', { title }))).toBeVisible();

    const draft = uniqueTitle('Sin base de datos ni servidor');
    await writePost(page, draft);
    await expect(page.getByText(words('forms.draftSaved').split('{')[0]!)).toBeVisible();
    proxy.cut();
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('posts.title'));
    await expect(copyNotice(page, 'app.offline')).toBeVisible();
    await expect(copyNotice(page, 'offline.copy')).toHaveCount(0);
    proxy.restore();
    await expect(page.locator('main a[href^="/blog/post/"]').first()).toBeVisible();
    await page.goto('/blog/new-post');
    await expect(page.getByRole('textbox', { name: words('posts.form.title') })).toHaveValue(draft);
    await close(device);
  });
}

/** Makes the device full, once the page says so. */
const watchSpace = (page: Page) =>
  page.addInitScript(() => {
    const whenFull = (prototype: object, names: string[]) => {
      for (const name of names) {
        const write = (prototype as Record<string, (...values: unknown[]) => unknown>)[name]!;
        const checked = function (this: unknown, ...values: unknown[]) {
          if ('isFull' in window) throw new DOMException('The quota was exceeded.', 'QuotaExceededError');
          return write.apply(this, values);
        };
        Object.assign(prototype, { [name]: checked });
      }
    };
    if (window.origin === 'null') return;
    whenFull(Storage.prototype, ['setItem']);
    whenFull(IDBObjectStore.prototype, ['add', 'put']);
    whenFull(Cache.prototype, ['put', 'add', 'addAll']);
  });

const fill = (page: Page) => page.evaluate(() => void Object.assign(window, { isFull: true }));

test(
  'a full device loses no typed text, and says what is not stored',
  long,
  async ({ browser, request, page: other }) => {
    const conversation = await createGroup(other);
    const device = await openDevice({ browser, request }, proxy, { prepare: watchSpace });
    const { page } = device;
    await openConversation(page, conversation);
    await fill(page);
    await messageField(page).fill('No cabe.');
    await messageField(page).press('Enter');
    await expect(page.getByText(words('messenger.storageFull'))).toBeVisible();
    await expect(messageField(page)).toHaveValue('No cabe.');
    expect(await storedBodies(other, conversation)).toEqual([]);
    await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
    await messageField(page).press('Enter');
    await expect.poll(() => storedBodies(other, conversation)).toEqual(['No cabe.']);

    const title = uniqueTitle('No cabe');
    await page.goto('/blog/new-post');
    const field = page.getByRole('textbox', { name: words('posts.form.title') });
    await expect(field).toBeVisible();
    await fill(page);
    await field.fill(title);
    await expect(page.getByText(words('forms.notStored'))).toBeVisible();
    await expect(page.getByText(words('forms.draftSaved').split('{')[0]!)).toHaveCount(0);
    // Answers are shown although they can't be stored.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: words('posts.title') })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(words('app.leave.body'));
    await closeByEscape(page, dialog);
    await expect(field).toHaveValue(title);
    await field.fill('');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: words('posts.title') })
      .first()
      .click();
    await expect(page.locator('main a[href^="/blog/post/"]').first()).toBeVisible();
    await close(device);
  },
);

test(
  'a page whose cached files were deleted goes on, and caches them again',
  long,
  async ({ browser, request }) => {
    const device = await openDevice({ browser, request }, proxy);
    const { page } = device;
    await page.goto('/blog/new-post');
    const title = page.getByRole('textbox', { name: words('posts.form.title') });
    await title.fill('Feria de ciencias');
    const cached = () =>
      page.evaluate(
        async () =>
          (await (await caches.open('assets')).keys()).filter(({ url }) => url.endsWith('.js')).length,
      );
    const before = await cached();
    expect(before).toBeGreaterThan(200);
    await clearStorage(page, 'cache_storage');
    proxy.cut();
    const contacts = page
      .getByRole('navigation')
      .getByRole('link', { name: words('contacts.title') })
      .first();
    await contacts.click();
    const leave = page.getByRole('alertdialog').getByRole('button', { name: words('forms.leave.confirm') });
    await leave.click();
    await expect(page.getByText(words('errors.screenOffline'))).toBeVisible();
    await expect(page).toHaveURL(/new-post/);
    await expect(title).toHaveValue('Feria de ciencias');

    proxy.restore();
    const heading = page.getByRole('heading', { level: 1 });
    // The screen opens without another click, once the person agrees again: they may have written since then.
    await leave.click();
    await expect(heading).toHaveText(words('contacts.title'));
    await page.goto('/blog/new-post');
    await expect(title).toHaveValue('Feria de ciencias');
    await expect.poll(cached).toBeGreaterThanOrEqual(before);
    proxy.cut();
    await page.reload();
    await expect(title).toHaveValue('Feria de ciencias');
    await page.goto('/blog');
    await expect(heading).toHaveText(words('posts.title'));
    await close(device, /dynamically imported module/);
  },
);
