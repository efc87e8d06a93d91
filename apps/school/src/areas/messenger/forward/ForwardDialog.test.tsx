import { messages, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  attachmentFile,
  directConversation,
  buildMessage,
} from '../../../testing/defaultHandlers/messenger.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { ForwardDialog } from './ForwardDialog.tsx';

const message = buildMessage(1, 'Va el listado', { attachments: messages.paseo.attachments });

function show(answers: Handlers = {}) {
  const onClose = vi.fn<() => void>();
  const app = renderScreen({
    path: '/messenger',
    user: users.administrador,
    answers,
    children: <ForwardDialog message={message} onClose={onClose} />,
  });
  const sent = (operation: string) => app.calls.filter(({ operationId }) => operationId === operation);
  return { ...app, onClose, sent };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reenviar mensaje' }));
const submit = async (app: ReturnType<typeof show>) =>
  app.person.click((await dialog()).getByRole('button', { name: 'Reenviar' }));
const choose = async (app: ReturnType<typeof show>) => {
  await app.person.type(await (await dialog()).findByRole('combobox', { name: 'Conversaciones' }), 'rodrigo');
  await app.person.click(await screen.findByRole('option', { name: /Rodrigo Pizarro/ }));
};

it('sends a copy with its files to the chosen conversations', async () => {
  const app = show();
  await choose(app);
  await submit(app);
  await waitFor(() => expect(app.onClose).toHaveBeenCalled());
  expect(await screen.findByText('Reenviado a 1 conversación')).toBeVisible();
  await waitFor(() => expect(app.sent('createMessage')).toHaveLength(1));
  const { path, body } = app.sent('createMessage')[0]!;
  expect(path).toContain(directConversation.id);
  expect(body).toMatchObject({ body: 'Va el listado', forwarded: true, reply_to_id: null });
  expect(app.sent('createAttachment')).toHaveLength(message.attachments.length);
});

it('does not offer the conversation of the message, and asks for at least one', async () => {
  const app = show();
  await app.person.click(await (await dialog()).findByRole('combobox', { name: 'Conversaciones' }));
  expect(await screen.findByRole('option', { name: /Rodrigo Pizarro/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Paseo de 7/ })).toBeNull();
  await app.person.keyboard('{Escape}');
  await submit(app);
  expect(await (await dialog()).findByText('Este campo es obligatorio')).toBeVisible();
  expect(app.sent('createMessage')).toEqual([]);
});

it('keeps the choice when a file cannot be loaded, and sends once after another attempt', async () => {
  let isDown = true;
  const app = show({ downloadAttachment: () => (isDown ? 'offline' : attachmentFile) });
  await choose(app);
  await submit(app);
  expect(await (await dialog()).findByRole('alert')).toBeVisible();
  expect((await dialog()).getByText(/Rodrigo Pizarro/)).toBeVisible();
  isDown = false;
  await submit(app);
  await waitFor(() => expect(app.sent('createMessage')).toHaveLength(1));
});

it('says that a file of the message is gone', async () => {
  const app = show({ downloadAttachment: { status: 404, data: { message: 'Not found.' } } });
  await choose(app);
  await submit(app);
  expect(await (await dialog()).findByText('Un archivo de este mensaje ya no está disponible')).toBeVisible();
});

it('offers another attempt when the conversations cannot be loaded', async () => {
  show({ listConversations: 'offline' });
  expect(await (await dialog()).findByRole('button', { name: 'Reintentar' })).toBeVisible();
});
