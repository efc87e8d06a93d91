import { users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildMessage } from '../../../testing/defaultHandlers/messenger.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const message = buildMessage(1, 'Nadie te quiere');

function show(answers: Handlers = {}) {
  const onClose = vi.fn<() => void>();
  const app = renderScreen({
    path: '/messenger',
    user: users.docente,
    answers,
    children: <ReportDialog message={message} onClose={onClose} />,
  });
  const sent = () => app.calls.filter(({ operationId }) => operationId === 'createMessageReport');
  return { ...app, onClose, sent };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Denunciar mensaje' }));
const submit = async (app: ReturnType<typeof show>) =>
  app.person.click((await dialog()).getByRole('button', { name: 'Enviar denuncia' }));
const choose = async (app: ReturnType<typeof show>) =>
  app.person.click((await dialog()).getByRole('radio', { name: 'Acoso u hostigamiento' }));

it('says who reads the report, and sends it with reason and note', async () => {
  const app = show();
  expect((await dialog()).getByText(/la lee el personal del colegio/)).toBeVisible();
  expect((await dialog()).getByText('Nadie te quiere')).toBeVisible();
  await choose(app);
  await app.person.type((await dialog()).getByRole('textbox'), 'Otra vez');
  await submit(app);
  await waitFor(() => expect(app.onClose).toHaveBeenCalled());
  expect(await screen.findByText('Mensaje denunciado al colegio')).toBeVisible();
  const [call] = app.sent();
  expect([call!.path.includes(message.id), call!.body]).toEqual([
    true,
    { reason: 'bullying', note: 'Otra vez' },
  ]);
});

it('asks for a reason', async () => {
  const app = show();
  await submit(app);
  expect(await (await dialog()).findByText('Este campo es obligatorio')).toBeVisible();
  expect(app.sent()).toEqual([]);
});

it('says when the message was deleted meanwhile', async () => {
  const app = show({ createMessageReport: { status: 409, data: { message: 'The message was deleted.' } } });
  await choose(app);
  await submit(app);
  expect(await (await dialog()).findByText(/ya no se puede denunciar/)).toBeVisible();
  expect(app.onClose).not.toHaveBeenCalled();
});
