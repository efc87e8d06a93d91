import type { ConversationSettingsWrite } from '@school/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../database/connection.ts';
import { collegeAt, inCollege } from '../../database/collegeTransaction.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { readyScreen } from '../../testing/openScreen.ts';
import { startScheduler } from '../../worker/scheduler.ts';
import { endDueMutes } from './mutes.ts';

const roles = ['administrador', 'direccion', 'docente', 'lectura'] as const;
type Member = (typeof roles)[number];

const hour = 3_600_000;

describe.each(usualDatabases)('own settings of a conversation on $name', (database) => {
  let school: School;
  const tokens = {} as Record<Member, string>;
  const ids = {} as Record<Member, string>;
  let conversation: string;
  let createdCount = 0;
  beforeAll(async () => {
    school = await openSchool(database);
    for (const role of roles) {
      tokens[role] = await school.as(role);
      ids[role] = (await school.call('getCurrentUser', { token: tokens[role] })).data.data.id;
    }
  });
  afterAll(() => school.close());

  const createGroup = async (): Promise<string> => {
    const created = await school.call('createConversation', {
      token: tokens.administrador,
      body: { kind: 'group', name: 'Jefaturas', member_ids: [ids.direccion, ids.docente] },
    });
    return created.data.data.id;
  };
  const send = (as: Member, body = 'Buenos días') =>
    school.call('createMessage', {
      token: tokens[as],
      path: { id: conversation },
      body: { client_id: `ajustes-${(createdCount += 1)}`, body },
    });
  const set = (as: Member, body: ConversationSettingsWrite, id = conversation) =>
    school.call('updateConversationSettings', { token: tokens[as], path: { id }, body });
  const mark = (as: Member, how: 'Read' | 'Unread', seq: number) =>
    school.call(`markConversation${how}`, { token: tokens[as], path: { id: conversation }, body: { seq } });
  const read = async (as: Member) =>
    (await school.call('getConversation', { token: tokens[as], path: { id: conversation } })).data.data;
  const list = async (as: Member, query: object = {}) =>
    (
      await school.call('listConversations', { token: tokens[as], query: { per_page: 100, ...query } })
    ).data.data.map(({ id }) => id);
  const unread = async (as: Member) =>
    (await school.call('countUnreadMessages', { token: tokens[as] })).data.data.count;
  const inHours = (hours: number) => new Date(school.clock.now.getTime() + hours * hour);

  beforeEach(async () => {
    await school.arrange((tx) => tx.updateTable('conversation_members').set({ pinned_at: null }).execute());
    conversation = await createGroup();
    for (let count = 0; count < 4; count += 1) await send('direccion');
  });

  test('marks messages as unread for the person only; the others see what was read before', async () => {
    await mark('docente', 'Read', 4);
    expect((await mark('docente', 'Unread', 3)).status).toBe(204);
    expect(await read('docente')).toMatchObject({ last_read_seq: 2, unread_count: 2 });
    for (const role of ['direccion', 'docente'] as const) {
      const member = (await read(role)).members.find(({ user }) => user.id === ids.docente);
      expect(member!.last_read_seq).toBe(4);
    }
  });

  test.each([
    ['before the unread messages', 1, 1],
    ['to a part of them', 3, 3],
    ['to what was read before', 4, 4],
    ['to a later message', 5, 5],
  ])('reading %s moves the own pointer forward only', async (_, seq, pointer) => {
    await mark('docente', 'Read', 4);
    await mark('docente', 'Unread', 2);
    await send('direccion');
    await mark('docente', 'Read', seq);
    expect(await read('docente')).toMatchObject({ last_read_seq: pointer, unread_count: 5 - pointer });
  });

  test('marking unread from a later message than the unread ones marks those before it as read', async () => {
    await mark('docente', 'Read', 4);
    await mark('docente', 'Unread', 2);
    await mark('docente', 'Unread', 4);
    expect(await read('docente')).toMatchObject({ last_read_seq: 3 });
    await mark('docente', 'Unread', 100);
    expect(await read('docente')).toMatchObject({ last_read_seq: 3 });
  });

  test('an own message ends what was marked as unread', async () => {
    await mark('docente', 'Unread', 1);
    await send('docente');
    expect(await read('docente')).toMatchObject({ last_read_seq: 5, unread_count: 0 });
  });

  test('sends events of unread messages and settings to the person only', async () => {
    const ownScreen = await readyScreen(school, { token: tokens.docente });
    const other = await readyScreen(school, { token: tokens.direccion });
    await mark('docente', 'Read', 4);
    await mark('docente', 'Unread', 2);
    await mark('docente', 'Unread', 2);
    await mark('docente', 'Read', 3);
    await set('docente', { pinned: true });
    await send('direccion', 'Listo');
    const kinds = ({ events }: typeof ownScreen) =>
      events.map(({ event }) => event.kind).filter((kind) => kind !== 'message.created');
    const isDone = ({ events }: typeof ownScreen) =>
      events.some(({ event }) => event.kind === 'message.created');
    await ownScreen.until(() => isDone(ownScreen));
    await other.until(() => isDone(other));
    expect(kinds(ownScreen)).toEqual([
      'ready',
      'conversation.read',
      'conversation.unread',
      'conversation.read',
      'conversation.settings',
    ]);
    expect(kinds(other)).toEqual(['ready', 'conversation.read']);
    ownScreen.close();
    other.close();
  });

  test('keeps the settings of each person apart, and the version of the conversation', async () => {
    const { version } = await read('docente');
    const answer = await set('docente', { mute: 'until_changed', pinned: true });
    expect(answer.status).toBe(200);
    expect(answer.data.data).toEqual(await read('docente'));
    expect(answer.data.data).toMatchObject({
      settings: { muted: true, muted_until: null, pinned: true, archived: false },
      version,
    });
    expect((await read('direccion')).settings).toEqual({
      muted: false,
      muted_until: null,
      pinned: false,
      archived: false,
    });
    await set('docente', { mute: 'off' });
    expect((await read('docente')).settings).toMatchObject({ muted: false, pinned: true });
  });

  test('lists pinned conversations first and archived ones apart', async () => {
    await set('docente', { pinned: true });
    school.clock.now = new Date(school.clock.now.getTime() + 1000);
    const later = await createGroup();
    expect((await list('docente')).slice(0, 2)).toEqual([conversation, later]);
    await set('docente', { archived: true }, later);
    expect(await list('docente')).not.toContain(later);
    expect(await list('docente', { archived: true })).toEqual([later]);
    expect(await list('direccion', { archived: true })).toEqual([]);
    await set('docente', { archived: false }, later);
    expect(await list('docente', { archived: true })).toEqual([]);
  });

  test('archiving unpins, and pinning takes out of the archive', async () => {
    await set('docente', { pinned: true });
    expect((await set('docente', { archived: true })).data.data.settings).toMatchObject({
      pinned: false,
      archived: true,
    });
    expect((await set('docente', { pinned: true })).data.data.settings).toMatchObject({
      pinned: true,
      archived: false,
    });
    const both = await set('docente', { pinned: true, archived: true });
    expect([both.status, Object.keys(both.data.errors!)]).toEqual([422, ['pinned']]);
  });

  test('rejects a sixth pin, also when two are set at once (422)', async () => {
    const groups = await Promise.all(Array.from({ length: 6 }, createGroup));
    for (const id of groups.slice(0, 4))
      expect((await set('docente', { pinned: true }, id)).status).toBe(200);
    const answers = await Promise.all(groups.slice(4).map((id) => set('docente', { pinned: true }, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const rejected = answers.find(({ status }) => status === 422)!;
    expect(rejected.data.errors).toHaveProperty('pinned');
    expect((await set('docente', { pinned: true }, groups[0])).status).toBe(200);
    expect((await set('direccion', { pinned: true }, groups[0])).status).toBe(200);
    await set('docente', { pinned: false }, groups[0]);
    const last = answers.indexOf(rejected) + 4;
    expect((await set('docente', { pinned: true }, groups[last])).status).toBe(200);
  });

  test('a message takes the conversation out of the archive, except for those who muted it', async () => {
    await set('docente', { archived: true });
    await set('administrador', { archived: true, mute: 'until_changed' });
    await send('direccion');
    expect((await read('docente')).settings.archived).toBe(false);
    expect((await read('administrador')).settings.archived).toBe(true);
  });

  test('counts unread messages without muted and archived conversations', async () => {
    const before = await unread('docente');
    await set('docente', { mute: 'one_hour' });
    expect(await unread('docente')).toBe(before - 4);
    await set('docente', { mute: 'off', archived: true });
    expect(await unread('docente')).toBe(before - 4);
    await set('docente', { archived: false });
    await mark('docente', 'Read', 4);
    await mark('docente', 'Unread', 4);
    expect(await unread('docente')).toBe(before - 3);
  });

  test('ends muting at its time, once, and notifies the person’s open screens', async () => {
    const other = await createGroup();
    await set('docente', { mute: 'one_hour', pinned: true });
    await set('direccion', { mute: 'eight_hours' });
    await set('docente', { mute: 'until_changed' }, other);
    expect((await read('docente')).settings.muted_until).toBe(inHours(1).toISOString());
    const screen = await readyScreen(school, { token: tokens.docente });
    /** Runs one round of the scheduler of two other processes. */
    const removeExpired = async (now: Date) => {
      const failures: unknown[] = [];
      await Promise.all(
        [1, 2].map(async () => {
          const db = connect({ ...database.app, database: school.databaseName, max: 2 });
          const scheduler = startScheduler(
            db,
            () => now,
            [endDueMutes],
            (error) => failures.push(error),
          );
          scheduler.wake();
          await scheduler.idle();
          await scheduler.stop();
          await db.destroy();
        }),
      );
      expect(failures).toEqual([]);
    };
    await removeExpired(inHours(0.99));
    expect((await read('docente')).settings.muted).toBe(true);
    await removeExpired(inHours(1));
    expect((await read('docente')).settings).toEqual({
      muted: false,
      muted_until: null,
      pinned: true,
      archived: false,
    });
    expect((await read('direccion')).settings.muted).toBe(true);
    await send('direccion');
    await screen.until(() => screen.events.some(({ event }) => event.kind === 'message.created'));
    expect(screen.events.filter(({ event }) => event.kind === 'conversation.settings')).toMatchObject([
      { event: { data: { conversation_id: conversation, settings: { muted: false, pinned: true } } } },
    ]);
    await removeExpired(inHours(9));
    expect((await read('direccion')).settings.muted).toBe(false);
    const path = { id: other };
    const untilChanged = await school.call('getConversation', { token: tokens.docente, path });
    expect(untilChanged.data.data.settings.muted).toBe(true);
    screen.close();
  });

  test('a conversation that is being written to is left to the next check', async () => {
    await set('docente', { mute: 'one_hour' });
    const collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
    const due = inHours(2);
    await school.arrange(async (tx) => {
      await tx.selectFrom('conversations').select('id').where('id', '=', conversation).forUpdate().execute();
      expect(await inCollege(school.db, collegeId, (job) => endDueMutes(job, collegeId, due))).toBe(false);
    });
    expect(await inCollege(school.db, collegeId, (job) => endDueMutes(job, collegeId, due))).toBe(true);
  });

  test('denies people who are no members, and an empty change', async () => {
    expect((await set('lectura', { pinned: true })).status).toBe(403);
    expect((await mark('lectura', 'Unread', 1)).status).toBe(403);
    expect((await set('docente', {})).status).toBe(422);
    expect((await mark('docente', 'Unread', 0)).status).toBe(422);
    expect((await set('docente', { pinned: true })).status).toBe(200);
  });
});
