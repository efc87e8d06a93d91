import '../../../testing/indexedDatabase.ts';
import { users } from '@school/domain/fixtures';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refetchCopies } from '../../../data/copies.ts';
import { publishStreamEvent } from '../../../data/streamEvents.ts';
import {
  buildConversation,
  buildMessage,
  messagesPage,
  threadMessages,
} from '../../../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { layOutMessages } from '../../../testing/layOutMessages.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import {
  deleteStored,
  endAfterTest,
  readStoredText,
  signedInBefore,
} from '../../../testing/storedAnswers.ts';
import { MessengerScreen } from '../MessengerScreen.tsx';
import { messengerPaths } from '../paths.ts';

const path = messengerPaths.conversation.href({ id: buildConversation().id });
const show = (answers: Handlers = {}) =>
  endAfterTest(
    renderScreen({
      path,
      user: users.administrador,
      locale: 'en',
      stored: signedInBefore,
      answers: { listMessages: ok('listMessages', messagesPage(threadMessages)), ...answers },
      children: <MessengerScreen />,
    }),
  );
const bubble = async (text: string) => within(await screen.findByRole('log')).findByText(text);

beforeEach(layOutMessages);
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await deleteStored();
});

it('shows the messages that were read before, and fetches newer ones when the server answers again', async () => {
  show();
  await bubble('¿Quién tiene el listado?');
  await expect.poll(readStoredText).toContain('¿Quién tiene el listado?');
  cleanup();

  let isDown = true;
  const all = [...threadMessages, buildMessage(4, 'Llegó después')];
  show({ listMessages: () => (isDown ? 'offline' : ok('listMessages', messagesPage(all))) });
  expect(await bubble('¿Quién tiene el listado?')).toBeVisible();
  expect(await screen.findByText(/a copy from/)).toBeVisible();
  isDown = false;
  act(refetchCopies);
  expect(await bubble('Llegó después')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/a copy from/)).toBeNull());
});

it('keeps newer messages on screen when the server is gone again', async () => {
  let isDown = false;
  show({
    listMessages: () => (isDown ? 'offline' : ok('listMessages', messagesPage(threadMessages))),
  });
  await bubble('¿Quién tiene el listado?');
  await expect.poll(readStoredText).toContain('listMessages');
  act(() =>
    publishStreamEvent({ kind: 'message.created', data: { message: buildMessage(4, 'Llegó en vivo') } }),
  );
  expect(await bubble('Llegó en vivo')).toBeVisible();
  isDown = true;
  act(() => publishStreamEvent({ kind: 'reset', data: {} }));
  await waitFor(() => expect(screen.getByText('Llegó en vivo')).toBeVisible());
});
