import { integrations, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';

const path = '/admin/integrations';
const { smtp, calendar } = integrations;
const answering = (...data: unknown[]) => ({ listIntegrations: { status: 200, data: { data } } }) as Handlers;
const show = (answers: Handlers = {}) => renderScreen({ path, answers, children: <IntegrationsScreen /> });
const onAPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 768px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

afterEach(() => void vi.unstubAllGlobals());

describe('IntegrationsScreen', () => {
  it('lists each integration with its state, what waits for it, and a link', async () => {
    onAPhone();
    const { navigation } = show();
    const list = await screen.findByRole('list', { name: 'Integraciones' });
    const [mail, events] = within(list).getAllByRole('listitem');
    expect(within(mail!).getByRole('link', { name: 'Correo (SMTP)' })).toHaveAttribute(
      'href',
      `${path}/smtp`,
    );
    expect(within(mail!).getByText('Con error')).toBeVisible();
    expect(within(mail!).getByText(/2 correos en espera$/)).toBeVisible();
    expect(within(events!).getByText('Sin configurar')).toBeVisible();
    expect(navigation.getLocation().path).toBe(path);
  });

  it.each([
    ['untested', 'Sin probar'],
    ['working', 'Funciona'],
    ['failing', 'Con error'],
    ['none', 'Sin configurar'],
  ] as const)('shows the state %s of the mail server', async (state, words) => {
    onAPhone();
    show(answering({ ...smtp, state, problem: null, waiting: 0 }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says that emails go out through the default server without settings', async () => {
    onAPhone();
    show(answering({ ...smtp, connected: false, state: 'none', problem: null, waiting: 1 }));
    expect(await screen.findByText('1 correo sale por el servidor predeterminado')).toBeVisible();
    expect(screen.queryByText(/espera/)).toBeNull();
  });

  it('opens the failing one in a wide window, else the first', async () => {
    const failing = show(answering({ ...smtp, state: 'working' }, { ...calendar, state: 'failing' }));
    await waitFor(() => expect(failing.navigation.getLocation().path).toBe(`${path}/calendar`));
    const working = show(answering({ ...smtp, state: 'working' }, { ...calendar, state: 'working' }));
    await waitFor(() => expect(working.navigation.getLocation().path).toBe(`${path}/smtp`));
  });

  it('does not open without permission to manage integrations', async () => {
    const { calls } = renderScreen({ path, user: users.docente, children: <IntegrationsScreen /> });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(calls.some(({ operationId }) => operationId === 'listIntegrations')).toBe(false);
  });
});
