import type { ReceiptRecord } from '@school/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { receipts, receiptsResponse, reminderResponse } from '../../testing/defaultHandlers/receipts.ts';
import { type Handlers, ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Receipts } from './Receipts.tsx';

const id = '01990000-0000-7a01-8000-000000000001';
const show = (answers: Handlers = {}, { record = 'post' as ReceiptRecord, remindable = true } = {}) =>
  renderScreen({
    path: '/app',
    answers,
    children: <Receipts record={record} id={id} remindable={remindable} />,
  });
type App = ReturnType<typeof show>;
const callsTo = (app: App, operationId: string) =>
  app.calls.filter((call) => call.operationId === operationId);
const people = () => within(screen.getByRole('list', { name: 'Quiénes la vieron' })).getAllByRole('listitem');
const openReminder = async (app: App) => {
  await app.person.click(await screen.findByRole('button', { name: 'Enviar recordatorio a 4 personas' }));
  return screen.findByRole('dialog', { name: 'Enviar un recordatorio' });
};

describe('Receipts', () => {
  it('names people with their state, and shows how many have confirmed', async () => {
    show();
    expect(await screen.findByText('1 de 5 confirmaciones')).toBeVisible();
    expect(people()[0]).toHaveTextContent('Nunca ha ingresado');
    expect(people()[0]).toHaveTextContent('Sin ver');
    expect(people()[2]).toHaveTextContent('Vista, sin confirmar');
    expect(people()[4]).toHaveTextContent('Confirmada');
  });

  it('filters by state and searches by name', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: /^Sin ver/ }));
    await waitFor(() => expect(people()).toHaveLength(2));
    const [first] = receipts;
    await app.person.type(screen.getByRole('searchbox', { name: 'Buscar personas' }), first!.person.name);
    await waitFor(() => expect(people()).toHaveLength(1));
    const last = callsTo(app, 'listReceipts').at(-1)!;
    expect(last.query.get('filter[state]')).toBe('unread');
    expect(last.query.get('q')).toBe(first!.person.name);
  });

  it('pages through the people', async () => {
    const page = receiptsResponse(receipts, { confirm_by: '2026-09-12' });
    const app = show({
      listReceipts: ok('listReceipts', { ...page, meta: { ...page.meta, last_page: 3, total: 25 } }),
    });
    const pages = await screen.findByRole('navigation', { name: 'Páginas de personas' });
    await app.person.click(within(pages).getByRole('button', { name: /3/ }));
    await waitFor(() => expect(callsTo(app, 'listReceipts').at(-1)?.query.get('page')).toBe('3'));
  });

  it('has no state of confirmation where none is requested', async () => {
    show({ listReceipts: ok('listReceipts', receiptsResponse(receipts.slice(0, 2))) });
    expect(await screen.findByText('Vista por 3 de 5')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirmada/ })).toBeNull();
  });

  it('shows the reminder before it is sent, and how many people got it', async () => {
    const app = show();
    const dialog = await openReminder(app);
    expect(await within(dialog).findByText(reminderResponse().title)).toBeVisible();
    expect(within(dialog).getByText(reminderResponse().content)).toBeVisible();
    expect(callsTo(app, 'sendReminder')).toEqual([]);
    await app.person.click(within(dialog).getByRole('button', { name: 'Enviar recordatorio' }));
    expect(await screen.findByText('Recordatorio enviado a 4 personas')).toBeVisible();
    expect(callsTo(app, 'sendReminder')[0]?.path).toBe(`/api/v1/receipts/post/${id}/reminder`);
    expect(screen.queryByRole('dialog')).toBeNull();
    // The time of the last reminder is on the screen.
    await waitFor(() => expect(callsTo(app, 'listReceipts')).toHaveLength(2));
  });

  it('shows when the next reminder can be sent instead of sending one', async () => {
    const times = { reminded_at: '2026-09-08T10:05:00-03:00', available_at: '2026-09-08T11:05:00-03:00' };
    const app = show({ getReminderPreview: ok('getReminderPreview', { data: reminderResponse(times) }) });
    const dialog = await openReminder(app);
    expect(await within(dialog).findByText(/10:05.*11:05/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Enviar recordatorio' })).toBeDisabled();
  });

  it('shows the time of a reminder that another person sent meanwhile', async () => {
    let reminder = reminderResponse();
    const app = show({
      getReminderPreview: () => ok('getReminderPreview', { data: reminder }),
      sendReminder: () => {
        const times = { reminded_at: '2026-09-08T10:05:00-03:00', available_at: '2026-09-08T11:05:00-03:00' };
        reminder = reminderResponse(times);
        return { status: 409, data: { message: 'Too soon.', reminded_at: times.reminded_at } };
      },
    });
    const dialog = await openReminder(app);
    await within(dialog).findByText(reminderResponse().title);
    await app.person.click(within(dialog).getByRole('button', { name: 'Enviar recordatorio' }));
    expect(await within(dialog).findByText(/10:05.*11:05/)).toBeVisible();
  });

  it('shows the error in the dialog when the reminder cannot be sent', async () => {
    const app = show({ sendReminder: { status: 500, data: { message: 'Server error.' } } });
    const dialog = await openReminder(app);
    await within(dialog).findByText(reminderResponse().title);
    await app.person.click(within(dialog).getByRole('button', { name: 'Enviar recordatorio' }));
    expect(await within(dialog).findByText(/Algo falló de nuestro lado/)).toBeVisible();
  });

  it('offers no reminder of a record that has ended', async () => {
    show({}, { record: 'event', remindable: false });
    await screen.findByText('1 de 5 confirmaciones');
    expect(screen.queryByRole('button', { name: /^Enviar recordatorio/ })).toBeNull();
  });
});
