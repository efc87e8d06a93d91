import { colleges } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authPaths } from '../../areas/auth/paths.ts';
import { languageName } from '../../intl/messages.ts';
import { ok, type MockAnswer } from '../../testing/handlers.ts';
import { openWithReader } from '../../testing/openWithReader.tsx';
import { loadMessages, readAloud } from '../../testing/readAloud.ts';

it.each(['es', 'ar'] as const)('signs in after an empty form and a wrong password, in %s', async (locale) => {
  let answer: MockAnswer = { status: 422, data: { message: 'x', errors: { email: ['x'] } } };
  const { t, kit, person, hears, staysSilent, session } = await openWithReader(authPaths.login, {
    user: null,
    locale,
    answers: { login: () => answer },
  });
  const [identifier, password] = [t('login.identifier'), t('login.password')];
  expect(await readAloud(await screen.findByRole('main'))).toEqual([
    `main, ${t('login.heading')}`,
    `heading, ${t('login.heading')}, level 1`,
    t('login.body'),
    `form, ${t('login.title')}`,
    identifier,
    `textbox, ${identifier}, required`,
    password,
    `button, ${kit.passwordField.show}`,
    `link, ${t('login.forgot')}`,
    `checkbox, ${t('login.staySignedIn')}, checked`,
    `button, ${t('login.submit')}`,
    t('login.noRut'),
    `button, ${t('login.byPassport')}`,
  ]);

  await person.tab();
  await hears([`textbox, ${identifier}, required`]);
  await person.keyboard('{Enter}');
  await hears([`group, ${t('app.form.wrong', { count: 2 })}`]);
  await staysSilent();
  await person.tab();
  await hears([`link, ${t('validation.identifier.required')}`]);
  await person.keyboard('{Enter}');
  await hears([
    `textbox, ${identifier}, ${kit.field.error} ${t('validation.identifier.required')}, invalid, required`,
  ]);
  // Typed key by key, each wrong address on the way could be announced.
  await person.paste('docente@aromos.example');
  await person.tab();
  await hears([`${password}, ${kit.field.error} ${t('validation.password.required')}`]);

  await person.keyboard('nunca{Enter}');
  await hears([`assertive: ${t('login.invalid')}`]);
  answer = ok('login', { token: 'a-token-of-the-app' });
  await person.keyboard('{Enter}');
  await waitFor(() => expect(session.getState().loggedIn).toBe(true));
  await staysSilent();
});

it.each(['es', 'ar'] as const)('asks for an account after a short password, in %s', async (locale) => {
  const { t, kit, person, hears, staysSilent } = await openWithReader(authPaths.signUp, {
    user: null,
    locale,
  });
  // A browser says a space between them, because it lays them out as two boxes.
  const optional = (label: string) => `textbox, ${label}${kit.field.optional}`;
  const [password, repeated] = [t('signUp.password'), t('signUp.passwordCheck')];
  await screen.findByRole('form', { name: t('signUp.title') });
  await person.tab();
  await person.keyboard('Ignacia{Tab}{Tab}{Tab}ignacia@aromos.example{Tab}');
  await hears([
    `textbox, ${t('signUp.name')}, required`,
    optional(t('signUp.firstLastname')),
    optional(t('signUp.secondLastname')),
    `textbox, ${t('signUp.email')}, required`,
    `${password}, ${t('app.passwordHelp')}`,
  ]);
  await person.keyboard('corta{Enter}');
  const tooShort = t('validation.password.min', { min: 8 });
  await hears([`group, ${t('app.form.wrong', { count: 2 })}`]);
  await staysSilent();
  expect(await readAloud(document.activeElement!)).toEqual([
    `group, ${t('app.form.wrong', { count: 2 })}`,
    `heading, ${t('app.form.wrong', { count: 2 })}, level 2`,
    'list',
    'listitem',
    `link, ${tooShort}`,
    'listitem',
    `link, ${t('validation.password.again')}`,
  ]);
  await person.tab();
  await person.keyboard('{Enter}');
  await hears([
    `link, ${tooShort}`,
    `${password}, corta, ${t('app.passwordHelp')} ${kit.field.error} ${tooShort}`,
  ]);
  await person.keyboard('{Control>}a{/Control}');
  await person.paste('un-secreto');
  await person.keyboard('{Tab}{Tab}');
  await person.paste('un-secreto');
  await hears([
    `button, ${kit.passwordField.show}`,
    `${repeated}, ${kit.field.error} ${t('validation.password.again')}`,
  ]);
  await person.keyboard('{Enter}');
  await hears([`main, ${t('signUp.sent.title')}`]);
  expect(await readAloud(screen.getByRole('main'))).toEqual([
    `main, ${t('signUp.sent.title')}`,
    `heading, ${t('signUp.sent.title')}, level 1`,
    'status',
    t('signUp.sent.body', { school: colleges.aromos.name }),
    `link, ${t('signUp.haveAccount')}`,
  ]);
});

it('chooses another language, hears it in that language, and keeps what was typed', async () => {
  const { t, kit, person, hears, staysSilent } = await openWithReader(authPaths.signUp, { user: null });
  const arabic = await loadMessages('ar');
  await person.type(await screen.findByRole('textbox', { name: t('signUp.name') }), 'Ignacia');
  const spanishName = `${kit.languageSelector.label}: ${languageName('es')}`;
  screen.getByRole('button', { name: spanishName }).focus();
  const button = `button, ${spanishName}, not expanded, has popup menu`;
  await hears([`textbox, ${t('signUp.name')}, required`, button]);
  await person.keyboard('{Enter}');
  await hears([`menuitemradio, ${languageName('es')}, checked`]);
  await person.keyboard('{ArrowUp}{ArrowUp}');
  await hears([
    `menuitemradio, ${languageName('zh-CN')}, not checked`,
    `menuitemradio, ${languageName('ar')}, not checked`,
  ]);
  await person.keyboard('{Enter}');
  await hears([
    expect.stringMatching(/^button, /),
    `polite: ${arabic.kit.languageSelector.label}: ${languageName('ar')}`,
  ]);
  await staysSilent();
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  await waitFor(() => expect(document.title).toContain(arabic.t('signUp.title')));
  expect(screen.getByRole('textbox', { name: arabic.t('signUp.name') })).toHaveValue('Ignacia');
  expect(screen.getByRole('button', { name: /العربية/ })).toHaveFocus();
});
