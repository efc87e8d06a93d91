import type { Conversation, SentAttachment } from '@school/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { invalidatedBy } from '../../../data/invalidatedBy.ts';
import {
  attachmentFile,
  buildConversation,
  directConversation,
  sentAttachments,
  threadMessages,
} from '../../../testing/defaultHandlers/messenger.ts';
import { pageMeta, type Handlers, ok, onePage } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { ConversationDetails } from './ConversationDetails.tsx';

const [newest] = sentAttachments;
const many = Array.from({ length: 35 }, (_, at): SentAttachment => ({
  ...newest!,
  id: `01990000-0000-7f21-8000-${String(at + 1).padStart(12, '0')}`,
  name: `acta-${String(at + 1).padStart(2, '0')}.pdf`,
}));

/** A server with these files, which searches their names. */
const listed = (files: () => readonly SentAttachment[]) =>
  (({ query }) => {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))];
    const matching = files().filter(({ name }) => name.includes(query.get('q') ?? ''));
    const { links } = onePage([]);
    const meta = { ...pageMeta(size, matching.length, size), current_page: page };
    return ok('listAttachments', { data: matching.slice((page - 1) * size, page * size), links, meta });
  }) satisfies Handlers['listAttachments'];

function show(answers: Handlers, conversation: Conversation = buildConversation()) {
  const onShowMessage = vi.fn<(seq: number) => void>();
  const app = renderScreen({
    path: '/messenger',
    answers,
    children: (
      <ConversationDetails
        conversation={conversation}
        onLeft={() => undefined}
        onShowMessage={onShowMessage}
      />
    ),
  });
  const findCalls = (id: string) => app.calls.filter(({ operationId }) => operationId === id);
  return { ...app, onShowMessage, findCalls };
}

/** Answers with the sample files. */
const usual = { listAttachments: listed(() => sentAttachments) };

const files = async () =>
  within(await screen.findByRole('list', { name: 'Archivos' })).getAllByRole('listitem');

describe('the files of a conversation', () => {
  it('shows the newest ones with their size, author and day', async () => {
    show(usual);
    expect(await screen.findByRole('heading', { name: 'Archivos 5' })).toBeVisible();
    const items = await files();
    expect(items).toHaveLength(4);
    expect(items[0]).toHaveTextContent(/listado-7A\.pdf.*20.*kB.*Tomás Araya Cortés.*2026/);
  });

  it('belongs to a direct conversation too', async () => {
    show(usual, directConversation);
    expect(await files()).toHaveLength(4);
  });

  it('shows all of them with a search by name, and more at a press', async () => {
    const app = show({ listAttachments: listed(() => many) });
    await app.person.click(await screen.findByRole('button', { name: 'Ver todos los archivos' }));
    const more = await screen.findByRole('button', { name: 'Ver más' });
    await app.person.click(more);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull());
    const field = screen.getByRole('searchbox', { name: 'Buscar archivos por nombre' });
    await app.person.type(field, 'acta-33');
    expect(await screen.findByText('1 archivo coincide')).toBeVisible();
    expect((await files()).map((item) => item.textContent)).toEqual([expect.stringContaining('acta-33.pdf')]);
    await app.person.clear(field);
    await app.person.type(field, 'zzz');
    expect(await screen.findByText('Ningún archivo coincide con esta búsqueda')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Archivos 35' })).toBeVisible();
  });

  it('downloads a file at a press on it, and says when that fails', async () => {
    let isDown = true;
    const app = show({ ...usual, downloadAttachment: () => (isDown ? 'offline' : attachmentFile) });
    const file = await screen.findByRole('button', { name: newest!.name });
    await app.person.click(file);
    expect(await screen.findByText(/conexión/i)).toBeVisible();
    isDown = false;
    await app.person.click(file);
    await waitFor(() => expect(app.findCalls('downloadAttachment')).toHaveLength(2));
  });

  it('leads to the message of a file', async () => {
    const app = show(usual);
    await app.person.click(await screen.findByRole('button', { name: `Acciones para ${newest!.name}` }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Ver en la conversación' }));
    expect(app.onShowMessage).toHaveBeenCalledExactlyOnceWith(newest!.message_seq);
  });

  it('follows new and deleted messages', async () => {
    let current: readonly SentAttachment[] = [];
    show({ listAttachments: listed(() => current) });
    expect(await screen.findByText(/aparecerán aquí/)).toBeVisible();
    current = sentAttachments.slice(0, 1);
    const message = threadMessages[2]!;
    invalidate(invalidatedBy({ kind: 'message.created', data: { message } }), 'stream');
    expect(await files()).toHaveLength(1);
    current = [];
    invalidate(invalidatedBy({ kind: 'message.deleted', data: { message } }), 'stream');
    expect(await screen.findByText(/aparecerán aquí/)).toBeVisible();
  });

  it('explains a failure and tries again', async () => {
    let isDown = true;
    const app = show({
      listAttachments: (request) => (isDown ? 'offline' : usual.listAttachments(request)),
    });
    const retry = await screen.findByRole('button', { name: /Reintentar/ });
    isDown = false;
    await app.person.click(retry);
    expect(await files()).toHaveLength(4);
  });
});

describe('the button that mutes', () => {
  it('offers the durations, and ends muting with one press', async () => {
    const app = show({});
    await app.person.click(await screen.findByRole('button', { name: 'Silenciar' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Silenciar 8 horas' }));
    await waitFor(() =>
      expect(app.findCalls('updateConversationSettings')).toMatchObject([{ body: { mute: 'eight_hours' } }]),
    );
  });

  it('says until when a conversation is muted', async () => {
    const settings = { muted: true, muted_until: null, pinned: false, archived: false };
    const app = show({}, buildConversation({ settings }));
    await app.person.click(await screen.findByRole('button', { name: 'Dejar de silenciar' }));
    await waitFor(() =>
      expect(app.findCalls('updateConversationSettings')).toMatchObject([{ body: { mute: 'off' } }]),
    );
  });
});
