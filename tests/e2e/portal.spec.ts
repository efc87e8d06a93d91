import { copyNotice, openDevice, openFromMenu, placesWith, readAnswers, readFirstPost } from './device.ts';
import { expect, long, test, words } from './journey.ts';
import { openProxy, type StandIn } from './proxy.ts';

const mark = 'Acepta las condiciones de la red del hotel';
const html = { 'content-type': 'text/html; charset=utf-8' };
const login = `<!doctype html><html lang="es"><title>${mark}</title><h1>${mark}</h1></html>`;

const portals: Record<string, StandIn> = {
  'answers everything with its page': { status: 200, headers: html, body: login },
  'redirects everything to its page': { status: 302, headers: { location: 'http://portal.lan/login' } },
};

for (const [name, standIn] of Object.entries(portals)) {
  test(`a portal that ${name} looks like a missing connection`, long, async ({ browser, request }) => {
    const proxy = await openProxy();
    const { page, errors } = await openDevice({ browser, request }, proxy);
    const { url, title } = await readFirstPost(page);
    const heading = page.getByRole('heading', { level: 1 });
    let before: Record<string, string>;
    // What is open breaks when the device changes to the portal's network.
    proxy.cut();
    proxy.restore();
    proxy.answer(({ path }) => (path === '/login' ? { status: 200, headers: html, body: login } : standIn));

    await test.step('what was read is there, with its time', async () => {
      await page.goto(url);
      await expect(page.getByText(title).first()).toBeVisible();
      await expect(copyNotice(page, 'offline.copy')).toBeVisible();
      before = await readAnswers(page);
      await page.goto('/blog');
      await expect(page.getByText(title).first()).toBeVisible();
      await expect(copyNotice(page, 'offline.copy')).toBeVisible();
    });

    await test.step('says what was not read', async () => {
      await openFromMenu(page, 'contacts.title');
      await expect(heading).toHaveText(words('contacts.title'));
      await expect(page.getByText(words('offline.noCopy'))).toBeVisible();
      await expect(page.getByText(mark)).toHaveCount(0);
      await expect(page.getByText(/JSON|Unexpected token/)).toHaveCount(0);
    });

    await test.step('nothing of the portal is stored, and the session goes on', async () => {
      expect(await placesWith(page, mark)).toEqual([]);
      expect(await readAnswers(page)).toEqual(before);
      expect((await page.context().cookies()).map(({ name: cookie }) => cookie)).toContain('token');
    });

    await test.step('everything comes back without a reload', async () => {
      proxy.restore();
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      await expect(page.getByText(words('offline.noCopy'))).toHaveCount(0);
      await expect(copyNotice(page, 'app.offline')).toHaveCount(0);
      await page.goto(url);
      await expect(page.getByText(title).first()).toBeVisible();
      await expect(copyNotice(page, 'offline.copy')).toHaveCount(0);
    });
    expect(errors).toEqual([]);
    await page.context().close();
    await proxy.close();
  });
}
