import { users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildConversation, messagesPage } from '../../../testing/defaultHandlers/messenger.ts';
import { ok } from '../../../testing/handlers.ts';
import { layOutMessages } from '../../../testing/layOutMessages.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { MessengerScreen } from '../MessengerScreen.tsx';
import { messengerPaths } from '../paths.ts';

beforeEach(layOutMessages);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows no line of new messages above a message that waits', async () => {
  const conversation = buildConversation({
    last_message: null,
    last_seq: 0,
    last_read_seq: 0,
    unread_count: 0,
  });
  const app = renderScreen({
    path: messengerPaths.conversation.href({ id: conversation.id }),
    user: users.administrador,
    answers: {
      getConversation: ok('getConversation', { data: conversation }),
      listMessages: ok('listMessages', messagesPage([])),
      createMessage: 'offline',
    },
    children: <MessengerScreen />,
  });
  await app.person.type(await screen.findByRole('textbox', { name: 'Mensaje' }), 'Hola{Enter}');
  const log = within(await screen.findByRole('log'));
  expect(await log.findByText('Hola')).toBeVisible();
  expect(log.queryByText(/mensajes? nuevos?/)).toBeNull();
});
