import type { Message } from '@school/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterEvent,
  afterReaction,
  type MessageEvent,
  newestWindow,
  withNewer,
  withOlder,
} from './messageWindow.ts';

const author = { id: 'ana', name: 'Ana', avatar: null } as Message['author'];
const at = '2026-11-20T15:00:00Z';

/** A conversation as the server stores it. */
function createConversation() {
  const stored: Message[] = [];
  const toQuotation = (id: string): Message['reply_to'] => {
    const { seq, body, attachments, deleted_at } = stored.find((one) => one.id === id)!;
    return {
      id,
      seq,
      author,
      excerpt: [...body].slice(0, 140).join(''),
      attachments_count: attachments.length,
      deleted: deleted_at !== null,
    };
  };
  const shown = (message: Message): Message =>
    message.reply_to ? { ...message, reply_to: toQuotation(message.reply_to.id) } : message;
  const event = (kind: MessageEvent['kind'], message: Message) =>
    ({ kind, data: { message: shown(message) } }) as MessageEvent;
  const change = (index: number, next: Partial<Message>) => {
    const position = index % stored.length;
    return (stored[position] = { ...stored[position]!, ...next });
  };
  return {
    /** Newest first, as `listMessages` answers. */
    page: (before: number, limit: number) => {
      const older = stored.filter(({ seq }) => seq < before);
      return { data: older.slice(-limit).reverse().map(shown), hasMore: older.length > limit };
    },
    after: (seq: number) => stored.filter((one) => one.seq > seq).map(shown),
    send(body: string, reply: number | null) {
      const seq = stored.length + 1;
      const quoted = reply === null || stored.length === 0 ? null : stored[reply % stored.length]!.id;
      const message: Message = {
        id: `m${seq}`,
        conversation_id: 'c',
        client_id: `client-${seq}`,
        seq,
        author,
        body,
        attachments: [],
        reply_to: quoted ? toQuotation(quoted) : null,
        forwarded: false,
        reactions: [],
        created_at: at,
        edited_at: null,
        deleted_at: null,
      };
      stored.push(message);
      return event('message.created', message);
    },
    edit: (index: number, body: string) => event('message.updated', change(index, { body, edited_at: at })),
    remove: (index: number) =>
      event('message.deleted', change(index, { body: '', attachments: [], deleted_at: at })),
  };
}

const act = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), body: fc.string(), reply: fc.option(fc.nat()) }),
  fc.record({ kind: fc.constant('edit' as const), index: fc.nat(), body: fc.string() }),
  fc.record({ kind: fc.constant('remove' as const), index: fc.nat() }),
);
const steps = fc.array(fc.record({ act, isMissed: fc.boolean(), isRepeated: fc.boolean() }), {
  maxLength: 40,
});

it('holds the messages that a fresh load returns, after any events, some of them twice or missed', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 10 }), (all, limit) => {
      const conversation = createConversation();
      for (let number = 0; number < 5; number += 1) conversation.send(`first ${number}`, null);
      const first = conversation.page(Infinity, limit);
      let window = newestWindow(first.data, first.hasMore);
      const isKnown = (seq: number) => window.messages.some((one) => one.seq === seq);
      for (const { act: one, isMissed, isRepeated } of all) {
        const event =
          one.kind === 'send'
            ? conversation.send(one.body, one.reply)
            : one.kind === 'edit'
              ? conversation.edit(one.index, one.body)
              : conversation.remove(one.index);
        // A change of a shown message is never missed: after a gap of the stream everything is loaded again.
        if (isMissed && one.kind === 'send') continue;
        window = afterEvent(window, event);
        if (isRepeated) window = afterEvent(window, event);
        expect(window.hasNewer || isKnown(event.data.message.seq) || event.kind !== 'message.created').toBe(
          true,
        );
      }
      const last = window.messages.at(-1)!.seq;
      window = withNewer(window, conversation.after(last), false);
      const oldest = window.messages[0]!.seq;
      const older = conversation.page(oldest, 1000);
      window = withOlder(window, older.data, older.hasMore);
      expect(window.messages).toEqual(conversation.after(0));
      expect(window.hasOlder).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

const reactionTo = (id: string, user_id: string, added: boolean) => ({
  kind: 'message.reacted' as const,
  data: {
    conversation_id: 'c',
    message_id: id,
    user_id,
    emoji: '👍',
    added,
    reactions: added ? [{ emoji: '👍', count: 2, mine: false, people: [] }] : [],
  },
});

it('applies a reaction, and marks it as the user’s only if the user reacted', () => {
  const conversation = createConversation();
  conversation.send('Hola', null);
  const window = newestWindow(conversation.page(Infinity, 10).data, false);
  const others = afterReaction(window, reactionTo('m1', 'tomas', true), 'ana');
  expect(others.messages[0]!.reactions).toMatchObject([{ emoji: '👍', count: 2, mine: false }]);
  const afterOwn = afterReaction(window, reactionTo('m1', 'ana', true), 'ana');
  expect(afterOwn.messages[0]!.reactions).toMatchObject([{ count: 2, mine: true }]);
  const later = afterReaction(afterOwn, reactionTo('m1', 'tomas', true), 'ana');
  expect(later.messages[0]!.reactions).toMatchObject([{ mine: true }]);
  expect(afterReaction(afterOwn, reactionTo('m1', 'ana', false), 'ana').messages[0]!.reactions).toEqual([]);
});

it('keeps reactions when a message is edited, and drops them when it is deleted', () => {
  const conversation = createConversation();
  conversation.send('Hola', null);
  const window = afterReaction(
    newestWindow(conversation.page(Infinity, 10).data, false),
    reactionTo('m1', 'ana', true),
    'ana',
  );
  const edited = afterEvent(window, conversation.edit(0, 'Buenas'));
  expect(edited.messages[0]).toMatchObject({ body: 'Buenas', reactions: [{ mine: true }] });
  expect(afterEvent(edited, conversation.remove(0)).messages[0]!.reactions).toEqual([]);
});
