import type { Message } from '@school/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  buildConversation,
  directConversation,
  buildMessage,
  messagesPage,
} from '../../../testing/defaultHandlers/messenger.ts';
import { type Handlers, ok, onePage } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { MessageSearch } from './MessageSearch.tsx';

const matches = [
  buildMessage(7, 'Traigo el listado del bus'),
  buildMessage(9, 'El bus sale a las 8', { conversation_id: directConversation.id }),
];
const toResults = (messages: readonly Message[], before: string | null = null) =>
  ok('searchMessages', messagesPage(messages, before));

function show(change: Handlers = {}) {
  const onOpen = vi.fn<(conversationId: string, seq: number) => void>();
  const onClose = vi.fn<() => void>();
  const app = renderScreen({
    path: '/messenger',
    answers: { searchMessages: toResults(matches), ...change },
    children: <MessageSearch onOpen={onOpen} onClose={onClose} />,
  });
  const searches = () => app.calls.filter(({ operationId }) => operationId === 'searchMessages');
  return { ...app, onOpen, onClose, searches };
}

const field = () => screen.findByRole('searchbox', { name: 'Buscar mensajes' });
const results = async () => within(await screen.findByRole('list', { name: 'Mensajes encontrados' }));

describe('MessageSearch', () => {
  it('has the focus in its field and searches once for a word', async () => {
    const app = show();
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    expect(screen.getByText('Busca en tus conversaciones')).toBeVisible();
    await app.person.keyboard('bus');
    const rows = (await results()).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Rodrigo Pizarro Olivares.*El bus sale a las 8/),
      expect.stringMatching(/Paseo de 7° básico.*Traigo el listado del bus/),
    ]);
    expect(within(rows[0]!).getByText('bus').tagName).toBe('STRONG');
    expect(app.searches().map(({ query }) => query.get('q'))).toEqual(['bus']);
    expect(screen.getByRole('status')).toHaveTextContent('Se muestran 2 mensajes');
  });

  it('opens the conversation at the message by keyboard, and closes with Escape', async () => {
    const app = show();
    await field();
    await app.person.keyboard('bus');
    await results();
    await app.person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(app.onOpen).toHaveBeenCalledExactlyOnceWith(buildConversation().id, 7);
    await app.person.keyboard('{ArrowUp}{ArrowUp}');
    expect(await field()).toHaveFocus();
    await app.person.keyboard('{Escape}');
    expect(app.onClose).toHaveBeenCalledOnce();
  });

  it('names the conversation of an old message that is not among the latest', async () => {
    const app = show({
      listConversations: ok('listConversations', onePage([buildConversation()])),
      getConversation: ok('getConversation', { data: directConversation }),
    });
    await field();
    await app.person.keyboard('bus');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Rodrigo Pizarro Olivares.*El bus sale/ })).toBeVisible(),
    );
  });

  it('adds older results', async () => {
    const app = show({
      searchMessages: ({ query }) =>
        query.get('before') === 'older' ? toResults([matches[1]!]) : toResults([matches[0]!], 'older'),
    });
    await field();
    await app.person.keyboard('bus');
    await app.person.click(await screen.findByRole('button', { name: 'Ver más' }));
    await waitFor(async () => expect((await results()).getAllByRole('button')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('sends operators as they are, and marks the words only', async () => {
    const files = [{ id: buildConversation().id, name: 'hasta-luego.pdf', type: 'application/pdf', size: 1 }];
    const app = show({
      searchMessages: toResults([
        buildMessage(7, 'El bus sale hasta las 8'),
        buildMessage(8, '', { attachments: files }),
      ]),
    });
    await field();
    await app.person.keyboard('bus has:file from:ana');
    const rows = await results();
    expect(rows.getByText('bus').tagName).toBe('STRONG');
    expect(rows.queryByText('hasta')).toBeNull();
    expect(rows.getByRole('button', { name: /hasta-luego\.pdf/ })).toBeVisible();
    expect(app.searches().at(-1)!.query.get('q')).toBe('bus has:file from:ana');
  });

  it('searches by an operator alone', async () => {
    const app = show();
    await field();
    await app.person.keyboard('has:file');
    expect((await results()).getAllByRole('button')).toHaveLength(2);
  });

  it('says that nothing matches', async () => {
    const app = show({ searchMessages: toResults([]) });
    await field();
    await app.person.keyboard('zzz');
    expect(await screen.findByText(/Ningún mensaje contiene/)).toBeVisible();
  });

  it('retries a failed search and keeps the words', async () => {
    let attempts = 0;
    const app = show({
      searchMessages: () => {
        attempts += 1;
        return attempts === 1 ? 'offline' : toResults(matches);
      },
    });
    await field();
    await app.person.keyboard('bus');
    await app.person.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect((await results()).getAllByRole('button')).toHaveLength(2);
    expect(await field()).toHaveValue('bus');
  });

  it('does not search for punctuation alone', async () => {
    const app = show();
    await field();
    await app.person.keyboard('¿?{Enter}');
    expect(screen.getByText('Busca en tus conversaciones')).toBeVisible();
    expect(app.searches()).toEqual([]);
  });
});
