import type { Page } from '@playwright/test';
import {
  account,
  call,
  expect,
  fillSignIn,
  long,
  origin,
  passwords,
  signInByForm,
  test,
  words,
} from './journey.ts';

/* The browser itself writes a line to the console for each answer with an error. */
const rejected = /Failed to load resource.*(422|429|401)/;
test.use({ allowed: [[rejected], { option: true }] as never });

test('the landing page shows the school and one link to sign-in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Los Aromos');
  await page.getByRole('link', { name: words('landing.signIn') }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { name: words('login.heading') })).toBeVisible();
});

test.describe('signs in', () => {
  test('by e-mail', async ({ page }) => {
    await signInByForm(page);
  });

  test('by RUT, written without dots', async ({ page }) => {
    await page.goto('/auth/login');
    await fillSignIn(page, '123456785', passwords.aromos);
    await expect(page).toHaveURL(/\/app$/);
  });

  test('by passport', long, async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: words('login.byPassport') }).click();
    await page.getByRole('textbox', { name: words('login.passport') }).fill('X1234567');
    await page.getByLabel(words('login.password'), { exact: true }).fill(passwords.aromos);
    await page.getByRole('button', { name: words('login.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/app$/);
  });
});

test('shows an error for a wrong password, keeps the input and allows another attempt', async ({ page }) => {
  await page.goto('/auth/login');
  await fillSignIn(page, account('lectura'), 'not the password');
  await expect(page.getByText(words('login.invalid'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: words('login.identifier') })).toHaveValue(
    account('lectura'),
  );
  await fillSignIn(page, account('lectura'), passwords.aromos);
  await expect(page).toHaveURL(/\/app$/);
});

test('rejects an account of another school', long, async ({ page }) => {
  await page.goto(`${origin('puertoclaro')}/auth/login`);
  await fillSignIn(page, account('docente'), passwords.aromos);
  await expect(page.getByText(words('login.invalid'))).toBeVisible();
});

test('redirects to sign-in, and afterwards to the requested page', async ({ page }) => {
  await page.goto('/blog/new-post');
  await expect(page).toHaveURL(/\/auth\/login/);
  await fillSignIn(page, account('docente'), passwords.aromos);
  await expect(page).toHaveURL(/\/blog\/new-post$/);
});

test('redirects a signed-in person from the landing and sign-in pages to the app', async ({ page }) => {
  await signInByForm(page);
  for (const path of ['/', '/auth/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/app$/);
  }
});

test('C13: a cookie of the same name from elsewhere signs no one out', async ({ page, context }) => {
  await context.addCookies([
    { name: 'token', value: 'foreign', domain: 'aromos.localhost', path: '/app', sameSite: 'Lax' },
  ]);
  await signInByForm(page);
  await page.reload();
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
  const names = (await context.cookies()).filter(({ name }) => name === 'token').map(({ path }) => path);
  expect(names.sort()).toEqual(['/', '/app']);
});

test('sign-out ends the session on the device and at the provider', async ({ page, context }) => {
  await signInByForm(page);
  const [token] = (await context.cookies()).filter(({ name }) => name === 'token');
  expect(token).toMatchObject({ sameSite: 'Lax', domain: 'aromos.localhost' });
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  // The device deletes the session at once and notifies the provider in parallel.
  const signedOut = page.waitForResponse((answered) => answered.url().endsWith('/api/logout-mobile'));
  await page.getByRole('menuitem', { name: words('app.signOut') }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await signedOut;
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
  const answer = await call(page.request, 'GET', '/api/v1/user', {
    token: decodeURIComponent(token?.value ?? ''),
  });
  expect(answer.status()).toBe(401);
});

test.describe('a session that was ended on another device', () => {
  const endSession = async (page: Page) => {
    const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token');
    const ended = await call(page.request, 'POST', '/api/logout-mobile', {
      token: decodeURIComponent(token?.value ?? ''),
    });
    expect(ended.ok()).toBe(true);
  };
  const signInAgain = async (page: Page) => {
    await expect(page).toHaveURL(/\/auth\/login\?return=/);
    await expect(page.getByRole('main').getByText(words('errors.unauthenticated'))).toBeVisible();
    await fillSignIn(page, account('docente'), passwords.aromos);
    await expect(page).toHaveURL(/\/documentos$/);
  };

  test('leads an open page to sign-in with an explanation, and back to the page', async ({ page }) => {
    await signInByForm(page, 'docente');
    await page.goto('/documentos');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await endSession(page);
    await signInAgain(page);
  });

  test('leads the next page that is loaded to sign-in with an explanation, and back', async ({ page }) => {
    await signInByForm(page, 'docente');
    // An open page of the app would sign out first, and the next one would have no session to explain.
    await page.goto('about:blank');
    await endSession(page);
    await page.goto('/documentos');
    await signInAgain(page);
  });
});
