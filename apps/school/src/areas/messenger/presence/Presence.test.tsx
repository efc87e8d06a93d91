import { users } from '@school/domain/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishStreamEvent } from '../../../data/streamEvents.ts';
import {
  buildConversation,
  directConversation,
  buildMessage,
} from '../../../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { layOutMessages } from '../../../testing/layOutMessages.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { MessengerScreen } from '../MessengerScreen.tsx';
import { messengerPaths } from '../paths.ts';

const group = buildConversation();
const me = users.administrador;
const others = group.members.map(({ user }) => user).filter(({ id }) => id !== me.id);
const [first, second] = [others[0]!, others[1]!];

const show = (answers: Handlers = {}, id = group.id) =>
  renderScreen({
    path: messengerPaths.conversation.href({ id }),
    user: me,
    answers,
    children: <MessengerScreen />,
  });
const online = (...ids: string[]) => ok('listOnlineMembers', { data: ids });
const field = () => screen.findByRole('textbox', { name: 'Mensaje' });
const signals = (app: ReturnType<typeof show>) =>
  app.calls.filter(({ operationId }) => operationId === 'signalTyping').length;
const type = (userId: string, conversation_id = group.id) =>
  act(() => publishStreamEvent({ kind: 'conversation.typing', data: { conversation_id, user_id: userId } }));

beforeEach(layOutMessages);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('presence', () => {
  it('shows who is online in the list and above a direct conversation', async () => {
    const other = directConversation.members.find(({ user }) => user.id !== me.id)!.user;
    show({ listOnlineMembers: online(other.id) }, directConversation.id);
    const row = await screen.findByRole('link', { name: /Rodrigo Pizarro Olivares/ });
    await waitFor(() => expect(within(row).getByText('En línea')).toBeInTheDocument());
    const heading = await screen.findByRole('heading', { level: 2, name: other.name });
    expect(within(heading.parentElement!).getByText('En línea')).toBeVisible();
  });

  it('counts the members of a group who are online', async () => {
    show({ listOnlineMembers: online(first.id, second.id) });
    await waitFor(() => expect(screen.getByText('2 en línea')).toBeVisible());
  });

  it('asks again when another person does something', async () => {
    let ids: string[] = [];
    show({ listOnlineMembers: () => online(...ids) });
    await field();
    ids = [first.id];
    act(() =>
      publishStreamEvent({
        kind: 'conversation.read',
        data: { conversation_id: group.id, user_id: first.id, last_read_seq: 3 },
      }),
    );
    expect(await screen.findByText('1 en línea')).toBeVisible();
  });
});

describe('typing', () => {
  it('shows who is typing, until the message arrives', async () => {
    show();
    await field();
    type(first.id);
    expect(await screen.findByText(`${first.name} está escribiendo`)).toBeVisible();
    type(second.id);
    expect(screen.getByText(`${first.name} y ${second.name} están escribiendo`)).toBeVisible();
    const message = buildMessage(4, 'Ya lo tengo', { author: first });
    act(() => publishStreamEvent({ kind: 'message.created', data: { message } }));
    expect(screen.getByText(`${second.name} está escribiendo`)).toBeVisible();
  });

  it('ends when no further signal arrives, and ignores other conversations', async () => {
    show();
    await field();
    vi.useFakeTimers();
    type(first.id, directConversation.id);
    expect(screen.queryByText(/escribiendo/)).toBeNull();
    type(first.id);
    act(() => void vi.advanceTimersByTime(5000));
    type(first.id);
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByText(`${first.name} está escribiendo`)).toBeVisible();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByText(/escribiendo/)).toBeNull();
  });

  it('informs the other members at most every four seconds, and not about an empty field', async () => {
    let now = 100_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const app = show();
    const input = await field();
    await app.person.type(input, 'Voy');
    await waitFor(() => expect(signals(app)).toBe(1));
    await app.person.clear(input);
    now += 4000;
    await app.person.type(input, ' ');
    await app.person.type(input, 'ya');
    await waitFor(() => expect(signals(app)).toBe(2));
  });
});

describe('delivery', () => {
  const ownMessage = buildMessage(2, 'Yo lo tengo.');
  const receive = (userId: string, seq: number) =>
    act(() =>
      publishStreamEvent({
        kind: 'conversation.received',
        data: { conversation_id: group.id, user_id: userId, last_received_seq: seq },
      }),
    );
  const unread = group.members.map((member) => ({ ...member, last_received_seq: 1, last_read_seq: 1 }));

  it('says that a message has reached a device of every other member, without another request', async () => {
    const app = show({ getConversation: ok('getConversation', { data: { ...group, members: unread } }) });
    const bubble = (await within(await screen.findByRole('log')).findByText(ownMessage.body)).closest(
      'article',
    )!;
    expect(within(bubble).getByText('Enviado')).toBeVisible();
    const before = app.calls.filter(({ operationId }) => operationId === 'getConversation').length;
    for (const { id } of others) receive(id, ownMessage.seq);
    expect(await within(bubble).findByText('Entregado')).toBeVisible();
    expect(app.calls.filter(({ operationId }) => operationId === 'getConversation')).toHaveLength(before);
  });
});
