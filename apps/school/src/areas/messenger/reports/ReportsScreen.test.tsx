import { messageReports, users } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { onePage, ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { MessengerScreen } from '../MessengerScreen.tsx';
import { messengerPaths } from '../paths.ts';
import { ReportsScreen } from './ReportsScreen.tsx';

const { open } = messageReports;

const showList = (answers: Handlers = {}, path = messengerPaths.reports.href()) =>
  renderScreen({ path, answers, children: <ReportsScreen /> });
const calls = (app: ReturnType<typeof showList>, operation: string) =>
  app.calls.filter(({ operationId }) => operationId === operation);

it('lists the open reports, and leads to the handled ones', async () => {
  const app = showList();
  expect(await screen.findByText(open.message.body)).toBeVisible();
  expect(screen.getByText('Acoso u hostigamiento')).toBeVisible();
  expect(calls(app, 'listMessageReports')[0]!.query.get('filter[status]')).toBe('open');
  expect(screen.getByRole('link', { name: 'Atendidas' })).toHaveAttribute(
    'href',
    messengerPaths.reports.href({ status: 'handled' }),
  );
});

it('says when no report is open', async () => {
  showList({ listMessageReports: ok('listMessageReports', onePage([])) });
  expect(await screen.findByText('No hay denuncias pendientes')).toBeVisible();
});

it('the messenger links to the reports for people who handle them', async () => {
  renderScreen({ path: '/messenger', user: users.administrador, children: <MessengerScreen /> });
  expect(await screen.findByRole('link', { name: 'Mensajes denunciados · 1' })).toHaveAttribute(
    'href',
    '/messenger/reports',
  );
});

it('the messenger shows others no link to the reports', async () => {
  renderScreen({ path: '/messenger', user: users.docente, children: <MessengerScreen /> });
  expect(await screen.findByRole('button', { name: 'Buscar mensajes' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /denunciados/ })).toBeNull();
});
