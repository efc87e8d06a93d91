import { managedNotifications } from '@school/domain/fixtures';
import type { BoardRow } from '@school/domain';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { boardPaths } from '../paths.ts';
import { BoardReportScreen } from './BoardReportScreen.tsx';

const { id } = managedNotifications.simulacro;

it('lists what happened in its order, and the people who are not confirmed safe', async () => {
  const board = boardResponse();
  const reminder = {
    id: '01990000-0000-7b21-8000-000000000001',
    author: board.data[0]!.person,
    recipients: 3,
    created_at: '2026-09-08T10:33:00-03:00',
    available_at: '2026-09-08T10:35:00-03:00',
  };
  renderScreen({
    path: boardPaths.report.href({ id }),
    answers: {
      getNotificationBoard: ok('getNotificationBoard', { ...board, reminders: [reminder] }),
    },
    children: <BoardReportScreen />,
  });
  const timeline = await screen.findByRole('table', { name: 'Cronología' });
  const [, ...entries] = within(timeline)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(entries).toEqual([
    expect.stringMatching(/^Inicio/),
    expect.stringMatching(/^Recordatorio a 3 personas/),
    expect.stringMatching(/^Novedad/),
  ]);
  const people = screen.getByRole('table', { name: 'Falta confirmar que están a salvo' });
  expect(within(people).getAllByRole('row')).toHaveLength(5);
  expect(within(people).getByText(board.data[0]!.location!)).toBeVisible();
  expect(within(people).getByText(board.data[0]!.note!)).toBeVisible();
  expect(screen.getByText('3 personas están a salvo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimir informe' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Respuestas recibidas después de que terminó' })).toBeNull();
});

it('N9: says which answers were received after the end, of another day with the date', async () => {
  const { data, ...board } = boardResponse();
  const receivedAt = ['2026-09-08T18:45:00-03:00', '2026-09-09T07:30:00-03:00'];
  const isLate = ({ state, set_by }: BoardRow) => state === 'needs_help' || set_by !== null;
  const rows = data.map((row) => ({ ...row, received_at: isLate(row) ? receivedAt.shift()! : null }));
  const notification = { ...board.notification, closed_at: '2026-09-08T18:30:00-03:00' };
  renderScreen({
    path: boardPaths.report.href({ id }),
    answers: {
      getNotificationBoard: ok('getNotificationBoard', boardResponse({ data: rows, notification })),
    },
    children: <BoardReportScreen />,
  });
  const late = await screen.findByRole('table', { name: 'Respuestas recibidas después de que terminó' });
  const [, ...answers] = within(late)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(answers).toEqual([
    expect.stringMatching(/Necesita ayuda.*10:36:00.*Recibida después de que terminó, 18:45$/),
    expect.stringMatching(/A salvo.*10:36:00.*Recibida después de que terminó, .*9 sept? 2026.*7:30/),
  ]);
  const people = screen.getByRole('table', { name: 'Falta confirmar que están a salvo' });
  expect(within(people).getByText('Recibida después de que terminó, 18:45')).toBeVisible();
});
