import { expect, long, openHome, signIn, signInByForm, test, words } from './journey.ts';
import { port } from './address.ts';

test('signs out a session of another school', async ({ page, context }) => {
  await signInByForm(page);
  /* The provider never mixes schools up, so the answer is bent on its way to see what the app does with it. */
  await page.route('**/api/v1/session/college', async (route) => {
    await route.fulfill({
      json: { id: crypto.randomUUID(), name: 'Liceo Puerto Claro', slug: 'puertoclaro' },
    });
  });
  await page.goto('/blog');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
});

test('shows no sign-in form at a host without a school', async ({ page }) => {
  for (const path of ['/', '/auth/login', '/blog']) {
    await page.goto(`http://nowhere.localhost:${port}${path}`);
    await expect(page.getByRole('heading', { name: words('notFound.school.heading') })).toBeVisible();
    await expect(page.getByText('nowhere.localhost')).toBeVisible();
  }
});

test('keeps the session while the network is down', long, async ({ page, context }) => {
  await signIn(page);
  await openHome(page);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Noticias' }).first().click();
  await expect(page).toHaveURL(/\/blog/);
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toHaveLength(1);
});
test.use({ allowed: [[/Failed to load resource/], { option: true }] as never });
