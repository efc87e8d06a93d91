import type { Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../data/cache.ts';
import { publishStreamEvent } from '../../data/streamEvents.ts';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Emergencies } from './Emergencies.tsx';

const { simulacro } = notifications;
const drill = { ...(simulacro as Notification), closed_at: null, response: null, updates: [] };
const gas: Notification = {
  ...drill,
  id: '01990000-0000-7b01-8000-0000000000ff',
  title: 'Evacúa',
  content: 'Fuga de gas en el laboratorio.',
  mode: 'real',
};

/** A provider with some ongoing alerts, which stores answers. */
const show = (alerts: Notification[], answers: Handlers = {}) => {
  let ongoing = alerts;
  let ended: Notification[] = [];
  const app = renderScreen({
    path: '/app',
    user: users.docente,
    answers: {
      listOngoingEmergencies: () => ok('listOngoingEmergencies', { data: ongoing, ended, help: [] }),
      acknowledgeNotification: ({ path, body }) => {
        const { state } = body as { state: 'safe' | 'needs_help' };
        ongoing = ongoing.map((alert) => (path.includes(alert.id) ? { ...alert, response: state } : alert));
        return { status: 204 };
      },
      ...answers,
    },
    children: <Emergencies />,
  });
  const store = (next: Notification[], over: Notification[]) => {
    ongoing = next;
    ended = over;
  };
  const change = (next: Notification[], over: Notification[] = []) => {
    store(next, over);
    invalidate(['listOngoingEmergencies']);
  };
  return { ...app, store, change };
};

