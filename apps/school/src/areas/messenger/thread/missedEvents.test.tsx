import { users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { MessengerScreen } from '../MessengerScreen.tsx';
import { messengerPaths } from '../paths.ts';

const path = messengerPaths.conversation.href({ id: buildConversation().id });
const show = (answers: Handlers, search = '') =>
  renderScreen({
    path: `${path}${search}`,
    user: users.administrador,
    answers,
    children: <MessengerScreen />,
  });
const bubble = async (text: string) => within(await screen.findByRole('log')).findByText(text);

beforeEach(layOutMessages);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a conversation', () => {
  it('shows what changed while its messages were being loaded', async () => {
    show({
      listMessages: () => {
        // The answer was read before these changes.
        const edited = buildMessage(1, '¿Quién lo tiene?', { edited_at: '2026-09-08T10:40:00-03:00' });
        publishStreamEvent({ kind: 'message.updated', data: { message: edited } });
        publishStreamEvent({ kind: 'message.created', data: { message: buildMessage(4, 'Llegó recién') } });
        return ok('listMessages', messagesPage(threadMessages));
      },
    });
    expect(await bubble('Llegó recién')).toBeVisible();
    expect(await bubble('¿Quién lo tiene?')).toBeVisible();
    expect(screen.queryByText('¿Quién tiene el listado?')).toBeNull();
  });

  it('loads messages that it missed while its messages were being loaded', async () => {
    const later = [buildMessage(4, 'Una más'), buildMessage(5, 'La última')];
    let isFirst = true;
    show({
      listMessages: ({ query }) => {
        const after = Number(query.get('after') ?? 0);
        if (isFirst) publishStreamEvent({ kind: 'message.created', data: { message: later[1]! } });
        const stored = isFirst ? threadMessages : [...threadMessages, ...later];
        isFirst = false;
        return ok('listMessages', messagesPage(stored.filter(({ seq }) => seq > after)));
      },
    });
    expect(await bubble('Una más')).toBeVisible();
    expect(await bubble('La última')).toBeVisible();
  });

  it('keeps the place of a reader of earlier messages when the stream is reset', async () => {
    let isEdited = false;
    const stored = () =>
      Array.from({ length: 200 }, (_, at) =>
        buildMessage(at + 1, `${isEdited ? 'Texto nuevo' : 'Texto'} ${at + 1}`, {
          created_at: '2026-09-08T10:00:00-03:00',
        }),
      );
    const app = show(
      {
        listMessages: ({ query }) => {
          const after = Number(query.get('after') ?? 150);
          const page = query.has('before') ? [] : stored().slice(after, after + 50);
          return ok('listMessages', messagesPage(page));
        },
      },
      '?message=61',
    );
    expect(await bubble('Texto 37')).toBeInTheDocument();
    isEdited = true;
    publishStreamEvent({ kind: 'reset', data: {} });
    expect(await bubble('Texto nuevo 37')).toBeInTheDocument();
    const newest = app.calls.filter(
      ({ operationId, query }) =>
        operationId === 'listMessages' && !query.has('after') && !query.has('before'),
    );
    expect(newest).toEqual([]);
  });
});
