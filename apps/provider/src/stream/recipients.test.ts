import type { Conversation, Notification, SafetyState, StreamEvent } from '@school/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { rounds } from '../testing/rounds.ts';
import { openScreen, type OpenScreen } from '../testing/openScreen.ts';

/** The state that a teacher's open app holds, and a board that is open in another session. */
interface Held {
  conversations: Record<string, Conversation>;
  /** Newest first, without the fields that depend on this device. */
  notifications: Omit<Notification, 'seen_at' | 'delivered_at'>[];
  college: unknown;
  sessions: string[];
}

/** Answers on the board by person. */
type Board = Record<string, { state: string; at: string | null }>;

const acts = [
  'begin a group',
  'rename it',
  'take the teacher out or in',
  'take another out or in',
  'notify',
  'start a drill',
  'answer',
  'answer for the teacher',
  'say more',
  'all clear',
  'change the college',
  'end another sign-in',
] as const;
type Act = (typeof acts)[number];

const steps = fc.array(
  fc.record({ act: fc.constantFrom(...acts), safe: fc.boolean(), isCut: fc.boolean() }),
  { minLength: 4, maxLength: 16 },
);

describe.each(usualDatabases)('events of the stream on $name', (database) => {
  let school: School;
  const tokens = { admin: '', teacher: '', elsewhere: '', watcher: '' };
  const ids = { teacher: '', watcher: '' };
  let group: string;
  let drill: { id: string; isOpen: boolean };
  let others: string[];
  let count = 0;

  const getUserId = async (token: string) => (await school.call('getCurrentUser', { token })).data.data.id;
  const toAll = { audience: { scope: 'all' }, status: 'sent' } as const;
  const begin = async () => {
    const body = { kind: 'group', name: 'Equipo', member_ids: [ids.teacher, ids.watcher] };
    group = (await school.call('createConversation', { token: tokens.admin, body })).data.data.id;
  };
  const start = async () => {
    const body = { ...toAll, title: 'Evacuación', content: 'Al patio.', emergency: true, mode: 'drill' };
    const created = await school.call('createNotification', { token: tokens.admin, body });
    drill = { id: created.data.data.id, isOpen: true };
  };
  beforeAll(async () => {
    school = await openSchool(database);
    tokens.admin = await school.as('administrador');
    tokens.teacher = await school.as('docente');
    tokens.elsewhere = await school.as('docente');
    tokens.watcher = await school.as('inspectoria');
    ids.teacher = await getUserId(tokens.teacher);
    ids.watcher = await getUserId(tokens.watcher);
    await begin();
    await start();
  });
  afterAll(() => school.close());

  const sessions = async () =>
    (await school.call('listSessions', { token: tokens.teacher })).data.data.map(({ id }) => id);
  /** Creates sign-ins that no screen of the test uses. */
  const signInElsewhere = async (times: number) => {
    const before = await sessions();
    for (let count = 0; count < times; count += 1) await school.as('docente');
    others = (await sessions()).filter((id) => !before.includes(id));
  };
  const college = async () =>
    (await school.call('getSessionCollege', { token: tokens.teacher })).data as unknown;

  async function fetched(): Promise<Held> {
    const token = tokens.teacher;
    const talks = await school.call('listConversations', { token, query: { per_page: 100 } });
    const notices = await school.call('listNotifications', { token, query: { limit: 100 } });
    return {
      conversations: Object.fromEntries(talks.data.data.map((one) => [one.id, one])),
      notifications: notices.data.data.map(({ seen_at: _s, delivered_at: _d, ...rest }) => rest),
      college: await college(),
      sessions: await sessions(),
    };
  }

  async function board(): Promise<Board> {
    const path = { id: drill.id };
    const { data } = await school.call('getNotificationBoard', { token: tokens.watcher, path });
    const answered = data.data.filter(({ state }) => state === 'safe' || state === 'needs_help');
    return Object.fromEntries(answered.map(({ person, state, at }) => [person.id, { state, at }]));
  }

  /** Applies an event as the app does: from its data where possible, otherwise by fetching the record that it names. */
  async function apply(held: Held, { kind, data }: StreamEvent): Promise<Held> {
    const change = (id: string, to: Partial<Notification>) =>
      held.notifications.map((one) => (one.id === id ? { ...one, ...to } : one));
    switch (kind) {
      case 'conversation.updated': {
        const path = { id: data.conversation_id };
        const response = await school.call('getConversation', { token: tokens.teacher, path });
        const { [path.id]: _old, ...rest } = held.conversations;
        return {
          ...held,
          conversations: response.status === 200 ? { ...rest, [path.id]: response.data.data } : rest,
        };
      }
      case 'notification.created':
      case 'emergency.started': {
        const { seen_at: _s, delivered_at: _d, ...fresh } = data.notification;
        return { ...held, notifications: [fresh, ...held.notifications].slice(0, 100) };
      }
      case 'emergency.updated':
      case 'emergency.ended': {
        const heldNotification = held.notifications.find(({ id }) => id === data.notification_id);
        const updates = [...(heldNotification?.updates ?? []), data.update];
        const { closed_at } = data;
        const unread = kind === 'emergency.ended' && { end_unread: true };
        return { ...held, notifications: change(data.notification_id, { updates, closed_at, ...unread }) };
      }
      case 'emergency.acknowledged':
        return data.user_id === ids.teacher
          ? { ...held, notifications: change(data.notification_id, { response: data.state }) }
          : held;
      case 'college.updated':
        return { ...held, college: await college() };
      case 'session.revoked':
        return { ...held, sessions: held.sessions.filter((id) => !data.session_ids.includes(id)) };
      default:
        return held;
    }
  }

  const toggle = async (userId: string) => {
    const token = tokens.admin;
    const readConversation = await school.call('getConversation', { token, path: { id: group } });
    if (readConversation.data.data.members.some(({ user }) => user.id === userId))
      return school.call('removeConversationMember', { token, path: { id: group, user_id: userId } });
    return school.call('addConversationMembers', {
      token,
      path: { id: group },
      body: { user_ids: [userId] },
    });
  };

  async function take(act: Act, isSafe: boolean): Promise<void> {
    count += 1;
    school.clock.now = new Date(school.clock.now.getTime() + 1);
    const token = tokens.admin;
    const path = { id: drill.id };
    const state: SafetyState = isSafe ? 'safe' : 'needs_help';
    const name = `Nombre ${count}`;
    const content = `Aviso ${count}`;
    // An answer after the end is rejected.
    const acknowledge = async (as: string, body: { state: SafetyState; for_user_id?: string }) =>
      drill.isOpen && school.call('acknowledgeNotification', { token: as, path, body });
    const done: Record<Act, () => Promise<unknown>> = {
      'begin a group': begin,
      'rename it': async () => {
        const conversation = { token, path: { id: group } };
        const { etag } = (await school.call('getConversation', conversation)).headers;
        return school.call('updateConversation', {
          ...conversation,
          body: { name },
          headers: { 'if-match': String(etag) },
        });
      },
      'take the teacher out or in': () => toggle(ids.teacher),
      'take another out or in': () => toggle(ids.watcher),
      notify: () => school.call('createNotification', { token, body: { ...toAll, title: 'Aviso', content } }),
      'start a drill': start,
      answer: () => acknowledge(tokens.elsewhere, { state }),
      'answer for the teacher': () => acknowledge(token, { state, for_user_id: ids.teacher }),
      'say more': async () =>
        drill.isOpen && school.call('followUpNotification', { token, path, body: { content } }),
      'all clear': async () => {
        if (!drill.isOpen) return;
        drill.isOpen = false;
        return school.call('endEmergency', { token, path, body: { content } });
      },
      'change the college': async () => {
        const college = await school.call('getCollege', { token });
        const { version, short_name, acronym, address, commune, email, phone, ...rest } = college.data.data;
        const { have_advertising, show_onboarding, app_status_publishing } = rest;
        const { id: _own, ...setting } = rest.setting;
        const record = { name, short_name, acronym, address, commune_id: commune?.id ?? null, email, phone };
        const body = { ...record, have_advertising, show_onboarding, app_status_publishing, setting };
        return school.call('updateCollege', { token, body, headers: { 'if-match': `"${version}"` } });
      },
      'end another sign-in': async () => {
        const id = others.pop();
        return id && school.call('revokeSession', { token: tokens.teacher, path: { id } });
      },
    };
    const answer = (await done[act]()) as { status: number; data?: unknown } | undefined;
    if (answer) expect(answer.status, `${act}: ${JSON.stringify(answer.data)}`).toBeLessThan(300);
  }

  /** Returns the log after a sequence number, for one person or for all. */
  const logged = async (userId: string | undefined, after: number) => {
    const rows = await school.arrange((tx) =>
      tx.selectFrom('stream_events').select(['seq', 'kind', 'data', 'user_ids']).orderBy('seq').execute(),
    );
    const isAddressed = (of: string[] | null) => !userId || !of || of.includes(userId);
    // Neither of the two people may change every record of a kind.
    const mayKnow = (kind: string) => !userId || kind !== 'record.changed';
    const expected = rows.filter((row) => row.seq > after && isAddressed(row.user_ids) && mayKnow(row.kind));
    return expected.map(({ seq, kind }) => `${seq} ${kind}`);
  };
  const head = async (userId?: string) => Number((await logged(userId, 0)).at(-1)?.split(' ')[0] ?? 0);
  const listEvents = ({ events }: OpenScreen) =>
    events.filter(({ event }) => event.kind !== 'ready' && event.kind !== 'reset');

  test('misses and repeats no event over any disconnects: the state plus the events equals the current state', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        await signInElsewhere(2);
        const watched = { id: drill.id, board: await board() };
        let screen = await openScreen(school, { token: tokens.teacher });
        const watcher = await openScreen(school, { token: tokens.watcher });
        await Promise.all([screen, watcher].map(({ until, events }) => until(() => events.length > 0)));
        const from = Number(screen.lastId());
        let held = await fetched();
        const receivedEvents: string[] = [];
        const note = async () => {
          for (const { id, event } of listEvents(screen)) {
            receivedEvents.push(`${id} ${event.kind}`);
            held = await apply(held, event);
          }
        };
        for (const { act, safe, isCut } of list) {
          if (isCut) screen.close();
          await take(act, safe);
          if (!isCut) continue;
          await screen.ended;
          await note();
          screen = await openScreen(school, { token: tokens.teacher, lastEventId: screen.lastId() });
        }
        const [last, lastWatched] = [await head(ids.teacher), await head(ids.watcher)];
        await screen.until(() => Number(screen.lastId()) >= last);
        await watcher.until(() => Number(watcher.lastId()) >= lastWatched);
        await note();
        expect(receivedEvents).toEqual(await logged(ids.teacher, from));
        expect(held).toEqual(await fetched());

        const events = listEvents(watcher);
        expect(events.map(({ id, event }) => `${id} ${event.kind}`)).toEqual(await logged(ids.watcher, from));
        const answers = events.flatMap(({ event }) =>
          event.kind === 'emergency.acknowledged' && event.data.notification_id === drill.id
            ? [event.data]
            : [],
        );
        const before = watched.id === drill.id ? watched.board : {};
        const after = answers.map(({ user_id, state, at }) => [user_id, { state, at }] as const);
        expect({ ...before, ...Object.fromEntries(after) }).toEqual(await board());
        for (const one of [screen, watcher]) one.close();
        await Promise.all([screen.ended, watcher.ended]);
      }),
      { seed: 20_261_121, numRuns: rounds(5, 50) },
    );
  }, 900_000);

  test('sends exactly one event for each of these acts', async () => {
    const kindsByAct: Partial<Record<Act, string>> = {
      'begin a group': 'conversation.updated',
      'rename it': 'conversation.updated',
      'take the teacher out or in': 'conversation.updated',
      'take another out or in': 'conversation.updated',
      notify: 'notification.created',
      'start a drill': 'emergency.started',
      answer: 'emergency.acknowledged',
      'answer for the teacher': 'emergency.acknowledged',
      'say more': 'emergency.updated',
      'all clear': 'emergency.ended',
      'change the college': 'college.updated',
      'end another sign-in': 'session.revoked',
    };
    const onRecord: Act[] = ['answer for the teacher', 'say more', 'all clear', 'change the college'];
    await signInElsewhere(1);
    for (const act of acts) {
      const before = await head();
      await take(act, true);
      const events = (await logged(undefined, before)).map((line) => line.split(' ')[1]);
      const others = events.filter((kind) => !/^records?\.changed$/.test(kind!));
      expect([act, others]).toEqual([act, [kindsByAct[act]]]);
      expect([act, events.includes('record.changed')]).toEqual([act, onRecord.includes(act)]);
    }
  });
});
