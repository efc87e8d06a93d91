import { checkAccessibility } from './checkAccessibility.ts';
import {
  account,
  expect,
  fillSignIn,
  origin,
  passwords,
  signIn,
  test,
  uniqueTitle,
  words,
} from './journey.ts';
import { endDrills, startDrill, getUser } from './startDrill.ts';

const school = 'puertoclaro';
/** No other journey signs in this user, whose session ends here. */
const role = 'comunicaciones';

test.afterEach(endDrills);

test('a request for help reaches a leader on Home, and an answer that waits is sent before a sign-out', async ({
  page,
  browser,
  request,
}) => {
  const title = uniqueTitle('Ensayo de fuga');
  const { name, first_lastname: surname } = await getUser(request, role, school);
  await signIn(page, 'direccion', school);
  await page.goto(`${origin(school)}/app`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const context = await browser.newContext({ baseURL: origin(school), locale: 'es-CL' });
  const theirs = await context.newPage();
  await theirs.goto(`${origin(school)}/auth/login`);
  await fillSignIn(theirs, account(role, school), passwords[school]);
  await expect(theirs).toHaveURL(/\/app$/);
  const id = await startDrill(request, { school, title, roles: [role] });

  await test.step('the leader reads on Home who needs help, and finds the person', async () => {
    await theirs
      .getByRole('alertdialog', { name: title })
      .getByRole('button', { name: words('notifications.answer.needsHelp') })
      .click();
    const banner = page.getByRole('alert').filter({ hasText: title });
    await expect(banner).toContainText(new RegExp(`1 persona necesita ayuda: ${name} ${surname}`));
    await banner.getByRole('link', { name: words('board.open') }).click();
    await expect(page).toHaveURL(new RegExp(`/college-notifications/${id}/board$`));
    const person = page.getByRole('listitem').filter({ hasText: `${name} ${surname}` });
    await expect(person.getByText(words('notification.state.needsHelp'))).toBeVisible();
  });

  const waiting = theirs.getByText(words('emergencies.waiting')).first();
  const question = theirs.getByRole('alertdialog', { name: words('signOut.unanswered.title') });
  const signOut = async () => {
    await theirs.getByRole('button', { name: /^Cuenta de / }).click();
    await theirs.getByRole('menuitem', { name: words('app.signOut') }).click();
  };
  await test.step('a sign-out asks before it deletes an answer that cannot be sent', async () => {
    await theirs.goto(`${origin(school)}/notifications/${id}`);
    await expect(theirs.getByRole('heading', { name: title })).toBeVisible();
    // The page fetches what the sign-out shows while the alert runs.
    const fetched = () =>
      theirs.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
    for (const part of ['MenuList', 'ConfirmPrompt', 'ToastList'])
      await expect.poll(fetched).toContain(`/assets/${part}-`);
    await context.setOffline(true);
    await theirs.getByRole('button', { name: words('notifications.answer.safe') }).click();
    await expect(waiting).toBeVisible();
    await signOut();
    await expect(question).toBeVisible();
    await checkAccessibility(theirs, 'the question before a sign-out');
    await question.getByRole('button', { name: words('app.cancel') }).click();
    await expect(question).toHaveCount(0);
    await expect(waiting).toBeVisible();
  });

  await test.step('it sends the answer first when that is possible again', async () => {
    await context.setOffline(false);
    await signOut();
    await expect(theirs).toHaveURL(/\/auth\/login$/);
    await expect(page.getByRole('heading', { level: 3, name: /^Respuestas: 1 de 1\./ })).toBeVisible();
    await expect(page.getByText(words('board.everyoneSafe'))).toBeVisible();
  });
  await context.close();
});
