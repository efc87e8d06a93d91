import { users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishStreamEvent } from '../../data/streamEvents.ts';
import { buildConversation, messagesPage, threadMessages } from '../../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok } from '../../testing/handlers.ts';
import { layOutMessages } from '../../testing/layOutMessages.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { MessengerScreen } from './MessengerScreen.tsx';
import { messengerPaths } from './paths.ts';

const { id } = buildConversation();
const [first] = threadMessages;
const [rodrigo, tomas] = buildConversation().members.map(({ user }) => user);
const reactions = [
  {
    emoji: '👍',
    count: 12,
    mine: false,
    people: [rodrigo!, tomas!].map(({ id: person, name }) => ({ id: person, name })),
  },
];
const show = (answers: Handlers = {}) =>
  renderScreen({
    path: messengerPaths.conversation.href({ id }),
    user: users.administrador,
    answers: { listMessages: ok('listMessages', messagesPage([{ ...first!, reactions }])), ...answers },
    children: <MessengerScreen />,
  });
const findCalls = (app: ReturnType<typeof show>, operation: string) =>
  app.calls.filter(({ operationId }) => operationId === operation);
const reaction = (name: RegExp, pressed?: boolean) =>
  screen.findByRole('button', { name, ...(pressed !== undefined && { pressed }) });

beforeEach(layOutMessages);

describe('reactions to a message', () => {
  it('shows their number and names the people, at most some of them', async () => {
    show();
    expect(
      await reaction(/^👍 12: Rodrigo Pizarro Olivares, Tomás Araya Cortés y 10 personas más$/, false),
    ).toBeVisible();
  });

  it('adds the own one at a press, and removes it at the next', async () => {
    const app = show();
    await app.person.click(await reaction(/^👍 12/));
    await app.person.click(await reaction(/^👍 13: .*Tú/, true));
    expect(await reaction(/^👍 12/, false)).toBeVisible();
    await waitFor(() => expect(findCalls(app, 'removeReaction')).toHaveLength(1));
    const [added] = findCalls(app, 'addReaction');
    expect(decodeURIComponent(added!.path)).toContain(`/messages/${first!.id}/reactions/👍`);
  });

  it('adds one of the quick ones from the actions, by keyboard only', async () => {
    const app = show();
    await reaction(/^👍 12/);
    within(screen.getByRole('log')).getByRole('button', { name: 'Acciones del mensaje' }).focus();
    await app.person.keyboard('{Enter}');
    expect(await screen.findByRole('menuitemcheckbox', { name: '👍', checked: false })).toHaveFocus();
    await app.person.keyboard('{ArrowRight}{Enter}');
    expect(await reaction(/^❤️ 1: Tú$/, true)).toBeVisible();
    await waitFor(() => expect(findCalls(app, 'addReaction')).toHaveLength(1));
  });

  it('adds any other emoji, which is found by a word, by keyboard only', async () => {
    const app = show();
    await reaction(/^👍 12/);
    within(screen.getByRole('log')).getByRole('button', { name: 'Acciones del mensaje' }).focus();
    await app.person.keyboard('{Enter}');
    await screen.findByRole('menuitemcheckbox', { name: '👍' });
    await app.person.keyboard('{ArrowLeft}{Enter}');
    await screen.findByRole('dialog', { name: 'Más reacciones' });
    await screen.findByText('Caras y personas');
    await app.person.keyboard('SANDIA');
    await screen.findByText('1 emoji encontrado');
    await app.person.keyboard('{Enter}');
    expect(await reaction(/^🍉 1: Tú$/, true)).toBeVisible();
    await waitFor(() => expect(findCalls(app, 'addReaction')).toHaveLength(1));
    expect(decodeURIComponent(findCalls(app, 'addReaction')[0]!.path)).toContain('/reactions/🍉');
  });

  it('explains how many reactions a person can add, and sends none over that', async () => {
    const ownReactions = ['😀', '😂', '😮', '🙏', '🎉'].map((emoji) => ({
      emoji,
      count: 1,
      mine: true,
      people: [],
    }));
    const app = show({
      listMessages: ok(
        'listMessages',
        messagesPage([{ ...first!, reactions: [...reactions, ...ownReactions] }]),
      ),
    });
    await app.person.click(await reaction(/^👍 12/));
    expect(await screen.findByText(/hasta 5 reacciones distintas/)).toBeVisible();
    expect(await reaction(/^👍 12/, false)).toBeVisible();
    expect(findCalls(app, 'addReaction')).toEqual([]);
    await app.person.click(await reaction(/^🎉/));
    await app.person.click(await reaction(/^👍 12/));
    expect(await reaction(/^👍 13/, true)).toBeVisible();
    await waitFor(() => expect(findCalls(app, 'addReaction')).toHaveLength(1));
  });

  it('takes the reaction back when the server rejects it, and explains why', async () => {
    const app = show({ addReaction: { status: 422, data: { message: 'Invalid.', errors: {} } } });
    await app.person.click(await reaction(/^👍 12/));
    expect(await screen.findByText(/No se puede agregar esta reacción/)).toBeVisible();
    expect(await reaction(/^👍 12/, false)).toBeVisible();
  });

  it('takes it back without a network', async () => {
    const app = show({ addReaction: 'offline' });
    await app.person.click(await reaction(/^👍 12/));
    expect(await reaction(/^👍 12/, false)).toBeVisible();
  });

  it('follows what other people add and remove', async () => {
    show();
    await reaction(/^👍 12/);
    const event = (added: boolean) => ({
      kind: 'message.reacted' as const,
      data: {
        conversation_id: id,
        message_id: first!.id,
        user_id: tomas!.id,
        emoji: '🎉',
        added,
        reactions: added
          ? [
              ...reactions,
              { emoji: '🎉', count: 1, mine: false, people: [{ id: tomas!.id, name: tomas!.name }] },
            ]
          : reactions,
      },
    });
    publishStreamEvent(event(true));
    expect(await reaction(/^🎉 1: Tomás Araya Cortés$/, false)).toBeVisible();
    publishStreamEvent(event(false));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^🎉/ })).toBeNull());
  });
});
