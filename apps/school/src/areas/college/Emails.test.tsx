import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferences } from '../../testing/defaultHandlers/profile.ts';
import type { Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SchoolScreen } from './SchoolScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/admin/school', answers, children: <SchoolScreen /> });
const changes = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ operationId }) => operationId === 'updateEmailSetting').map(({ body }) => body);
const findLock = (kind: string) =>
  screen.findByRole('checkbox', { name: `${kind}: no permitir que se desactiven estos correos` });

describe('e-mails of the school', () => {
  it('changes the default of a kind at once', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('combobox', { name: 'Noticias' }));
    await app.person.click(await screen.findByRole('option', { name: 'Resumen diario' }));
    await waitFor(() => expect(changes(app)).toEqual([{ kind: 'posts', frequency: 'daily', locked: false }]));
  });

  it('locks a kind, which is then sent immediately', async () => {
    const locked = preferences.emails.map((setting) => ({ ...setting, locked: setting.kind === 'posts' }));
    const app = show({
      listEmailSettings: () => ({
        status: 200,
        data: { data: changes(app).length > 0 ? locked : preferences.emails },
      }),
    });
    await app.person.click(await findLock('Noticias'));
    const choice = screen.getByRole('combobox', { name: 'Noticias' });
    await waitFor(() => expect(choice).toHaveAttribute('aria-readonly', 'true'));
    expect(changes(app)).toEqual([{ kind: 'posts', frequency: 'immediately', locked: true }]);
    await waitFor(async () => expect(await findLock('Noticias')).toBeChecked());
  });

  it('undoes a change that was not saved, and says why', async () => {
    const app = show({ updateEmailSetting: { status: 500, data: { message: 'Server error.' } } });
    await app.person.click(await findLock('Eventos'));
    const choice = screen.getByRole('combobox', { name: 'Eventos' });
    await waitFor(() => expect(choice).toBeInvalid());
    expect(await findLock('Eventos')).not.toBeChecked();
  });

  it('offers a retry when the settings could not be loaded', async () => {
    show({ listEmailSettings: 'offline' });
    await screen.findByRole('heading', { level: 3, name: 'Correos a las personas' });
    expect(await screen.findByRole('button', { name: /Reintentar|Intentar/ })).toBeVisible();
  });
});
