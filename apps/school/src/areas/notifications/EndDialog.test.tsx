import type { ManagedNotification } from '@school/domain';
import { managedNotifications, users } from '@school/domain/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { storageContent } from '../../testing/storageContent.ts';
import { EndDialog } from './EndDialog.tsx';

const drill = managedNotifications.simulacro as ManagedNotification;
const counts = { ...drill.counts, recipients: 60, acknowledged: 8, safe: 8, needs_help: 0 };

const show = (
  change: Partial<ManagedNotification>,
  answers: Handlers = {},
  stored: Record<string, string> = {},
) => {
  const notification = { ...drill, counts, ...change };
  return renderScreen({
    path: '/college-notifications',
    user: users.administrador,
    stored,
    answers: { getNotification: ok('getNotification', { data: notification }), ...answers },
    children: <EndDialog notification={notification} onClose={() => undefined} />,
  });
};
const callsTo = (app: ReturnType<typeof show>, operationId: string) =>
  app.calls.filter((call) => call.operationId === operationId);
const dialog = () => screen.findByRole('dialog');
const submit = () => screen.getByRole('button', { name: 'Avisar que terminó' });

describe('EndDialog', () => {
  it('says how many have not answered', async () => {
    show({});
    expect(within(await dialog()).getByText('52 personas no han respondido.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('names who still needs help, and ends only when that is confirmed', async () => {
    const app = show({ counts: { ...counts, needs_help: 1 } });
    await dialog();
    expect(screen.getByText('1 persona todavía necesita ayuda')).toBeVisible();
    await app.person.type(screen.getByRole('textbox'), 'Vuelvan.');
    await app.person.click(submit());
    expect(await screen.findByRole('link', { name: /espera hasta que nadie necesite ayuda/ })).toBeVisible();
    expect(callsTo(app, 'endEmergency')).toEqual([]);
    await app.person.click(screen.getByRole('checkbox'));
    await app.person.click(submit());
    expect(await screen.findByText('Simulacro terminado')).toBeVisible();
    expect(callsTo(app, 'endEmergency')[0]?.body).toEqual({ content: 'Vuelvan.' });
  });

  it('restores the message after a reload, but neither the PIN nor the confirmation', async () => {
    const change = { mode: 'real' as const, counts: { ...counts, needs_help: 1 } };
    const app = show(change);
    await dialog();
    await app.person.type(screen.getByLabelText(/Mensaje de término/), 'Vuelvan.');
    await app.person.click(screen.getByRole('checkbox'));
    await app.person.type(screen.getAllByLabelText(/Tu PIN/)[0]!, '482615');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const stored = storageContent(app.storage);
    expect(JSON.stringify(stored)).not.toContain('482615');
    show(change, {}, stored);
    await dialog();
    expect(screen.getByText('Recuperamos tus cambios sin guardar.')).toBeVisible();
    expect(screen.getByLabelText(/Mensaje de término/)).toHaveValue('Vuelvan.');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getAllByLabelText(/Tu PIN/)[0]).toHaveValue('');
  });

  it('needs the PIN for a real emergency, and keeps the text after a wrong one, which its field alone reports', async () => {
    let isFirst = true;
    const app = show(
      { mode: 'real' },
      {
        endEmergency: () => {
          const answer = isFirst
            ? {
                status: 422 as const,
                data: { message: 'Invalid.', errors: { pin: ['Wrong.'] }, attempts_left: 4 },
              }
            : ok('endEmergency', { data: { ...drill, mode: 'real' } });
          isFirst = false;
          return answer;
        },
      },
    );
    await dialog();
    await app.person.type(screen.getByLabelText(/Mensaje de término/), 'Vuelvan.');
    await app.person.click(submit());
    expect(await screen.findByRole('link', { name: /^Escribe tu PIN/ })).toBeVisible();
    expect(callsTo(app, 'endEmergency')).toEqual([]);
    const pin = screen.getAllByLabelText(/Tu PIN/)[0]!;
    await app.person.type(pin, '111111');
    await app.person.click(submit());
    await waitFor(() => expect(pin).toHaveAccessibleDescription(/PIN incorrecto/));
    expect(screen.getAllByText(/PIN incorrecto/)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /PIN/ })).toBeNull();
    expect(pin).toHaveValue('');
    expect(pin).toHaveFocus();
    expect(screen.getByLabelText(/Mensaje de término/)).toHaveValue('Vuelvan.');
    await app.person.click(submit());
    expect(await screen.findByRole('link', { name: /^Escribe tu PIN/ })).toBeVisible();
    expect(pin).not.toHaveFocus();
    await app.person.type(pin, '482615');
    await app.person.click(submit());
    expect(await screen.findByText('Emergencia terminada')).toBeVisible();
    expect(callsTo(app, 'endEmergency').at(-1)?.body).toEqual({ content: 'Vuelvan.', pin: '482615' });
  });
});
