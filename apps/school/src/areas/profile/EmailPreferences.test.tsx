import type { EmailFrequency, Preferences } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferences } from '../../testing/defaultHandlers/profile.ts';
import type { Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const path = '/app/profile?part=preferences';
const show = (answers: Handlers = {}) => renderScreen({ path, answers, children: <ProfileScreen /> });

const callsTo = (app: ReturnType<typeof show>, operationId: string) =>
  app.calls.filter((call) => call.operationId === operationId);

describe('e-mail preferences', () => {
  const stored = (change: Partial<Preferences> = {}) => ({
    status: 200,
    data: { data: { ...preferences, ...change } },
  });
  const withPosts = (frequency: EmailFrequency, locked = false) =>
    preferences.emails.map((setting) =>
      setting.kind === 'posts' ? { ...setting, frequency, locked } : setting,
    );

  it('changes how often a kind of e-mail is sent, and undoes a change that was not saved', async () => {
    let rejected = false;
    const app = show({
      updatePreferences: () =>
        rejected
          ? { status: 500, data: { message: 'Server error.' } }
          : stored({ emails: withPosts('weekly') }),
      getPreferences: () =>
        stored(callsTo(app, 'updatePreferences').length > 0 ? { emails: withPosts('weekly') } : {}),
    });
    const posts = await screen.findByRole('combobox', { name: 'Noticias' });
    expect(posts).toHaveTextContent('De inmediato');
    await app.person.click(posts);
    await app.person.click(await screen.findByRole('option', { name: 'Resumen semanal' }));
    await waitFor(() => expect(posts).toHaveTextContent('Resumen semanal'));
    const email = { kind: 'posts', frequency: 'weekly' };
    await waitFor(() => expect(callsTo(app, 'updatePreferences')[0]?.body).toEqual({ email }));
    rejected = true;
    await app.person.click(posts);
    await app.person.click(await screen.findByRole('option', { name: 'Solo en la aplicación' }));
    await waitFor(() => expect(posts).toBeInvalid());
    expect(posts).toHaveTextContent('Resumen semanal');
    expect(screen.getByRole('combobox', { name: 'Eventos' })).toBeValid();
  });

  it('offers no choice for a kind that the school locked, and says why', async () => {
    show({ getPreferences: () => stored({ emails: withPosts('app_only', true) }) });
    const posts = await screen.findByRole('combobox', { name: 'Noticias' });
    expect(posts).toHaveAttribute('aria-readonly', 'true');
    expect(posts).toHaveTextContent('De inmediato');
    expect(
      screen.getByText('El colegio envía estos correos a todas las personas de inmediato.'),
    ).toBeVisible();
  });

  const guarded = ['Solicitudes de cuenta', 'Mensajes'];

  it('offers all kinds to a person with the permissions', async () => {
    show();
    for (const name of guarded) expect(await screen.findByRole('combobox', { name })).toBeVisible();
  });

  it('offers sign-up requests and messages only to those who may approve and use them', async () => {
    renderScreen({ path, user: users.lectura, children: <ProfileScreen /> });
    await screen.findByRole('combobox', { name: 'Noticias' });
    for (const name of guarded) expect(screen.queryByRole('combobox', { name })).toBeNull();
  });

  it('switches quiet hours on, changes them and switches them off', async () => {
    const app = show({ updatePreferences: () => stored() });
    const quiet = await screen.findByRole('switch', { name: 'Horas de silencio' });
    expect(quiet).not.toBeChecked();
    await app.person.click(quiet);
    const until = await screen.findByRole('combobox', { name: 'Hasta' });
    expect(until).toHaveTextContent('7:00');
    await app.person.click(until);
    await app.person.click(await screen.findByRole('option', { name: '6:30' }));
    await waitFor(() => expect(until).toHaveTextContent('6:30'));
    await app.person.click(quiet);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Hasta' })).toBeNull());
    expect(callsTo(app, 'updatePreferences').map(({ body }) => body)).toEqual([
      { quiet_hours: { from: '22:00', to: '07:00' } },
      { quiet_hours: { from: '22:00', to: '06:30' } },
      { quiet_hours: null },
    ]);
  });

  it('offers the hours of the school in the order of the day, without an empty period', async () => {
    const quiet_hours = { from: '21:45', to: '06:30' };
    const app = show({ getPreferences: () => stored({ quiet_hours }) });
    await app.person.click(await screen.findByRole('combobox', { name: 'Desde' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toHaveLength(48);
    expect(options).toContain('21:45');
    expect(options).not.toContain('6:30');
    expect(options).toEqual(
      options.toSorted((one, other) => Number.parseInt(one!, 10) - Number.parseInt(other!, 10)),
    );
  });
});
