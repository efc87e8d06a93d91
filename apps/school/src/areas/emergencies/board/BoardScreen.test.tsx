import { courses, managedNotifications, users } from '@school/domain/fixtures';
import { type BoardRow, type EmergencyReminder, type ManagedNotification, phoneText } from '@school/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { publishStreamEvent } from '../../../data/streamEvents.ts';
import { boardResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { countSounds } from '../../../testing/countSounds.ts';
import { ok, type Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { bareFrame } from '../../../screen/bareFrame.ts';
import { boardPaths } from '../paths.ts';
import { BoardScreen } from './BoardScreen.tsx';

const simulacro = managedNotifications.simulacro as ManagedNotification;
const { data: rows } = boardResponse();
const [inNeed, sent] = rows as [BoardRow, BoardRow];

const show = (answers: Handlers = {}) =>
  renderScreen({
    path: boardPaths.board.href({ id: simulacro.id }),
    user: users.administrador,
    answers,
    children: <BoardScreen />,
  });

const names = () =>
  within(screen.getByRole('list', { name: 'A quién buscar primero' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
const sentence = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'H3' && element.textContent === text);
const answered = (row: BoardRow, change: object = {}) =>
  publishStreamEvent({
    kind: 'emergency.acknowledged',
    data: {
      notification_id: simulacro.id,
      user_id: row.person.id,
      state: 'safe',
      at: '2026-09-08T10:41:00-03:00',
      received_at: null,
      location: null,
      note: null,
      set_by: null,
      ...change,
    },
  });

describe('BoardScreen', () => {
  it('counts the answers, and lists who needs help, then who has not answered', async () => {
    show();
    await sentence('Respuestas: 4 de 7. 1 persona necesita ayuda y faltan 3 respuestas.');
    expect(screen.getByRole('heading', { level: 1, name: 'Simulacro en curso' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: simulacro.title })).toBeVisible();
    expect(screen.getByText('Simulacro', { exact: true })).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Tiempo en curso' })).toHaveTextContent('12:00');
    expect(names()).toEqual(rows.slice(0, 4).map(({ person }) => person.name));
    expect(screen.getByText('Una persona no puede bajar la escalera.')).toBeVisible();
    expect(
      screen.getByRole('link', { name: `Llamar a ${inNeed.person.name}: ${phoneText(inNeed.phone!)}` }),
    ).toHaveAttribute('href', `tel:${inNeed.phone}`);
    expect(screen.queryByRole('link', { name: new RegExp(sent.person.name) })).toBeNull();
  });

  it('filters by answer and searches without accents', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: /^A salvo/ }));
    expect(names()).toEqual(rows.slice(4).map(({ person }) => person.name));
    expect(screen.getByText(new RegExp(`Según ${rows[0]!.person.name}`))).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: /^Todas/ }));
    const [first] = inNeed.person.name.normalize('NFD').replaceAll(/\p{M}/gu, '').split(' ');
    await app.person.type(screen.getByRole('searchbox'), first!.toUpperCase());
    expect(names()).toContain(inNeed.person.name);
    await app.person.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('Nadie coincide con la búsqueda y el filtro.')).toBeVisible();
  });

  it('applies an answer from the stream without fetching the board again, and no older one', async () => {
    const app = show();
    await sentence('Respuestas: 4 de 7. 1 persona necesita ayuda y faltan 3 respuestas.');
    const fetches = () =>
      app.calls.filter(({ operationId }) => operationId === 'getNotificationBoard').length;
    const before = fetches();
    answered(sent);
    answered(inNeed, { at: '2026-09-08T10:35:00-03:00' });
    await sentence('Respuestas: 5 de 7. 1 persona necesita ayuda y faltan 2 respuestas.');
    expect(names()).not.toContain(sent.person.name);
    answered(inNeed);
    await sentence('Respuestas: 5 de 7. Nadie necesita ayuda y faltan 2 respuestas.');
    expect(fetches()).toBe(before);
  });

  it('keeps the rows in place while the list is in use, and updates what they show', async () => {
    const app = show();
    await sentence('Respuestas: 4 de 7. 1 persona necesita ayuda y faltan 3 respuestas.');
    const before = names();
    await app.person.hover(screen.getByRole('button', { name: `Responder por ${sent.person.name}` }));
    answered(sent);
    await sentence('Respuestas: 5 de 7. 1 persona necesita ayuda y faltan 2 respuestas.');
    expect(names()).toEqual(before);
    const row = screen.getAllByRole('listitem').find((item) => item.textContent.includes(sent.person.name))!;
    expect(within(row).getByText('A salvo')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: /^A salvo/ }));
    expect(names()).toContain(sent.person.name);
    await app.person.click(screen.getByRole('button', { name: /^Sin respuesta/ }));
    expect(names()).not.toContain(sent.person.name);
  });

  it('sounds once for each request for help, and not for one that is withdrawn', async () => {
    const sounds = countSounds();
    show();
    await sentence('Respuestas: 4 de 7. 1 persona necesita ayuda y faltan 3 respuestas.');
    expect(sounds).not.toHaveBeenCalled();
    answered(sent, { state: 'needs_help', at: '2026-09-08T10:41:30-03:00' });
    await sentence('Respuestas: 5 de 7. 2 personas necesitan ayuda y faltan 2 respuestas.');
    await waitFor(() => expect(sounds).toHaveBeenCalledOnce());
    answered(sent, { state: 'safe', at: '2026-09-08T10:41:40-03:00' });
    await sentence('Respuestas: 5 de 7. 1 persona necesita ayuda y faltan 2 respuestas.');
    expect(sounds).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('shows the latest update in the bar', async () => {
    const created_at = '2026-09-08T10:41:00-03:00';
    const update = {
      id: simulacro.id,
      content: 'Esperen.',
      all_clear: false,
      author: inNeed.person,
      created_at,
    };
    const latest = { ...update, id: inNeed.person.id, content: 'Bomberos está en camino.' };
    const notification = { ...simulacro, updates: [update, latest] };
    show({ getNotificationBoard: () => ok('getNotificationBoard', boardResponse({ notification })) });
    expect(await screen.findByText('Bomberos está en camino.')).toBeVisible();
    expect(screen.getByText('Novedad, 10:41')).toBeVisible();
    expect(screen.queryByText('Esperen.')).toBeNull();
  });

  it('N9: says that an answer from the stream was received after the end', async () => {
    const closed_at = '2026-09-08T18:30:00-03:00';
    const board = boardResponse({ notification: { ...simulacro, closed_at } });
    show({ getNotificationBoard: ok('getNotificationBoard', board) });
    await sentence('Respuestas: 4 de 7. 1 persona necesita ayuda y faltan 3 respuestas.');
    expect(screen.queryByText(/Recibida después de que terminó/)).toBeNull();
    answered(sent, { state: 'needs_help', received_at: '2026-09-08T18:45:00-03:00' });
    await sentence('Respuestas: 5 de 7. 2 personas necesitan ayuda y faltan 2 respuestas.');
    const row = screen.getAllByRole('listitem').find((item) => item.textContent.includes(sent.person.name))!;
    expect(row).toHaveTextContent('Recibida después de que terminó, 18:45');
  });

  it('names the courses of a person in their natural order, and counts those that do not fit', async () => {
    const { basico1A, basico2A, basico3A, medio1A, medio2A } = courses;
    const ids = [basico2A, medio2A, basico3A, medio1A, basico1A].map(({ id }) => id);
    const data = rows.map((row) => (row === inNeed ? { ...row, place_ids: [], course_ids: ids } : row));
    show({ getNotificationBoard: ok('getNotificationBoard', boardResponse({ data })) });
    const plain = (_: string, element: Element | null) =>
      element?.textContent.replaceAll(/[\u2068\u2069]/g, '') === '1° A · 2° A · 3° A · +2';
    expect(await screen.findByText(plain)).toBeVisible();
  });

  it('answers for another person, and shows it at once', async () => {
    let board = boardResponse();
    const app = show({
      getNotificationBoard: () => ok('getNotificationBoard', board),
      acknowledgeNotification: ({ body }) => {
        const { for_user_id: id } = body as { for_user_id: string };
        board = boardResponse({
          data: rows.map((row) =>
            row.person.id === id ? { ...row, state: 'safe', set_by: rows[0]!.person } : row,
          ),
        });
        return { status: 204 };
      },
    });
    await app.person.click(await screen.findByRole('button', { name: `Responder por ${sent.person.name}` }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Marcar que está a salvo' }));
    await sentence('Respuestas: 5 de 7. 1 persona necesita ayuda y faltan 2 respuestas.');
    expect(await screen.findByText(`Se marcó que ${sent.person.name} está a salvo`)).toBeVisible();
    const call = app.calls.find(({ operationId }) => operationId === 'acknowledgeNotification');
    expect(call?.body).toEqual({ state: 'safe', for_user_id: sent.person.id });
  });

  it('reminds those without an answer, shows when that is possible again, and says so on an earlier press', async () => {
    const reminder = {
      id: simulacro.id,
      author: inNeed.person,
      recipients: 3,
      created_at: '2026-09-08T10:42:00-03:00',
      available_at: '2026-09-08T10:44:00-03:00',
    };
    let reminders: EmergencyReminder[] = [];
    const app = show({
      getNotificationBoard: () => ok('getNotificationBoard', boardResponse({ reminders })),
      remindUnanswered: () => {
        if (reminders.length > 0)
          return { status: 429, data: { message: 'x' }, headers: { 'retry-after': '120' } };
        reminders = [reminder];
        return ok('remindUnanswered', { data: reminder });
      },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Enviar recordatorio a 3 personas' }));
    expect(await screen.findByText('Recordatorio enviado a 3 personas')).toBeVisible();
    await app.person.click(await screen.findByRole('button', { name: 'Otro recordatorio desde: 10:44:00' }));
    expect(
      await screen.findByText(
        'El último recordatorio se envió hace poco. Podrás enviar otro desde esta hora: 10:44:00.',
      ),
    ).toBeVisible();
  });

  it('offers the next reminder as soon as it is possible', async () => {
    const reminder = { id: simulacro.id, author: inNeed.person, recipients: 3 };
    const times = { created_at: '2026-09-08T10:40:00-03:00', available_at: '2026-09-08T10:42:00.500-03:00' };
    show({
      getNotificationBoard: () =>
        ok('getNotificationBoard', boardResponse({ reminders: [{ ...reminder, ...times }] })),
    });
    expect(await screen.findByRole('button', { name: /^Otro recordatorio desde/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Enviar recordatorio a 3 personas' })).toBeVisible();
  });

  it('reports that another person has ended it, and loads the board again', async () => {
    let board = boardResponse();
    const app = show({
      getNotificationBoard: () => ok('getNotificationBoard', board),
      endEmergency: () => {
        board = boardResponse({ notification: { ...simulacro, closed_at: '2026-09-08T10:41:00-03:00' } });
        return { status: 409, data: { message: 'x' } };
      },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Avisar que terminó' }));
    const dialog = await screen.findByRole('dialog');
    await app.person.type(await within(dialog).findByRole('textbox'), 'Vuelvan.');
    await app.person.click(within(dialog).getByRole('checkbox', { name: /^Terminar aunque/ }));
    await app.person.click(within(dialog).getByRole('button', { name: 'Avisar que terminó' }));
    expect(await within(dialog).findByText('Otra persona ya avisó que terminó.')).toBeVisible();
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent('11:00'));
    expect(screen.queryByRole('button', { name: /recordatorio/i })).toBeNull();
  });

  it('shows the board alone on a large screen until Escape', async () => {
    const app = show();
    await app.person.click(await screen.findByRole('button', { name: 'Pantalla grande' }));
    expect(bareFrame.get()).toBe(true);
    expect(screen.getByRole('button', { name: 'Salir de pantalla grande' })).toHaveFocus();
    await app.person.keyboard('{Escape}');
    expect(bareFrame.get()).toBe(false);
  });

  it('opens the report from the menu, and after the end from a link', async () => {
    let board = boardResponse();
    const app = show({ getNotificationBoard: () => ok('getNotificationBoard', board) });
    await sentence('Respuestas: 4 de 7. 1 persona necesita ayuda y faltan 3 respuestas.');
    expect(screen.queryByRole('link', { name: 'Informe del simulacro' })).toBeNull();
    board = boardResponse({ notification: { ...simulacro, closed_at: '2026-09-08T10:41:00-03:00' } });
    invalidate(['getNotificationBoard']);
    const report = boardPaths.report.href({ id: simulacro.id });
    expect(await screen.findByRole('link', { name: 'Informe del simulacro' })).toHaveAttribute(
      'href',
      report,
    );
    board = boardResponse();
    invalidate(['getNotificationBoard']);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Informe del simulacro' })).toBeNull());
    await app.person.click(screen.getByRole('button', { name: 'Más acciones del tablero' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Informe del simulacro' }));
    expect(app.navigation.getLocation().path).toBe(report);
  });

  it('groups the answers by place and by course', async () => {
    const app = show();
    const byPlace = await screen.findByRole('table', { name: 'Por sede' });
    expect(within(byPlace).getAllByRole('img').length).toBeGreaterThan(0);
    await app.person.click(screen.getByRole('tab', { name: 'Por curso' }));
    const byCourse = await screen.findByRole('table', { name: 'Por curso' });
    expect(within(byCourse).getByRole('row', { name: /Sin curso/ })).toHaveTextContent('3 de 3');
  });

  it('reports a missing alert', async () => {
    show({ getNotificationBoard: { status: 404, data: { message: 'Not found.' } } });
    expect(await screen.findByText(/No encontramos esta notificación/)).toBeVisible();
  });
});
