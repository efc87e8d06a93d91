import { fullName } from '@school/domain';
import type { Page } from '@playwright/test';
import { call, expect, long, origin, signIn, test, getToken, uniqueTitle, words } from './journey.ts';
import { tabTo } from './tabTo.ts';

const school = 'puertoclaro';
/** A school where no other person has to approve a real alert. */
const realSchool = 'vallenorte';

interface Person {
  id: string;
  name: string;
  first_lastname: string | null;
  second_lastname: string | null;
}

/** Chooses one person in the audience by name instead of everyone. */
async function choosePerson(page: Page, name: string): Promise<void> {
  await tabTo(page, 'Todas las personas');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Solo algunas personas' })).toBeChecked();
  const people = page.getByRole('tab', { name: /^Personas/ });
  await tabTo(page, 'Niveles y cursos');
  for (let presses = 0; presses < 4; presses += 1) {
    if ((await people.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(people).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  const option = page.getByRole('option', { name });
  await expect(option).toHaveCount(1);
  const list = page.getByRole('listbox', { name: 'Personas' });
  // The search field has a button that clears it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Por ahora, 1 persona')).toBeVisible();
}

test('a drill is prepared, started and taken back by keyboard', async ({ page }) => {
  const token = await getToken(page.request, 'asistente', school);
  const answer = await call(page.request, 'GET', '/api/v1/user', { token, school });
  const name = fullName(((await answer.json()) as { data: Person }).data);
  await signIn(page, 'direccion', school);
  await page.goto(`${origin(school)}/college-notifications/new-alert`);
  await expect(page.getByRole('textbox', { name: words('notifications.form.title') })).toBeVisible();

  await test.step('kind, texts and audience', async () => {
    await tabTo(page, words('notifications.alertKind.earthquake'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: words('notifications.drill') })).toBeChecked();
    await tabTo(page, words('notifications.form.title'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(uniqueTitle('Ensayo con puro teclado'));
    await tabTo(page, words('notifications.form.content'));
    await expect(page.getByRole('textbox', { name: words('notifications.form.content') })).not.toHaveValue(
      '',
    );
    await choosePerson(page, name);
  });

  const question = page.getByRole('dialog', { name: words('notifications.confirm.drill') });
  await test.step('the confirmation names the person, and Escape leads back to the form', async () => {
    await tabTo(page, words('notifications.form.startDrill'));
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await tabTo(page, words('notifications.confirm.showPeople'));
    await page.keyboard.press('Enter');
    await expect(question.getByText(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('button', { name: words('notifications.form.startDrill') })).toBeFocused();
  });

  await test.step('it is taken back before it is sent', async () => {
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await tabTo(page, words('notifications.form.startDrill'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words('notifications.held.undo') })).toBeVisible();
    await tabTo(page, words('notifications.held.undo'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('notifications.held.undone')).first()).toBeVisible();
  });
});

test.describe('a real alert', () => {
  // The browser reports the rejected PIN in its console.
  test.use({ allowed: [/status of 422/] });

  test('is started by keyboard after a wrong PIN, and answered', long, async ({ page }) => {
    const token = await getToken(page.request, 'direccion', realSchool);
    const user = await call(page.request, 'GET', '/api/v1/user', { token, school: realSchool });
    const name = fullName(((await user.json()) as { data: Person }).data);
    const title = uniqueTitle('Fuga de gas');
    await signIn(page, 'direccion', realSchool);
    await page.goto(`${origin(realSchool)}/college-notifications/new-alert`);
    await expect(page.getByRole('textbox', { name: words('notifications.form.title') })).toBeVisible();
    await tabTo(page, words('notifications.alertKind.earthquake'));
    await page.keyboard.press('ArrowDown');
    await expect(
      page.getByRole('radio', { name: words('notifications.form.real'), exact: true }),
    ).toBeChecked();
    await tabTo(page, words('notifications.form.title'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(title);
    await test.step('an affected place narrows the audience, and leaves it wide again', async () => {
      const place = page
        .getByRole('group', { name: words('notifications.form.places') })
        .getByRole('checkbox')
        .first();
      const narrowed = page.getByRole('status').filter({ hasText: /^La reciben solo las personas de / });
      await tabTo(page, words('notifications.form.content'));
      await page.keyboard.press('Tab');
      await expect(place).toBeFocused();
      await page.keyboard.press('Space');
      await expect(narrowed).toBeVisible();
      await page.keyboard.press('Space');
      await expect(narrowed).toHaveCount(0);
    });
    await choosePerson(page, name);
    await tabTo(page, words('notifications.form.startReal'));
    await page.keyboard.press('Enter');

    const question = page.getByRole('dialog', { name: words('notifications.confirm.real') });
    const field = question.getByLabel(words('notifications.confirm.pin')).first();
    await test.step('a wrong PIN is reported at the field, which is cleared and keeps the focus', async () => {
      await tabTo(page, words('notifications.confirm.pin'));
      await page.keyboard.type('1111');
      await page.keyboard.press('Enter');
      await expect(question.getByText(words('notifications.confirm.pinWrong', { attempts: 4 }))).toHaveCount(
        1,
      );
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
    });
    await page.keyboard.type('360518');
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);

    await test.step('it can be taken back, and otherwise takes the focus when it is sent', async () => {
      await expect(page.getByRole('button', { name: words('notifications.held.undo') })).toBeVisible();
      await expect(page.getByRole('alertdialog', { name: title })).toBeFocused();
    });
    await tabTo(page, words('notifications.answer.safe'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: title })).toHaveCount(0);
    await expect(page.getByText(words('notifications.answer.answeredSafe')).first()).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const ended = await call(page.request, 'POST', `/api/v1/notifications/${id}/all-clear`, {
      token,
      school: realSchool,
      data: { content: 'Pueden volver.', pin: '360518' },
    });
    expect(ended.status()).toBe(200);
  });
});
