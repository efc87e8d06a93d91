import type { User } from '@school/domain';
import { managedNotifications, notifications, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, onePage, type Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { CollegeNotificationScreen } from './CollegeNotificationScreen.tsx';

const { cambioDeSala, simulacro, reunionDeDepartamento } = managedNotifications;
const show = ({ id }: { id: string }, answers: Handlers = {}, query = '', user: User = users.administrador) =>
  renderScreen({
    path: `/college-notifications/${id}${query}`,
    answers,
    user,
    children: <CollegeNotificationScreen />,
  });

describe('CollegeNotificationScreen', () => {
  it('shows the delivery as a sentence and for each recipient', async () => {
    show(cambioDeSala);
    expect(await screen.findByText('Vista por 9 de 14.')).toBeVisible();
    expect(await screen.findByText('No entregada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Avisar que terminó' })).toBeNull();
  });

  it('offers the all-clear during an emergency and lists its updates', async () => {
    show(simulacro);
    expect(await screen.findByRole('button', { name: 'Avisar que terminó' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar novedades' })).toBeVisible();
    expect(screen.getByText('La escalera sur está cerrada. Usen solo la norte.')).toBeVisible();
    expect(screen.getByText('Respuestas: 82 de 96.')).toBeVisible();
  });

  describe('while an alert waits for a second person', () => {
    const approval = {
      state: 'requested',
      expires_at: '2026-09-08T10:55:00-03:00',
      decided_by: null,
      decided_at: null,
      reason: null,
    } as const;
    const { id, first_lastname } = users.administrador;
    const waiting = {
      ...simulacro,
      mode: 'real',
      status: 'scheduled',
      sent_at: null,
      scheduled_at: null,
      updates: [],
      author: { id, name: `Marcela ${first_lastname}`, avatar: null },
      can: { update: false, cancel: true, all_clear: false },
      approval,
    } as const;
    const at = (data: object) => ok('getNotification', { data: data as never });

    it('sends it without approval, with a reason only', async () => {
      let isSent = false;
      const sent = {
        ...waiting,
        status: 'sent',
        approval: { ...approval, state: 'skipped', reason: 'Nadie' },
      };
      const app = show(simulacro, {
        getNotification: () => at(isSent ? sent : waiting),
        skipApproval: () => {
          isSent = true;
          return ok('skipApproval', { data: sent as never });
        },
      });
      expect((await screen.findAllByText('En espera de aprobación'))[0]).toBeVisible();
      expect(screen.getByText(/La solicitud vence: 10:55/)).toBeVisible();
      await app.person.click(screen.getByRole('button', { name: 'Enviar sin aprobación' }));
      const dialog = await screen.findByRole('dialog', { name: '¿Enviar sin aprobación?' });
      await app.person.click(within(dialog).getByRole('button', { name: 'Enviar sin aprobación' }));
      // The summary of errors takes focus, which would interrupt the typing.
      expect(await within(dialog).findByRole('group', { name: /Hay un campo por corregir/ })).toHaveFocus();
      expect(app.calls.map(({ operationId }) => operationId)).not.toContain('skipApproval');
      await app.person.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), ' Nadie ');
      await app.person.click(within(dialog).getByRole('button', { name: 'Enviar sin aprobación' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(app.calls.find(({ operationId }) => operationId === 'skipApproval')?.body).toEqual({
        reason: 'Nadie',
      });
      expect(await screen.findByText(/envió la alerta sin aprobación$/)).toBeVisible();
    });

    it('takes it back, and offers no way around the approval to another person', async () => {
      let status: 'scheduled' | 'cancelled' = 'scheduled';
      const others = { ...waiting, author: { ...waiting.author, id: users.direccion.id } };
      const answer = () => ({
        ...others,
        status,
        approval: { ...approval, state: status === 'scheduled' ? 'requested' : 'cancelled' },
      });
      const app = show(simulacro, {
        getNotification: () => at(answer()),
        cancelNotification: () => {
          status = 'cancelled';
          return ok('cancelNotification', { data: answer() as never });
        },
      });
      await app.person.click(await screen.findByRole('button', { name: 'No enviar' }));
      expect(screen.queryByRole('button', { name: 'Enviar sin aprobación' })).toBeNull();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'No enviar' })).toBeNull());
    });

    it.each([
      [
        { state: 'rejected', decided_by: 'Tomás Araya', reason: 'Falsa alarma' },
        'Tomás Araya rechazó esta alerta',
      ],
      [{ state: 'expired' }, 'Nadie aprobó esta alerta a tiempo'],
      [{ state: 'approved', decided_by: 'Tomás Araya' }, 'Aprobada por Tomás Araya'],
    ])('says what became of the request: %o', async (change, text) => {
      const status = change.state === 'approved' ? 'sent' : 'cancelled';
      show(simulacro, {
        getNotification: () => at({ ...waiting, status, approval: { ...approval, ...change } }),
      });
      expect(await screen.findByText(text)).toBeVisible();
    });
  });

  describe('during the hold of an alert', () => {
    const held = {
      ...simulacro,
      status: 'scheduled',
      sent_at: null,
      scheduled_at: '2026-09-08T10:42:05-03:00',
      updates: [],
      can: { update: false, cancel: true, all_clear: false },
    } as const;

    it('takes the alert back', async () => {
      let status: 'scheduled' | 'cancelled' = 'scheduled';
      const answer = () => ({ data: { ...held, status } }) as never;
      const app = show(simulacro, {
        getNotification: () => ok('getNotification', answer()),
        cancelNotification: () => {
          status = 'cancelled';
          return ok('cancelNotification', answer());
        },
      });
      expect(await screen.findByText('Se envía en 5 segundos')).toBeVisible();
      await app.person.click(screen.getByRole('button', { name: 'No enviar' }));
      expect(await screen.findByText('No se envió')).toBeVisible();
      await waitFor(() => expect(screen.queryByText(/Se envía en/)).toBeNull());
    });

    it('says so when the alert was sent meanwhile', async () => {
      let isSent = false;
      const app = show(simulacro, {
        getNotification: () => ok('getNotification', { data: isSent ? simulacro : held } as never),
        cancelNotification: () => {
          isSent = true;
          return { status: 409, data: { message: 'It has been sent already.' } };
        },
      });
      await app.person.click(await screen.findByRole('button', { name: 'No enviar' }));
      expect(await screen.findByText(/^Ya se envió\./)).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Avisar que terminó' })).toBeVisible();
    });
  });

  it('changes a scheduled one with its version, and shows both versions after a conflict', async () => {
    let tries = 0;
    const theirs = { ...reunionDeDepartamento, title: 'Reunión aplazada', version: 2 };
    const app = show(
      reunionDeDepartamento,
      {
        getNotification: () =>
          ok('getNotification', { data: (tries === 0 ? reunionDeDepartamento : theirs) as never }),
        updateNotification: () => {
          tries += 1;
          return tries === 1
            ? { status: 409, data: { message: 'Stale.', current_version: 2 } }
            : { status: 200, data: { data: reunionDeDepartamento } };
        },
      },
      '?edit=1',
    );
    const title = await screen.findByRole('textbox', { name: 'Título' });
    await app.person.clear(title);
    await app.person.type(title, 'Reunión a las 18:00');
    await app.person.click(await screen.findByRole('radio', { name: 'Ahora' }));
    await app.person.click(screen.getByRole('button', { name: 'Enviar' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Reunión aplazada')).toBeVisible();
    expect(within(dialog).getByText('Reunión a las 18:00')).toBeVisible();
    const [put] = app.calls.filter(({ operationId }) => operationId === 'updateNotification');
    expect(put?.headers['If-Match']).toBe('"1"');
  });

  it('does not open for people who only received it', async () => {
    show(cambioDeSala, {
      getNotification: ok('getNotification', { data: notifications.cambioDeSala as never }),
    });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('reports a missing notification', async () => {
    show({ id: '01990000-0000-7b01-8000-0000000000ff' });
    expect(await screen.findByText(/No encontramos esta notificación/)).toBeVisible();
  });

  it('requests the page of recipients from the URL', async () => {
    const app = show(cambioDeSala, {}, '?page=3');
    await waitFor(() =>
      expect(
        app.calls.find(({ operationId }) => operationId === 'listNotificationRecipients')?.query.get('page'),
      ).toBe('3'),
    );
  });

  it('says why an e-mail was not delivered, and shows only those', async () => {
    const app = show(cambioDeSala);
    expect(
      await screen.findByText('Correo no entregado: la casilla no existe o rechaza los correos'),
    ).toBeVisible();
    expect(screen.getAllByText('Correo enviado', { selector: 'p, span' }).length).toBeGreaterThan(0);
    const tabs = screen.getByRole('navigation', { name: 'Filtrar por correo' });
    await app.person.click(within(tabs).getByRole('link', { name: /^Correo no entregado/ }));
    await waitFor(() => expect(screen.queryByText('Correo en espera', { selector: 'p' })).toBeNull());
    expect(app.calls.at(-1)?.query.get('filter[email]')).toBe('failed');
    expect(screen.getByText(/la cuenta se suspendió antes del envío/)).toBeVisible();
  });

  it('F10: says why e-mails wait, in the words of the mail server too', async () => {
    show(cambioDeSala, {
      listNotificationRecipients: ok('listNotificationRecipients', {
        ...onePage([]),
        meta: {
          ...onePage([]).meta,
          deliveries: {
            email: { queued: 49, sent: 10, failed: 0 },
            push: { queued: 0, sent: 0, failed: 0 },
            sms: { queued: 0, sent: 0, failed: 0 },
          },
          hold: {
            problem: 'limit_reached',
            reply: '550 5.4.5 Daily user sending limit exceeded.',
            next_attempt_at: '2026-09-08T11:30:00-03:00',
          },
        },
      }),
    });
    expect(await screen.findByText('Hay correos en espera de envío')).toBeVisible();
    expect(screen.getByText('El servidor alcanzó su límite de envíos. Seguimos intentando.')).toBeVisible();
    expect(screen.getByText(/550 5\.4\.5 Daily user sending limit exceeded/)).toBeVisible();
    expect(screen.getByText(/Próximo intento:/)).toBeVisible();
  });

  it('shows what a mail server reported about a returned e-mail', async () => {
    const at = '2026-09-08T10:35:40-03:00';
    const email = { state: 'failed', at, failure: 'bounced', reply: '550 5.1.1 User unknown' };
    const recipient = {
      person: { id: '1', name: 'Ana Rojas', avatar: null },
      state: 'sent',
      at: null,
      failure: null,
      email,
      push: null,
      sms: null,
    };
    const deliveries = Object.fromEntries(
      ['email', 'push', 'sms'].map((channel) => [channel, { queued: 0, sent: 0, failed: 1 }]),
    );
    const meta = { ...onePage([recipient]).meta, deliveries };
    show(cambioDeSala, {
      listNotificationRecipients: { status: 200, data: { ...onePage([recipient]), meta } },
    });
    expect(
      await screen.findByText('Correo no entregado: el servidor del destinatario lo devolvió'),
    ).toBeVisible();
    expect(screen.getByText(/^Servidor de correo: .*550 5\.1\.1 User unknown/)).toBeVisible();
  });

  it('shows push and text messages like e-mails, each with its filter', async () => {
    const app = show(cambioDeSala);
    expect(
      await screen.findByText(
        'Push no entregada: ya no hay ningún dispositivo que reciba notificaciones push',
      ),
    ).toBeVisible();
    expect(
      screen.getByText('Mensaje de texto no entregado: el número no existe o rechaza los mensajes de texto'),
    ).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'Filtrar por notificación push' });
    await app.person.click(within(tabs).getByRole('link', { name: /^Push en espera/ }));
    await waitFor(() => expect(app.calls.at(-1)?.query.get('filter[push]')).toBe('queued'));
    expect(await screen.findByText('Mensaje de texto enviado', { selector: 'p' })).toBeVisible();
  });
});
