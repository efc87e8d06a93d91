import { users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildConversation, threadMessages } from '../../../testing/defaultHandlers/messenger.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { layOutMessages } from '../../../testing/layOutMessages.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { MessengerScreen } from '../MessengerScreen.tsx';
import { messengerPaths } from '../paths.ts';

beforeEach(layOutMessages);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const path = messengerPaths.conversation.href({ id: buildConversation().id });

/** Opens the conversation and sends a text with a file. */
async function send(answers: Handlers) {
  const app = renderScreen({ path, user: users.administrador, answers, children: <MessengerScreen /> });
  const field = await screen.findByRole('textbox', { name: 'Mensaje' });
  await app.person.type(field, 'Va el plano');
  const file = new File(['uno'], 'plano.txt', { type: 'text/plain' });
  await app.person.upload(screen.getByLabelText('Adjuntar archivos', { selector: 'input' }), file);
  await app.person.click(screen.getByRole('button', { name: 'Enviar' }));
  const findCalls = (id: string) => app.calls.filter(({ operationId }) => operationId === id);
  return { ...app, field, findCalls };
}

const cancelButton = () =>
  within(screen.getByRole('log')).findByRole('button', { name: 'Cancelar la subida' });

it('returns the text and the file to the composer, before what was typed since, and sends them once', async () => {
  let isSlow = true;
  const uploaded = {
    id: threadMessages[2]!.attachments[0]!.id,
    name: 'plano.txt',
    type: 'text/plain',
    size: 3,
  };
  const app = await send({
    createAttachment: () => (isSlow ? 'pending' : { status: 201, data: { data: uploaded } }),
  });
  const cancel = await cancelButton();
  expect(screen.getByRole('progressbar', { name: 'Subiendo archivos' })).toBeVisible();
  await app.person.type(app.field, 'Y otra cosa');
  await app.person.click(cancel);
  await waitFor(() => expect(app.field).toHaveValue('Va el plano\nY otra cosa'));
  expect(within(screen.getByRole('log')).queryByText('Va el plano')).toBeNull();
  expect(screen.getByText('plano.txt')).toBeVisible();
  await waitFor(() => expect(app.field).toHaveFocus());
  isSlow = false;
  await app.person.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(app.findCalls('createMessage')).toHaveLength(1));
  expect(app.findCalls('createMessage')[0]!.body).toMatchObject({
    body: 'Va el plano\nY otra cosa',
    attachments: [uploaded.id],
  });
});

it('offers no cancel once the message itself was sent', async () => {
  const app = await send({ createMessage: 'pending' });
  await waitFor(() => expect(app.findCalls('createMessage')).toHaveLength(1));
  const message = (await within(screen.getByRole('log')).findByText('Va el plano')).closest('article')!;
  await waitFor(() => {
    for (const name of ['Cancelar la subida', 'Editar', 'Descartar'])
      expect(within(message).queryByRole('button', { name })).toBeNull();
  });
});

it('says that the server rejected the file', async () => {
  await send({ createAttachment: { status: 422, data: { message: 'Invalid.', errors: { file: ['No.'] } } } });
  const reason = /^No se puede enviar un archivo de este mensaje/;
  expect(await within(screen.getByRole('log')).findByText(reason)).toBeVisible();
});

it('names another reason of a message with a file', async () => {
  await send({
    createMessage: { status: 422, data: { message: 'Invalid.', errors: { reply_to_id: ['No.'] } } },
  });
  expect(await within(screen.getByRole('log')).findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByText(/^No se puede enviar un archivo/)).toBeNull();
});
