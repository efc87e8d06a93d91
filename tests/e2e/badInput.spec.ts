import { account, call, expect, fillSignIn, long, signIn, test, words } from './journey.ts';

const rejected = /Failed to load resource.*(422|429)/;
test.use({ allowed: [[rejected], { option: true }] as never });

test('shows an error for both fields of an empty sign-in', long, async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: words('login.submit'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: words('login.identifier') })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByLabel(words('login.password'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('validates a RUT on blur, not on each key press', long, async ({ page }) => {
  await page.goto('/auth/login');
  const field = page.getByRole('textbox', { name: words('login.identifier') });
  await field.pressSequentially('12.345.678-9');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await field.blur();
  await expect(page.getByText(words('validation.rut.invalid')).first()).toBeVisible();
  await field.fill('12.345.678-5');
  await field.blur();
  await expect(page.getByText(words('login.validRut'), { exact: true })).toBeVisible();
});

test('shows the specification’s messages for missing sign-up fields', long, async ({ page }) => {
  await page.goto('/auth/signup-no');
  const send = page.getByRole('button', { name: words('signUp.submit'), exact: true });
  await send.click();
  await expect(page.getByText(words('validation.name.required')).first()).toBeVisible();
  await expect(page.getByText(words('validation.email.required')).first()).toBeVisible();
  await page.getByRole('textbox', { name: words('signUp.name') }).fill('Ignacia');
  await page.getByRole('textbox', { name: words('signUp.email') }).fill('ignacia@');
  await page.getByLabel(words('signUp.password'), { exact: true }).fill('siete77');
  await page.getByLabel(words('signUp.passwordCheck'), { exact: true }).fill('siete78');
  await send.click();
  await expect(page.getByText(words('validation.email.format')).first()).toBeVisible();
  await expect(page.getByText(words('validation.password.min', { min: '8' })).first()).toBeVisible();
  await expect(page.getByText(words('validation.password.match')).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: words('signUp.name') })).toHaveValue('Ignacia');
});

test('rejects a post without content and audience, and keeps its title', long, async ({ page }) => {
  await signIn(page, 'docente');
  await page.goto('/blog/new-post');
  await page.getByRole('textbox', { name: words('posts.form.title') }).fill('Sólo un título');
  // Loads after the form; a field that comes after the submission has no error yet.
  await expect(page.getByRole('group', { name: words('posts.form.audience') })).toBeVisible();
  await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
  for (const id of ['validation.content.required', 'validation.audience.required'])
    await expect(page.getByRole('link', { name: words(id) })).toBeVisible();
  await page.getByRole('link', { name: words('validation.content.required') }).click();
  await expect(page.getByRole('textbox', { name: words('posts.form.content') })).toBeFocused();
  await expect(page.getByRole('textbox', { name: words('posts.form.title') })).toHaveValue('Sólo un título');
});

test('asks to wait after many sign-ins in a second, and keeps the input', async ({ page, request }) => {
  // An account that no other journey uses, because the limit also applies to it.
  const unknownAccount = account('nadie');
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () =>
      call(request, 'POST', '/api/login-mobile', {
        data: { email: unknownAccount, password: 'guess-guess' },
      }),
    ),
  );
  expect(
    attempts.some((answer) => answer.status() === 429 && Number(answer.headers()['retry-after']) > 0),
  ).toBe(true);
  expect(attempts.every((answer) => [422, 429].includes(answer.status()))).toBe(true);
  await page.goto('/auth/login');
  await fillSignIn(page, unknownAccount, 'guess-guess');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: words('login.identifier') })).toHaveValue(unknownAccount);
});

test('shows a page for an unknown path with a link back', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByText(words('notFound.body'))).toBeVisible();
  await page
    .getByRole('button', { name: words('notFound.back') })
    .or(page.getByRole('link', { name: words('notFound.back') }))
    .click();
  await expect(page).not.toHaveURL(/such/);
});

test('answers a missing asset with 404, not with a page', async ({ request }) => {
  const answer = await call(request, 'GET', '/assets/gone-12345678.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type'] ?? '').not.toContain('html');
});