describe('Emergencies', () => {
  it('covers the page with an alert until it is answered, then shows it as a banner', async () => {
    const app = show([gas]);
    const alert = await screen.findByRole('alertdialog', { name: 'Evacúa' });
    expect(alert).toHaveAccessibleDescription('Fuga de gas en el laboratorio.');
    expect(screen.getByText('Fuga de gas en el laboratorio.')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('Alerta real')).toBeVisible();
    await waitFor(() =>
      expect(app.calls.map(({ operationId }) => operationId)).toContain('markNotificationRead'),
    );
    await app.person.click(screen.getByRole('button', { name: /Necesito ayuda/ }));
    // The details of the request are asked for in front of the banner.
    await screen.findByRole('dialog');
    await app.person.keyboard('{Escape}');
    const banner = await screen.findByRole('status');
    expect(banner).toHaveTextContent('Alerta real: Evacúa');
    expect(banner).toHaveTextContent('Tu respuesta: Necesito ayuda');
    expect(screen.getByRole('link', { name: 'Detalles y respuesta' })).toHaveAttribute(
      'href',
      `/notifications/${gas.id}`,
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('names a drill in the takeover and in the banner', async () => {
    const app = show([drill]);
    await screen.findByRole('alertdialog', { name: drill.title });
    expect(screen.getByText('Simulacro')).toBeVisible();
    expect(screen.queryByText('Alerta real')).toBeNull();
    await app.person.click(screen.getByRole('button', { name: /Estoy a salvo/ }));
    expect(await screen.findByRole('status')).toHaveTextContent(`Simulacro: ${drill.title}`);
  });

  it('asks for a real alert before a drill', async () => {
    const app = show([drill, gas]);
    await screen.findByRole('alertdialog', { name: 'Evacúa' });
    await app.person.click(screen.getByRole('button', { name: /Estoy a salvo/ }));
    expect(await screen.findByRole('alertdialog', { name: drill.title })).toBeVisible();
  });

  it('appears on an open page, shows updates, and announces the all-clear', async () => {
    const app = show([]);
    app.change([gas]);
    await screen.findByRole('alertdialog', { name: 'Evacúa' });
    const update = {
      id: '01990000-0000-7b02-8000-000000000001',
      content: 'Vuelvan por el patio.',
      all_clear: false,
      author: gas.author,
      created_at: gas.created_at,
    };
    app.change([{ ...gas, updates: [{ ...update, id: gas.id, content: 'Esperen.' }, update] }]);
    expect(await screen.findByText('Vuelvan por el patio.')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Novedad, 10:30 Vuelvan por el patio. Fuga de gas en el laboratorio. Novedad, 10:30 Esperen.',
    );
    app.change([{ ...gas, response: 'safe', updates: [update] }]);
    const banner = await screen.findByRole('status');
    await waitFor(() => expect(banner).toHaveTextContent('Tu respuesta: Estoy a salvo'));
    expect(banner).toHaveTextContent('Novedad, 10:30 · Vuelvan por el patio.');
    app.change([], [{ ...gas, closed_at: gas.created_at, end_unread: true, updates: [update] }]);
    expect(await screen.findByText('Fin de la emergencia')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows a started alert although the list cannot be loaded', async () => {
    let requests = 0;
    show([], {
      listOngoingEmergencies: () => {
        requests += 1;
        return { status: 503, body: { message: 'Later.' } };
      },
    });
    await waitFor(() => expect(requests).toBe(1));
    publishStreamEvent({ kind: 'emergency.started', data: { notification: gas } });
    expect(await screen.findByRole('alertdialog', { name: 'Evacúa' })).toBeVisible();
    // The failed requests are repeated and leave it.
    await waitFor(() => expect(requests).toBe(4));
    expect(screen.getByRole('alertdialog', { name: 'Evacúa' })).toBeVisible();
  });

  it('repeats a request that failed until it shows what is ongoing', async () => {
    let requests = 0;
    show([], {
      listOngoingEmergencies: () => {
        requests += 1;
        return requests <= 2
          ? { status: 503, body: { message: 'Later.' } }
          : ok('listOngoingEmergencies', { data: [gas], ended: [], help: [] });
      },
    });
    expect(await screen.findByRole('alertdialog', { name: 'Evacúa' })).toBeVisible();
  });

  it('applies updates, reminders, own answers and the end without a request', async () => {
    let isFirst = true;
    show([], {
      listOngoingEmergencies: () => {
        const answer = isFirst
          ? ok('listOngoingEmergencies', { data: [gas], ended: [], help: [] })
          : { status: 503 as const, body: { message: 'Later.' } };
        isFirst = false;
        return answer;
      },
    });
    await screen.findByRole('alertdialog', { name: 'Evacúa' });
    const update = {
      id: '01990000-0000-7b02-8000-000000000003',
      content: 'Vuelvan por el patio.',
      all_clear: false,
      author: gas.author,
      created_at: gas.created_at,
    };
    const notification_id = gas.id;
    publishStreamEvent({
      kind: 'emergency.updated',
      data: { notification_id, update, closed_at: null },
    });
    expect(await screen.findByText('Vuelvan por el patio.')).toBeVisible();
    publishStreamEvent({
      kind: 'emergency.acknowledged',
      data: {
        notification_id,
        user_id: users.docente.id,
        state: 'safe',
        at: gas.created_at,
        received_at: null,
        location: null,
        note: null,
        set_by: null,
      },
    });
    expect(await screen.findByText(/Tu respuesta: Estoy a salvo/)).toBeVisible();
    publishStreamEvent({
      kind: 'emergency.ended',
      data: { notification_id, update: { ...update, all_clear: true }, closed_at: gas.created_at },
    });
    expect(await screen.findByText('Fin de la emergencia')).toBeVisible();
  });

  it('announces the end of a drill as such, with the text of its all-clear', async () => {
    const app = show([{ ...drill, response: 'safe' }]);
    await screen.findByText(`Simulacro: ${drill.title}`);
    const update = {
      id: '01990000-0000-7b02-8000-000000000002',
      content: 'Vuelvan a sus salas.',
      all_clear: true,
      author: drill.author,
      created_at: drill.created_at,
    };
    // The request that confirms the event comes at any moment.
    app.store([], [{ ...drill, response: 'safe', closed_at: drill.created_at, updates: [update] }]);
    publishStreamEvent({
      kind: 'emergency.ended',
      data: { notification_id: drill.id, update, closed_at: drill.created_at },
    });
    expect(await screen.findByText('Fin del simulacro')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`${drill.title} · Vuelvan a sus salas.`);
    expect(screen.queryByText(/Fin de la emergencia/)).toBeNull();
  });

  it('names the kind, the school, the places and the time since the start', async () => {
    const places = [{ id: gas.id, name: 'Sede Central' }];
    show([{ ...gas, alert_kind: 'gas', places, sent_at: '2026-09-08T10:41:12-03:00' }]);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Fuga de gas · Colegio Los Aromos · Sede Central',
    );
    expect(screen.getByRole('timer')).toHaveTextContent('Hace 0:48');
  });

  it('offers a person who needs help to say where they are, and stores the text', async () => {
    const app = show([gas]);
    await app.person.click(await screen.findByRole('button', { name: /Necesito ayuda/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Pediste ayuda' });
    const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
    await app.person.type(field(/Dónde estás/), ' Laboratorio ');
    await app.person.type(field(/Qué necesitas/), ' Una camilla ');
    await app.person.click(within(dialog).getByRole('button', { name: 'Enviar detalles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const answers = app.calls.filter(({ operationId }) => operationId === 'acknowledgeNotification');
    expect(answers.at(-1)).toMatchObject({
      body: { state: 'needs_help', location: 'Laboratorio', note: 'Una camilla' },
    });
    expect(await screen.findByText('Nota enviada')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Decir dónde estoy' }));
    expect(await screen.findByRole('dialog', { name: 'Pediste ayuda' })).toBeVisible();
  });

  it('stores an answer that cannot be sent, and sends it when the network returns', async () => {
    let online = false;
    const app = show([gas], {
      acknowledgeNotification: () => (online ? { status: 204 } : 'offline'),
    });
    await app.person.click(await screen.findByRole('button', { name: /Estoy a salvo/ }));
    expect(await screen.findByText(/Aún no se ha enviado/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    online = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/Aún no se ha enviado/)).toBeNull());
    // The list of emergencies is older than the confirmation.
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Tu respuesta: Estoy a salvo');
  });

  it('reports an answer that came after the end', async () => {
    let hasEnded = false;
    const app = show([], {
      listOngoingEmergencies: () =>
        ok('listOngoingEmergencies', { data: hasEnded ? [] : [gas], ended: [], help: [] }),
      acknowledgeNotification: () => {
        hasEnded = true;
        return { status: 409, data: { message: 'Ended.' } };
      },
    });
    await app.person.click(await screen.findByRole('button', { name: /Estoy a salvo/ }));
    expect(await screen.findByText(/Ya terminó\. Tu respuesta/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
