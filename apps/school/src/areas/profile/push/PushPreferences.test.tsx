import { users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PushBrowser, PushOutcome } from '../../../push/pushBrowser.ts';
import { preferences, pushState, subscribedState } from '../../../testing/defaultHandlers/profile.ts';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { fakePushBrowser } from '../../../testing/fakePushBrowser.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';

import { PushPreferences } from './PushPreferences.tsx';

const subscription = { endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } };

const path = '/app/profile?part=preferences';
const show = (browser: Partial<PushBrowser> = {}, answers: Handlers = {}) =>
  renderScreen({
    path,
    answers,
    children: <PushPreferences browser={fakePushBrowser(browser)} />,
  });
const outcome = (value: PushOutcome) => ({ subscribe: async () => value });
const toggle = () => screen.findByRole('switch', { name: 'Mostrar notificaciones' });

describe('PushPreferences', () => {
  it('turns push messages on, and stores the id of their person', async () => {
    let state = 'off';
    const app = show(outcome({ subscription }), {
      getPushState: () =>
        state === 'on'
          ? ok('getPushState', { data: subscribedState })
          : ok('getPushState', { data: pushState }),
      subscribeToPush: () => {
        state = 'on';
        return ok('subscribeToPush', { data: subscribedState });
      },
    });
    expect(await toggle()).not.toBeChecked();
    await app.person.click(await toggle());
    await waitFor(async () => expect(await toggle()).toBeChecked());
    const [put] = app.calls.filter(({ operationId }) => operationId === 'subscribeToPush');
    expect(put?.body).toEqual(subscription);
    expect(app.storage.getItem('push')).toBe(app.session.getState().user?.id);
  });

  it('turns push messages off here, and removes another device', async () => {
    const unsubscribe = vi.fn<() => Promise<void>>(async () => undefined);
    const app = show({ unsubscribe }, { getPushState: ok('getPushState', { data: subscribedState }) });
    await app.person.click(await toggle());
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
    const list = screen.getByRole('list', { name: 'Dispositivos con notificaciones' });
    expect(within(list).getByText('Este dispositivo')).toBeVisible();
    await app.person.click(within(list).getByRole('button', { name: /^Quitar .*Chrome/ }));
    expect(await screen.findByText('El dispositivo ya no recibe notificaciones')).toBeVisible();
    const removed = app.calls.filter(({ operationId }) => operationId === 'unsubscribeFromPush');
    expect(removed.map(({ path }) => path.split('/').at(-1))).toEqual(
      subscribedState.devices.map(({ id }) => id),
    );
  });

  it.each([
    ['insecure', /dirección que empiece con https/],
    ['homeScreen', /pantalla de inicio/],
    ['unsupported', /Este navegador no permite notificaciones/],
  ] as const)('says why push messages are not offered: %s', async (obstacle, text) => {
    show({ obstacle: () => obstacle });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Mostrar notificaciones' })).toBeNull();
  });

  it('says how to allow what the browser blocks', async () => {
    show({ permission: () => 'denied' });
    expect(await screen.findByText(/Este navegador bloquea las notificaciones/)).toBeVisible();
    expect(await toggle()).toBeDisabled();
  });

  it.each([
    ['dismissed', /elige «Permitir»/],
    ['timedOut', /no respondió/],
    ['failed', /no pudo activar/],
  ] as const)('says what went wrong: %s', async (fault, text) => {
    const app = show(outcome({ fault }));
    await app.person.click(await toggle());
    expect(await screen.findByText(text)).toBeVisible();
    expect(await toggle()).not.toBeChecked();
  });

  const kinds = () => screen.findByRole('group', { name: 'Qué muestran tus dispositivos' });

  it('switches a kind off on all devices, and undoes a change that was not saved', async () => {
    let saved = true;
    const changed = preferences.pushes.map((setting) =>
      setting.kind === 'reminders' ? { ...setting, enabled: false } : setting,
    );
    const app = show(
      {},
      {
        updatePreferences: () =>
          saved
            ? ok('updatePreferences', { data: { ...preferences, pushes: changed } })
            : { status: 500, data: { message: 'Server error.' } },
      },
    );
    const reminders = within(await kinds()).getByRole('switch', { name: 'Recordatorios' });
    const messages = within(await kinds()).getByRole('switch', { name: 'Mensajes' });
    expect(reminders).toBeChecked();
    await app.person.click(reminders);
    await waitFor(() => expect(reminders).not.toBeChecked());
    const changes = () => app.calls.filter(({ operationId }) => operationId === 'updatePreferences');
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toEqual({ push: { kind: 'reminders', enabled: false } });
    saved = false;
    await app.person.click(messages);
    await waitFor(() => expect(messages).toBeInvalid());
    expect(messages).toBeChecked();
    expect(reminders).toBeValid();
  });

  it('offers messages only to people who may use the messenger', async () => {
    renderScreen({ path, user: users.lectura, children: <PushPreferences browser={fakePushBrowser()} /> });
    expect(within(await kinds()).getByRole('switch', { name: 'Otras notificaciones' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Mensajes' })).toBeNull();
  });

  it('offers no kinds while no device gets push messages', async () => {
    show({}, { getPushState: ok('getPushState', { data: { ...pushState, devices: [] } }) });
    expect(await toggle()).not.toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Recordatorios' })).toBeNull();
  });

  it('says when the server did not store it', async () => {
    const app = show(outcome({ subscription }), {
      subscribeToPush: { status: 500, data: { message: 'Server error.' } },
    });
    await app.person.click(await toggle());
    expect(await screen.findByText(/^Algo falló/)).toBeVisible();
    expect(app.storage.getItem('push')).toBeNull();
  });
});
