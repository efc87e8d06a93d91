import { grades, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { FeedsScreen } from './FeedsScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/events/feeds', answers, children: <FeedsScreen /> });

type Shown = ReturnType<typeof show>;

const callsTo = ({ calls }: Shown, operation: string) =>
  calls.filter(({ operationId }) => operationId === operation);

const begin = async (app: Shown) => {
  await app.person.click(await screen.findByRole('button', { name: 'Nueva dirección' }));
  return within(await screen.findByRole('dialog'));
};

describe('FeedsScreen', () => {
  it('shows the feeds with their last use', async () => {
    show();
    expect(await screen.findByText('Mi teléfono')).toBeVisible();
    expect(screen.getByText(/Aún sin usar/)).toBeVisible();
    expect(screen.queryByText(/\.ics/)).toBeNull();
  });

  it('creates one, shows its URL once and copies it', async () => {
    const app = show();
    const dialog = await begin(app);
    await app.person.type(await dialog.findByRole('textbox'), 'Tableta');
    await app.person.click(dialog.getByRole('button', { name: 'Solo una parte del colegio' }));
    await app.person.click(await dialog.findByRole('checkbox', { name: grades.basico1.name }));
    await app.person.click(dialog.getByRole('button', { name: 'Crear dirección' }));
    const field = await screen.findByRole('textbox', { name: 'Dirección' });
    expect(field).toHaveDisplayValue(/\.ics$/);
    expect(callsTo(app, 'createCalendarFeed')[0]?.body).toEqual({
      name: 'Tableta',
      place_ids: [],
      grade_ids: [grades.basico1.id],
      course_ids: [],
    });
    await app.person.click(screen.getByRole('button', { name: 'Copiar dirección' }));
    expect(await screen.findByText('Copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe((field as HTMLInputElement).value);
    expect(screen.getByRole('link', { name: 'Abrir en la aplicación de calendario' })).toHaveAttribute(
      'href',
      (field as HTMLInputElement).value.replace(/^https?:/, 'webcal:'),
    );
    await app.person.click(screen.getByRole('button', { name: 'Ocultar' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('requires a name', async () => {
    const app = show();
    const dialog = await begin(app);
    await app.person.click(dialog.getByRole('button', { name: 'Crear dirección' }));
    expect((await dialog.findAllByText('Este campo es obligatorio')).length).toBeGreaterThan(0);
    expect(callsTo(app, 'createCalendarFeed')).toEqual([]);
  });

  it('asks before it revokes', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Revocar «Mi teléfono»' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Esto no se puede deshacer');
    await app.person.click(within(question).getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText('Dirección revocada')).toBeVisible();
    expect(callsTo(app, 'revokeCalendarFeed')).toHaveLength(1);
  });

  it('explains an empty list, and shows ERROR if it fails to load', async () => {
    let tries = 0;
    const app = show({
      listCalendarFeeds: () => {
        tries += 1;
        return tries === 1
          ? { status: 500, data: { message: 'Server error.' } }
          : { status: 200, data: { data: [], meta: { school_calendar: true } } };
      },
    });
    expect(await screen.findByText('ERROR')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Aún no hay direcciones')).toBeVisible();
  });

  it('does not open without permission to see events', async () => {
    renderScreen({
      path: '/events/feeds',
      user: { ...users.lectura, permissions: [] },
      children: <FeedsScreen />,
    });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Nueva dirección' })).toBeNull());
  });
});
