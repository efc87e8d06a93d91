import { applyToMessenger, type Messenger } from '@school/domain/stream';
import type { ConversationSettingsWrite } from '@school/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collegeAt } from '../../database/collegeTransaction.ts';
import { multipart } from '../../testing/multipart.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { readyScreen } from '../../testing/openScreen.ts';
import { rounds } from '../../testing/rounds.ts';
import { endDueMutes } from './mutes.ts';

const roles = ['administrador', 'direccion', 'docente'] as const;

type Step =
  | { does: 'say'; who: number; where: number; text: string; reply: number | null; file: boolean }
  | { does: 'edit' | 'delete'; which: number; text: string }
  | { does: 'react' | 'unreact'; who: number; which: number; emoji: string }
  | { does: 'read'; who: number; where: number; seq: number }
  | { does: 'unread'; who: number; where: number; seq: number }
  | { does: 'set'; who: number; where: number; settings: ConversationSettingsWrite }
  | { does: 'receive'; who: number }
  | { does: 'endMutes' };

const who = fc.nat(roles.length - 1);
const where = fc.nat(1);
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  .map((words) => `a${words.replaceAll('\u0000', '')}`);
const settings: fc.Arbitrary<ConversationSettingsWrite> = fc.oneof(
  fc.record({ mute: fc.constantFrom('off', 'one_hour', 'eight_hours', 'until_changed') }),
  fc.record({ pinned: fc.boolean() }),
  fc.record({ archived: fc.boolean() }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('say' as const),
      who,
      where,
      text,
      reply: fc.option(fc.nat(20)),
      file: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('edit' as const, 'delete' as const),
      which: fc.nat(20),
      text,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('react' as const, 'react' as const, 'unreact' as const),
      who,
      which: fc.nat(20),
      emoji: fc.constantFrom('👍', '🎉', '👩🏽‍🏫'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('read' as const, 'unread' as const),
      who,
      where,
      seq: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('set' as const), who, where, settings }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('receive' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('endMutes' as const) }) },
);

describe.each(usualDatabases)('messenger events of the stream on $name', (database) => {
  let school: School;
  let tokens: string[];
  let ids: string[];
  let conversationIds: string[];
  beforeAll(async () => {
    school = await openSchool(database);
    tokens = await Promise.all(roles.map((role) => school.as(role)));
    ids = await Promise.all(
      tokens.map(async (token) => (await school.call('getCurrentUser', { token })).data.data.id),
    );
    const begin = async (body: object) =>
      (await school.call('createConversation', { token: tokens[0]!, body })).data.data.id;
    conversationIds = [
      await begin({ kind: 'group', name: 'Jefaturas', member_ids: ids.slice(1) }),
      await begin({ kind: 'group', name: 'Convivencia', member_ids: ids.slice(1) }),
    ];
  });
  afterAll(() => school.close());

  async function fetched(token: string): Promise<Messenger> {
    const listed = async (archived: boolean) =>
      (await school.call('listConversations', { token, query: { per_page: 100, archived } })).data.data;
    const messages: Messenger['messages'] = Object.fromEntries(
      await Promise.all(
        conversationIds.map(async (id) => {
          const page = await school.call('listMessages', { token, path: { id }, query: { limit: 100 } });
          return [id, page.data.data] as const;
        }),
      ),
    );
    return { conversations: [...(await listed(false)), ...(await listed(true))], messages };
  }

  const filed = async (token: string, path: { id: string }) => {
    const form = multipart({ file: { name: 'nota.txt', content: Buffer.from('Hola') } });
    return (await school.call('createAttachment', { token, path, ...form })).data.data.id;
  };
  let count = 0;
  async function take(one: Step): Promise<void> {
    school.clock.now = new Date(school.clock.now.getTime() + (count % 3));
    if (one.does === 'endMutes') {
      const collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
      const later = new Date(school.clock.now.getTime() + 9 * 3_600_000);
      await school.arrange((tx) => endDueMutes(tx, collegeId, later));
      return;
    }
    if (one.does === 'receive') {
      expect((await school.call('markMessagesReceived', { token: tokens[one.who]! })).status).toBe(204);
      return;
    }
    if (one.does === 'read' || one.does === 'unread' || one.does === 'set') {
      const conversation = { token: tokens[one.who]!, path: { id: conversationIds[one.where]! } };
      const { status } = await (one.does === 'set'
        ? school.call('updateConversationSettings', { ...conversation, body: one.settings })
        : school.call(one.does === 'read' ? 'markConversationRead' : 'markConversationUnread', {
            ...conversation,
            body: { seq: one.seq },
          }));
      expect(status).toBeLessThan(300);
      return;
    }
    if (one.does === 'say') {
      const path = { id: conversationIds[one.where]! };
      const token = tokens[one.who]!;
      const readMessages = (await school.call('listMessages', { token, path })).data.data;
      const reply_to_id =
        one.reply === null ? null : (readMessages[one.reply % Math.max(1, readMessages.length)]?.id ?? null);
      const attachments = one.file ? [await filed(token, path)] : [];
      const body = { client_id: `prueba-${(count += 1)}`, body: one.text, reply_to_id, attachments };
      expect((await school.call('createMessage', { token, path, body })).status).toBe(201);
      return;
    }
    const path = { id: conversationIds[one.which % 2]! };
    const readMessages = (await school.call('listMessages', { token: tokens[0]!, path })).data.data;
    const target = readMessages[one.which % Math.max(1, readMessages.length)];
    if (!target) return;
    if ('emoji' in one) {
      const operation = one.does === 'react' ? 'addReaction' : 'removeReaction';
      await school.call(operation, { token: tokens[one.who]!, path: { id: target.id, emoji: one.emoji } });
      return;
    }
    const targetCall = { token: tokens[ids.indexOf(target.author.id)]!, path: { id: target.id } };
    if (one.does === 'delete') await school.call('deleteMessage', targetCall);
    else await school.call('updateMessage', { ...targetCall, body: { body: one.text } });
  }

  test('keeps fetched data equal to a new fetch by applying the events', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 14 }),
        fc.boolean(),
        async (steps, atOnce) => {
          const screens = await Promise.all(tokens.map((token) => readyScreen(school, { token })));
          const before = await Promise.all(tokens.map(fetched));
          if (atOnce) await Promise.all(steps.map(take));
          else for (const one of steps) await take(one);
          const [head] = await school.arrange((tx) =>
            tx.selectFrom('stream_counters').select('last_seq').execute(),
          );
          await Promise.all(
            screens.map((screen) => screen.until(() => Number(screen.lastId()) >= head!.last_seq)),
          );
          const after = await Promise.all(tokens.map(fetched));
          const applied = before.map((messenger, at) =>
            screens[at]!.events.reduce(
              (held, { event }) => applyToMessenger(held, event, ids[at]!),
              messenger,
            ),
          );
          for (const screen of screens) screen.close();
          expect(applied).toEqual(after);
        },
      ),
      { seed: 20_261_121, numRuns: rounds(6, 60) },
    );
  });
});
