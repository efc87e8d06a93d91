import type { Message } from '@school/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type Role, type School } from '../../testing/openSchool.ts';
import { readyScreen } from '../../testing/openScreen.ts';

const roles = ['administrador', 'direccion', 'docente', 'lectura'] as const;
type Member = (typeof roles)[number] & Role;

/** Flags: each is another emoji. */
const flags = 'AR BO BR CL CO CR CU DO EC ES FR GT HN MX NI PA PE PY SV UY VE'
  .split(' ')
  .map((code) => String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0))));

describe.each(usualDatabases)('reactions on $name', (database) => {
  let school: School;
  const tokens = {} as Record<Member, string>;
  const ids = {} as Record<Member, string>;
  let conversation: string;
  let message: Message;
  let createdCount = 0;
  beforeAll(async () => {
    school = await openSchool(database);
    for (const role of roles) {
      tokens[role] = await school.as(role);
      ids[role] = (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
    }
  });
  afterAll(() => school.close());

  const send = async (as: Member, body: string): Promise<Message> => {
    const sent = await school.call('createMessage', {
      token: tokens[as],
      path: { id: conversation },
      body: { client_id: `reaccion-${(createdCount += 1)}`, body },
    });
    return sent.data.data;
  };
  beforeEach(async () => {
    const created = await school.call('createConversation', {
      token: tokens.administrador,
      body: { kind: 'group', name: 'Jefaturas', member_ids: [ids.direccion, ids.docente] },
    });
    conversation = created.data.data.id;
    message = await send('direccion', 'Buenos días');
  });

  const react = (as: Member, emoji: string, to = message) => {
    school.clock.now = new Date(school.clock.now.getTime() + 1000);
    return school.call('addReaction', { token: tokens[as], path: { id: to.id, emoji } });
  };
  const withdraw = (as: Member, emoji: string) =>
    school.call('removeReaction', { token: tokens[as], path: { id: message.id, emoji } });
  /** Stores reactions beyond the limits of one person. */
  const addRows = (reactions: readonly { emoji: string; user_id: string }[]) =>
    school.arrange(async (tx) => {
      const { college_id } = await tx
        .selectFrom('messages')
        .select('college_id')
        .where('id', '=', message.id)
        .executeTakeFirstOrThrow();
      const row = { college_id, message_id: message.id, created_at: school.clock.now };
      await tx
        .insertInto('message_reactions')
        .values(reactions.map((reaction) => ({ ...row, ...reaction })))
        .execute();
    });
  const read = async (as: Member) => {
    const list = await school.call('listMessages', { token: tokens[as], path: { id: conversation } });
    return list.data.data.find(({ id }) => id === message.id)!.reactions;
  };

  test('adds a reaction once, counts people, and names them in the order in which they reacted', async () => {
    await react('docente', '👍');
    await react('administrador', '🎉');
    const answer = await react('administrador', '👍');
    expect(answer.status).toBe(200);
    await react('administrador', '👍');
    const [thumb, party] = await read('administrador');
    expect(thumb).toMatchObject({ emoji: '👍', count: 2, mine: true });
    expect(thumb!.people.map(({ id }) => id)).toEqual([ids.docente, ids.administrador]);
    expect(thumb!.people[0]!.name).not.toBe('');
    expect(party).toMatchObject({ emoji: '🎉', count: 1, mine: true });
    expect(answer.data.data.reactions).toEqual([thumb, party]);
    expect((await read('direccion')).map(({ mine }) => mine)).toEqual([false, false]);
  });

  test('removes the own reaction only; a repetition changes nothing', async () => {
    await react('docente', '👍');
    expect((await withdraw('administrador', '👍')).status).toBe(200);
    expect(await read('administrador')).toMatchObject([{ emoji: '👍', count: 1 }]);
    expect((await withdraw('docente', '👍')).data.data.reactions).toEqual([]);
    expect((await withdraw('docente', '👍')).status).toBe(200);
    expect(await read('administrador')).toEqual([]);
  });

  test('shows reactions in the list of conversations and in search', async () => {
    await react('docente', '👍');
    const token = tokens.docente;
    const list = await school.call('listConversations', { token });
    const last = list.data.data.find(({ id }) => id === conversation)!.last_message;
    expect(last?.reactions).toMatchObject([{ emoji: '👍', count: 1, mine: true }]);
    const results = await school.call('searchMessages', { token, query: { q: 'buenos' } });
    expect(results.data.data.find(({ id }) => id === message.id)?.reactions).toEqual(last?.reactions);
  });

  test.each(['👩🏽‍🏫', '❤️', '🇨🇱', '👍🏿', '1️⃣'])('accepts the emoji %s', async (emoji) => {
    expect((await react('docente', emoji)).data.data.reactions).toMatchObject([{ emoji, mine: true }]);
  });

  test.each(['a', '1', ':)', '👍👍', '👍a', '<b>', '\u{1F3FD}\u{1F3FD}', '\u0000', '\u200d', 'ok👍'])(
    'rejects %j, which is not one emoji (422)',
    async (emoji) => {
      const answer = await react('docente', emoji);
      expect(answer.status).toBe(422);
      expect(answer.data.errors).toHaveProperty('emoji');
    },
  );

  test('rejects more than 5 emoji of a person and more than 20 of a message (422)', async () => {
    for (const flag of flags.slice(0, 5)) expect((await react('docente', flag)).status).toBe(200);
    expect((await react('docente', flags[5]!)).status).toBe(422);
    await addRows(flags.slice(5, 20).map((emoji) => ({ emoji, user_id: ids.direccion })));
    expect((await react('administrador', flags[20]!)).status).toBe(422);
    expect((await react('administrador', flags[19]!)).status).toBe(200);
    expect(await read('administrador')).toHaveLength(20);
  });

  test('names at most ten people of an emoji, and counts all', async () => {
    const people = await school.arrange((tx) =>
      tx.selectFrom('users').select('id').orderBy('id').limit(12).execute(),
    );
    await addRows(people.map(({ id }) => ({ emoji: '👍', user_id: id })));
    const [thumb] = await read('docente');
    expect(thumb!.count).toBeGreaterThan(10);
    expect(thumb!.people).toHaveLength(10);
  });

  test('denies people who are no members; former members’ reactions stay', async () => {
    expect((await react('lectura', '👍')).status).toBe(403);
    expect((await withdraw('lectura', '👍')).status).toBe(403);
    expect((await react('docente', '👍')).status).toBe(200);
    await school.call('removeConversationMember', {
      token: tokens.administrador,
      path: { id: conversation, user_id: ids.docente },
    });
    expect((await withdraw('docente', '👍')).status).toBe(403);
    const [thumb] = await read('administrador');
    expect(thumb).toMatchObject({ count: 1, people: [{ id: ids.docente }] });
  });

  test('deletes the reactions with the message, and accepts none afterwards', async () => {
    await react('docente', '👍');
    await school.call('deleteMessage', { token: tokens.direccion, path: { id: message.id } });
    expect(await read('docente')).toEqual([]);
    expect((await react('docente', '👍')).status).toBe(422);
    const rows = await school.arrange((tx) =>
      tx.selectFrom('message_reactions').selectAll().where('message_id', '=', message.id).execute(),
    );
    expect(rows).toEqual([]);
  });

  test('keeps the reactions of an edited message', async () => {
    await react('docente', '👍');
    await school.call('updateMessage', {
      token: tokens.direccion,
      path: { id: message.id },
      body: { body: 'Buenas tardes' },
    });
    expect(await read('docente')).toMatchObject([{ emoji: '👍', mine: true }]);
  });

  test('sends one event for each change to the members, without what is true for one reader only', async () => {
    const screen = await readyScreen(school, { token: tokens.administrador });
    const outside = await readyScreen(school, { token: tokens.lectura });
    await react('docente', '👍');
    await react('docente', '👍');
    await withdraw('docente', '👍');
    const kinds = () =>
      screen.events.map(({ event }) => event).filter(({ kind }) => kind === 'message.reacted');
    await screen.until(() => kinds().length === 2);
    expect(kinds().map(({ data }) => data)).toMatchObject([
      {
        message_id: message.id,
        user_id: ids.docente,
        emoji: '👍',
        added: true,
        reactions: [{ mine: false }],
      },
      { message_id: message.id, user_id: ids.docente, emoji: '👍', added: false, reactions: [] },
    ]);
    await send('direccion', 'Listo');
    await screen.until(() => screen.events.some(({ event }) => event.kind === 'message.created'));
    expect(outside.events.filter(({ event }) => event.kind === 'message.reacted')).toEqual([]);
    screen.close();
    outside.close();
  });
});
