import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dataFolder, origin } from './address.ts';
import { expect, fillSignIn, signIn, test, words } from './journey.ts';
import { mailText } from './mailText.ts';

// The browser itself writes a line to the console for each rejected answer.
const rejected = /Failed to load resource.*4(?:09|22)/;
test.use({ allowed: [[rejected], { option: true }] as never });

const password = 'un caballo correcto';

/** Returns the link of the mail about the sign-up of an address, once it is sent. */
async function waitForLink(email: string): Promise<string> {
  const folder = join(dataFolder, 'mail');
  const find = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
    const mails = await Promise.all(names.map(async (name) => readFile(join(folder, name), 'utf8')));
    const texts = mails.filter((mail) => mail.includes(email)).map(mailText);
    return texts.map((text) => /https?:\/\/\S+#confirm=[\w-]+/.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(() => find().catch(() => undefined)).toBeTruthy();
  return (await find())!;
}

const press = (page: Page, id: string) => page.getByRole('button', { name: words(id), exact: true }).click();

test('N4: a person signs up, confirms the address, is approved and signs in', async ({ page, browser }) => {
  const mark = crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, 'x')
    .slice(0, 8);
  const email = `rocio.${mark}@correo.example`;
  const surname = `Ibarra ${mark}`;
  const passwordField = page.getByLabel(words('signUp.password'), { exact: true });

  await test.step('signs up', async () => {
    await page.goto('/auth/signup-no');
    await page.getByRole('textbox', { name: words('signUp.name') }).fill('Rocío');
    await page.getByRole('textbox', { name: words('signUp.firstLastname') }).fill(surname);
    await page.getByRole('textbox', { name: words('signUp.email') }).fill(email);
    await passwordField.fill(password);
    await page.getByLabel(words('signUp.passwordCheck'), { exact: true }).fill(password);
    await press(page, 'signUp.submit');
    await expect(page.getByRole('heading', { name: words('signUp.sent.title') })).toBeVisible();
  });

  await test.step('confirms the address by the mail, with the same password only', async () => {
    await page.goto(await waitForLink(email));
    await passwordField.fill('lluvia y barro');
    await press(page, 'signUp.confirm.action');
    await expect(page.getByRole('link', { name: words('signUp.confirm.wrongPassword') })).toBeVisible();
    await passwordField.fill(password);
    await press(page, 'signUp.confirm.action');
    await expect(page.getByRole('heading', { name: words('signUp.confirm.doneTitle') })).toBeVisible();
  });

  await test.step('waits for the school', async () => {
    await page.getByRole('link', { name: words('signUp.haveAccount') }).click();
    await fillSignIn(page, email, password);
    await expect(page.getByText(words('login.pending'))).toBeVisible();
  });

  await test.step('an administrator approves the request', async () => {
    const context = await browser.newContext({ locale: 'es-CL', serviceWorkers: 'block' });
    const school = await context.newPage();
    await signIn(school);
    await school.goto(`${origin('aromos')}/users?status=pending&q=${mark}`);
    await school.getByRole('link', { name: new RegExp(surname) }).click();
    await school.getByRole('link', { name: words('users.approve'), exact: true }).click();
    await school.getByRole('checkbox', { name: /^Inspectoría/ }).check();
    await press(school, 'user.approve');
    await expect(school.getByText(words('user.approved')).first()).toBeVisible();
    await context.close();
  });

  await test.step('signs in for the first time', async () => {
    await fillSignIn(page, email, password);
    await expect(page).toHaveURL(/\/app$/);
    await expect(page.getByRole('main')).toBeVisible();
  });
});
