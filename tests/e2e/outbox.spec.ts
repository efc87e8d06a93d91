import { openDevice } from './device.ts';
import { expect, fillPost, test, uniqueTitle, words } from './journey.ts';
import { openProxy } from './proxy.ts';

test.use({ allowed: [[/Failed to load resource/], { option: true }] as never });

test('a post that is written without a network waits on the device, can be edited, and is sent with its file', async ({
  browser,
  request,
}) => {
  const proxy = await openProxy();
  const { page } = await openDevice({ browser, request }, proxy, { role: 'comunicaciones' });
  const title = uniqueTitle('Salida pedagógica');
  const heading = page.getByRole('heading', { level: 1 });
  const save = page.getByRole('button', { name: words('posts.form.saveDraft') });
  const stored = page.getByText(words('outbox.stored'));
  await page.goto('/blog/new-post');
  await fillPost(page, { title: 'Salida', content: 'Traer autorización.' });

  await test.step('is stored with its file', async () => {
    proxy.cut();
    await page.getByLabel(words('posts.attachments')).setInputFiles({
      name: 'autorizacion.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Autorizo'),
    });
    await save.click();
    await expect(stored).toBeVisible();
    await expect(heading).toHaveText(words('posts.title'));
  });

  await test.step('is there after a reload, and can be edited', async () => {
    await page.goto('/app/outbox');
    const row = page.getByRole('list', { name: words('outbox.title') }).getByRole('listitem');
    await expect(row).toContainText('Salida');
    await expect(row).toContainText(words('outbox.state.waiting'));
    await row.getByRole('button', { name: words('outbox.edit') }).click();
    const field = page.getByRole('textbox', { name: words('posts.form.title') });
    await expect(field).toHaveValue('Salida');
    await expect(page.getByText('autorizacion.txt')).toBeVisible();
    await field.fill(title);
    await save.click();
    await expect(stored).toBeVisible();
  });

  await test.step('is sent with the connection', async () => {
    await page.goto('/app/outbox');
    await expect(page.getByText(title)).toBeVisible();
    proxy.restore();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(words('outbox.empty'))).toBeVisible();
    await page.goto('/blog?status=draft');
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByText('autorizacion.txt')).toBeVisible();
    await expect(page.getByText('Traer autorización.')).toBeVisible();
  });
  await page.context().close();
  await proxy.close();
});
