import type { Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Emergencies } from './Emergencies.tsx';

const gas: Notification = {
  ...(notifications.simulacro as Notification),
  title: 'Evacúa',
  mode: 'real',
  closed_at: null,
  response: null,
  updates: [],
};
const sentLater = /^Tu respuesta se enviará aunque ahora no haya conexión/;

/** A provider that accepts answers once `connection.works`. */
const show = (online: boolean) => {
  const connection = { works: online };
  const app = renderScreen({
    path: '/app',
    user: users.docente,
    online,
    answers: {
      listOngoingEmergencies: ok('listOngoingEmergencies', { data: [gas], ended: [], help: [] }),
      acknowledgeNotification: () => (connection.works ? { status: 204 } : 'offline'),
    },
    children: <Emergencies />,
  });
  return { ...app, connection };
};

describe('answers without a network', () => {
  it('explains that an answer waits for the network where there is none', async () => {
    show(false);
    await screen.findByRole('alertdialog');
    expect(screen.getByText(sentLater)).toBeVisible();
  });

  it('does not explain that with a network', async () => {
    show(true);
    await screen.findByRole('alertdialog');
    expect(screen.queryByText(sentLater)).toBeNull();
  });

  it('says of a request for help and of its note that they wait, until they are sent', async () => {
    const app = show(false);
    await app.person.click(await screen.findByRole('button', { name: /Necesito ayuda/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Tu solicitud de ayuda aún no se ha enviado' });
    expect(screen.queryByText('Pediste ayuda')).toBeNull();
    expect(screen.queryByText(/Tu respuesta: Necesito ayuda/)).toBeNull();
    expect(
      screen.getByText('Tu solicitud de ayuda aún no se ha enviado: seguimos intentando.'),
    ).toBeInTheDocument();
    await app.person.type(within(dialog).getByRole('textbox', { name: /Qué necesitas/ }), 'Una camilla');
    await app.person.click(within(dialog).getByRole('button', { name: 'Enviar detalles' }));
    expect(await screen.findByText('Tu nota aún no se ha enviado: seguimos intentando')).toBeVisible();
    expect(screen.queryByText('Nota enviada')).toBeNull();
    app.connection.works = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Tu respuesta: Necesito ayuda')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/aún no se ha enviado: seguimos intentando\./)).toBeNull());
  });
});
