import {
  account,
  call,
  expect,
  fillPost,
  fillSignIn,
  passwords,
  signIn,
  signInByForm,
  test,
  uniqueTitle,
  words,
} from './journey.ts';

const rejected = /Failed to load resource.*(401|net::)/;
test.use({ allowed: [[rejected], { option: true }] as never });

/** Ends every session of a person behind the page's back, as an administrator or a stolen phone would. */
async function endSessions(
  token: string,
  request: import('@playwright/test').APIRequestContext,
): Promise<void> {
  const answer = await call(request, 'POST', '/api/logout-mobile', { token });
  expect(answer.status()).toBe(204);
}

test('keeps the draft of an expired session until its author signs in', async ({
  page,
  context,
  request,
}) => {
  const title = uniqueTitle('Borrador que no se pierde');
  await signInByForm(page, 'comunicaciones');
  await page.goto('/blog/new-post');
  await fillPost(page, { title, content: 'Tres líneas\nescritas antes\nde que venza la sesión.' });
  const token = (await context.cookies()).find(({ name }) => name === 'token')!.value;
  await endSessions(decodeURIComponent(token), request);

  // The open screen receives the event at once.
  await expect(page).toHaveURL(/\/auth\/login/);
  await fillSignIn(page, account('comunicaciones'), passwords.aromos);
  await expect(page).toHaveURL(/\/blog\/new-post/);
  await expect(page.getByRole('textbox', { name: words('posts.form.title') })).toHaveValue(title);
  await expect(page.getByRole('textbox', { name: words('posts.form.content') })).toContainText(
    'de que venza la sesión.',
  );
});

test('keeps the draft after a reload, and deletes it on sign-out', async ({ page }) => {
  const title = uniqueTitle('Canario');
  await signInByForm(page, 'direccion');
  await page.goto('/blog/new-post');
  await fillPost(page, { title, content: 'Sólo en este equipo.' });
  await expect(page.getByText(words('forms.draftSaved', { time: '' }).trim())).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: words('posts.form.title') })).toHaveValue(title);

  await page.goto('/app');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('menuitem', { name: words('app.signOut') }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(title);
});

test('stores a post while the network is down, and publishes it afterwards', async ({ page, context }) => {
  const title = uniqueTitle('Sin red');
  await signIn(page, 'direccion');
  // The list is shown afterwards, so its files must be loaded.
  await page.goto('/blog');
  await page
    .getByRole('link', { name: words('posts.new') })
    .first()
    .click();
  await fillPost(page, { title, content: 'Escrito en el patio.' });
  await context.setOffline(true);
  await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
  await expect(page.getByText(words('outbox.stored'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words('outbox.sent', { title }))).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
