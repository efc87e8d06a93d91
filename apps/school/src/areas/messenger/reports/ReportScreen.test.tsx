import { messageReports } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { messengerPaths } from '../paths.ts';
import { ReportScreen } from './ReportScreen.tsx';

const { open, handled } = messageReports;

const showOne = (answers: Handlers = {}, { id }: { id: string } = open) =>
  renderScreen({ path: messengerPaths.report.href({ id }), answers, children: <ReportScreen /> });
const calls = (app: ReturnType<typeof showOne>, operation: string) =>
  app.calls.filter(({ operationId }) => operationId === operation);

it('shows who reported what, and the evidence', async () => {
  showOne();
  expect(await screen.findByRole('heading', { name: 'Acoso u hostigamiento' })).toBeVisible();
  expect(screen.getByText(open.note)).toBeVisible();
  const evidence = within(screen.getByRole('region', { name: 'Evidencia' }));
  expect(evidence.getByText(open.message.body)).toBeVisible();
  expect(evidence.getByText(/foto\.jpg/)).toBeVisible();
  expect(evidence.getByText(open.earlier_messages[0]!.body)).toBeVisible();
});

it('shows each line of the reported message', async () => {
  const message = { ...open.message, body: 'Primera línea\n\nOtra línea' };
  showOne({ getMessageReport: ok('getMessageReport', { data: { ...open, message } }) });
  expect((await screen.findByText('Primera línea')).tagName).toBe('P');
  expect(screen.getByText('Otra línea').tagName).toBe('P');
});

it('removes the message for everyone after a confirmation', async () => {
  const app = showOne();
  await app.person.click(await screen.findByRole('button', { name: 'Retirar mensaje' }));
  const question = within(await screen.findByRole('alertdialog'));
  await app.person.click(question.getByRole('button', { name: 'Retirar mensaje' }));
  await waitFor(() => expect(calls(app, 'removeReportedMessage')).toHaveLength(1));
  expect(await screen.findByText('Mensaje retirado')).toBeVisible();
});

it('closes a report with an outcome, and offers “removed” only after the removal', async () => {
  const app = showOne();
  await app.person.click(await screen.findByRole('button', { name: 'Atender denuncia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Atender denuncia' }));
  expect(dialog.queryByRole('radio', { name: 'Mensaje retirado' })).toBeNull();
  await app.person.click(dialog.getByRole('radio', { name: 'Se conversó con las personas' }));
  await app.person.type(dialog.getByRole('textbox'), 'El viernes');
  await app.person.click(dialog.getByRole('button', { name: 'Marcar como atendida' }));
  await waitFor(() =>
    expect(calls(app, 'handleMessageReport').map(({ body }) => body)).toEqual([
      { outcome: 'people_talked_to', note: 'El viernes' },
    ]),
  );
});

it('shows how a report was handled', async () => {
  showOne({}, handled);
  expect(await screen.findByText('El mensaje ya no está en la conversación.')).toBeVisible();
  expect(screen.getByText('Mensaje retirado')).toBeVisible();
  expect(screen.getByText('Marcela Fuentes Rojas')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Atender denuncia' })).toBeNull();
});

it('says that a report is not there', async () => {
  showOne({ getMessageReport: { status: 404, data: { message: 'Not found.' } } });
  expect(await screen.findByText('No encontramos esta denuncia.')).toBeVisible();
});

it('says in the dialog that someone else has handled the report', async () => {
  const app = showOne({ handleMessageReport: { status: 409, data: { message: 'Handled.' } } });
  await app.person.click(await screen.findByRole('button', { name: 'Atender denuncia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Atender denuncia' }));
  await app.person.click(dialog.getByRole('radio', { name: 'No se tomaron medidas' }));
  await app.person.click(dialog.getByRole('button', { name: 'Marcar como atendida' }));
  expect(await dialog.findByText('Otra persona ya atendió esta denuncia.')).toBeVisible();
});
