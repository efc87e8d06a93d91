import { users } from '@school/domain/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { buildConversation } from '../../../testing/defaultHandlers/messenger.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { layOutMessages } from '../../../testing/layOutMessages.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { MessengerScreen } from '../MessengerScreen.tsx';
import { messengerPaths } from '../paths.ts';

const conversation = buildConversation();
const missing = { status: 404, data: { message: 'Not found.' } };
const forbidden = { status: 403, data: { message: 'Forbidden.' } };

beforeEach(layOutMessages);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (answers: Handlers) =>
  renderScreen({
    path: messengerPaths.conversation.href({ id: conversation.id }),
    user: users.administrador,
    answers,
    children: <MessengerScreen />,
  });
const field = () => screen.findByRole('textbox', { name: 'Mensaje' });
const unsent = () => screen.findByRole('region', { name: 'Sin enviar' });

/** Opens the conversation, and returns how the person is removed from it. */
function showUntilRemoved(answers: Handlers = {}) {
  let isMember = true;
  const app = show({
    ...answers,
    getConversation: () => (isMember ? { status: 200, data: { data: conversation } } : missing),
  });
  const remove = () => {
    isMember = false;
    act(() => invalidate(['getConversation'], 'stream'));
  };
  return { app, remove };
}

describe('what was written in a conversation that is gone', () => {
  it('stays when the person is removed while typing, can be copied, and is deleted on demand', async () => {
    const { app, remove } = showUntilRemoved();
    await app.person.type(await field(), 'Algo importante');
    const file = new File(['uno'], 'plano.txt', { type: 'text/plain' });
    await app.person.upload(screen.getByLabelText('Adjuntar archivos', { selector: 'input' }), file);
    remove();
    const written = within(await unsent());
    expect(screen.queryByRole('region', { name: 'Detalles de la conversación' })).toBeNull();
    expect(screen.getByText('Esta conversación se eliminó o ya no participas en ella.')).toBeVisible();
    expect(written.getByText('Algo importante')).toBeVisible();
    expect(written.getByRole('button', { name: 'Descargar plano.txt' })).toBeVisible();
    await app.person.click(written.getByRole('button', { name: 'Copiar texto' }));
    expect(await navigator.clipboard.readText()).toBe('Algo importante');
    await app.person.click(written.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByText('Algo importante')).toBeNull());
  });

  it('is there when the conversation is opened again', async () => {
    const { app, remove } = showUntilRemoved();
    await app.person.type(await field(), 'Antes de recargar');
    remove();
    await unsent();
    for (const id of ['', conversation.id])
      await act(() => app.navigation.navigate(messengerPaths.conversation.href({ id })));
    expect(within(await unsent()).getByText('Antes de recargar')).toBeVisible();
  });

  it('includes a message that the server rejected', async () => {
    const { app, remove } = showUntilRemoved({ createMessage: forbidden });
    await app.person.type(await field(), 'Rechazado{Enter}');
    await within(await screen.findByRole('log')).findByRole('button', { name: 'Reintentar' });
    remove();
    expect(within(await unsent()).getByText('Rechazado')).toBeVisible();
  });

  it('shows nothing when nothing was written', async () => {
    show({ getConversation: missing });
    await screen.findByText('Esta conversación se eliminó o ya no participas en ella.');
    expect(screen.queryByRole('region', { name: 'Sin enviar' })).toBeNull();
  });
});

it('shows that no one reads the messages to a suspended person, and keeps what is typed', async () => {
  let isReachable = true;
  const app = show({
    getConversation: () => ({
      status: 200,
      data: { data: { ...conversation, kind: 'direct', reachable: isReachable } },
    }),
  });
  await app.person.type(await field(), 'Hola');
  expect(screen.queryByText(/Nadie más puede leer/)).toBeNull();
  isReachable = false;
  act(() => invalidate(['getConversation'], 'stream'));
  expect(await screen.findByText(/Nadie más puede leer/)).toBeVisible();
  expect(await field()).toHaveValue('Hola');
});
