import { users } from '@school/domain/fixtures';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildConversation, buildMessage, messagesPage } from '../../../testing/defaultHandlers/messenger.ts';
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

const stored = Array.from({ length: 200 }, (_, at) => buildMessage(at + 1, `Texto ${at + 1}`));
const conversation = buildConversation({ last_seq: 200, last_read_seq: 200, unread_count: 0 });
const path = (message = '') => messengerPaths.conversation.href({ id: conversation.id, message });
const bubble = async (text: string) => within(await screen.findByRole('log')).findByText(text);

it('shows another message of the open conversation without losing what is being written', async () => {
  const app = renderScreen({
    path: path(),
    user: users.administrador,
    answers: {
      getConversation: ok('getConversation', { data: conversation }),
      listMessages: ({ query }) => {
        const after = Number(query.get('after') ?? 150);
        return ok('listMessages', messagesPage(stored.slice(after, after + 50)));
      },
    },
    children: <MessengerScreen />,
  });
  await bubble('Texto 200');
  await app.person.type(await screen.findByRole('textbox', { name: 'Mensaje' }), 'A medias');
  const file = new File(['uno'], 'plano.txt', { type: 'text/plain' });
  await app.person.upload(screen.getByLabelText('Adjuntar archivos', { selector: 'input' }), file);
  await act(() => app.navigation.navigate(path('61')));
  expect(await bubble('Texto 37')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('A medias');
  expect(screen.getByText('plano.txt')).toBeVisible();
});
