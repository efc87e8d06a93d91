import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collegeAt, inCollege } from '../database/collegeTransaction.ts';
import { recordsChanged } from '../journal/events.ts';
import { appendEvents } from '../journal/journal.ts';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { type OpenScreen, readyScreen } from '../testing/openScreen.ts';

const kinds = ({ events }: OpenScreen) => events.map(({ event }) => event.kind);

describe.each(usualDatabases)('changes of records on $name', (database) => {
  let school: School;
  let now: Date;
  const opened: OpenScreen[] = [];
  beforeAll(async () => {
    school = await openSchool(database);
    ({ now } = school.clock);
  });
  afterAll(() => school.close());

  const open = async (options: Parameters<typeof readyScreen>[1] = {}) => {
    const screen = await readyScreen(school, options);
    opened.push(screen);
    return screen;
  };
  const closeAll = async () => {
    for (const screen of opened) screen.close();
    await Promise.all(opened.splice(0).map(({ ended }) => ended));
  };

  const listRecordIds = (screen: OpenScreen, kind: string) =>
    screen.events.flatMap(({ event }) => (event.kind === kind ? [event.data] : []));

  /** Waits until the screens have received everything that was announced so far. */
  const settle = async (screens: readonly OpenScreen[]) => {
    const collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
    const last = { kind: 'college.updated', to: 'everyone' as const, data: {} };
    await inCollege(school.db, collegeId, (tx) => appendEvents(tx, collegeId, [last], now));
    for (const screen of screens) await screen.until(() => kinds(screen).includes('college.updated'));
  };
  const getName = async (token: string) => {
    const { name, first_lastname, second_lastname } = (await school.call('getCurrentUser', { token })).data
      .data;
    return `${name} ${first_lastname} ${second_lastname}`;
  };
  const contactNamed = (name: string) => ({
    kind: 'organisation' as const,
    name,
    emails: [],
    phones: [],
    place_ids: [],
    emergency: false,
  });

  test('sends who changed and deleted a record to people who may change all of its kind; to readers only the kind', async () => {
    const token = await school.as('administrador');
    const mayChange = await open({ token });
    const mayRead = await open({ token: await school.as('lectura') });
    const created = await school.call('createContact', { token, body: contactNamed('Bomberos') });
    const { id, version } = created.data.data;
    const changed = await school.call('updateContact', {
      token,
      path: { id },
      body: contactNamed('Bomberos de Ñuñoa'),
      headers: { 'if-match': `"${version}"` },
    });
    await school.call('deleteContact', {
      token,
      path: { id },
      headers: { 'if-match': `"${changed.data.data.version}"` },
    });
    await settle([mayChange, mayRead]);
    const by = { record: 'contact', id, changed_by: await getName(token), changed_at: now.toISOString() };
    expect(listRecordIds(mayChange, 'record.changed')).toEqual([
      { ...by, change: 'updated' },
      { ...by, change: 'deleted' },
    ]);
    expect(listRecordIds(mayRead, 'record.changed')).toEqual([]);
    for (const screen of [mayChange, mayRead])
      expect(listRecordIds(screen, 'records.changed')).toEqual(
        Array.from({ length: 3 }, () => ({ record: 'contact' })),
      );
    expect(mayRead.text()).not.toContain(id);
    await closeAll();
  });

  test('answers a write with the id of its last event, and a write without events with none', async () => {
    const token = await school.as('administrador');
    const screen = await open({ token });
    const create = () =>
      school.call('createContact', {
        token,
        body: contactNamed('Cruz Roja'),
        headers: { 'idempotency-key': 'the-red-cross-0001' },
      });
    const { headers, data } = await create();
    await settle([screen]);
    const written = screen.events.filter(({ event }) => event.kind === 'records.changed');
    expect(headers['last-event-id']).toBe(written.at(-1)!.id);
    const removed = await school.call('deleteContact', {
      token,
      path: { id: data.data.id },
      headers: { 'if-match': `"${data.data.version}"` },
    });
    expect(Number(removed.headers['last-event-id'])).toBeGreaterThan(Number(headers['last-event-id']));
    expect((await create()).headers).not.toHaveProperty('last-event-id');
    const read = await school.call('markAllNotificationsRead', { token });
    expect(read.status).toBe(204);
    expect(read.headers).not.toHaveProperty('last-event-id');
    await closeAll();
  });

  test('sends nothing about a kind of record that the person may not see', async () => {
    const mayNotSee = await open({ token: await school.as('lectura') });
    const token = await school.as('administrador');
    const { data } = await school.call('listUsers', { token });
    const { id } = data.data.find(({ can }) => can.update)!;
    const answer = await school.call('setUserPin', { token, path: { id }, body: { pin: '482915' } });
    expect(answer.status).toBeLessThan(300);
    await settle([mayNotSee]);
    expect(kinds(mayNotSee).filter((kind) => kind.endsWith('.changed'))).toEqual([]);
    await closeAll();
  });

  test('N15: names no record to a person whose permission to change is limited to their part of the school', async () => {
    const teacher = await open({ token: await school.as('docente') });
    const token = await school.as('administrador');
    const { data } = await school.call('listPosts', { token, query: { 'filter[status]': 'published' } });
    const { id, version } = data.data.find(({ can }) => can.delete)!;
    const headers = { 'if-match': `"${version}"` };
    expect((await school.call('archivePost', { token, path: { id }, headers })).status).toBe(200);
    await settle([teacher]);
    expect(listRecordIds(teacher, 'records.changed')).toEqual([{ record: 'post' }]);
    expect(teacher.text()).not.toContain(id);
    await closeAll();
  });

  test('N15: names no record to a person who may change all of its kind, but see only some', async () => {
    const token = await school.as('administrador');
    const asRole = async (view: 'any' | 'own', role: 'inspectoria' | 'direccion') => {
      const as = await school.as(role);
      const { id } = (await school.call('getCurrentUser', { token: as })).data.data;
      await school.arrange(async (tx) => {
        const roles = tx.selectFrom('user_roles').select('role_id').where('user_id', '=', id);
        await tx
          .updateTable('role_permissions')
          .set({ scope: view })
          .where('permission', '=', 'contacts.view')
          .where('role_id', 'in', roles)
          .execute();
      });
      return open({ token: as });
    };
    const [seesSome, seesAll] = [await asRole('own', 'inspectoria'), await asRole('any', 'direccion')];
    const { id, version } = (await school.call('createContact', { token, body: contactNamed('Cesfam') })).data
      .data;
    const headers = { 'if-match': `"${version}"` };
    expect((await school.call('deleteContact', { token, path: { id }, headers })).status).toBe(204);
    await settle([seesSome, seesAll]);
    expect(listRecordIds(seesAll, 'record.changed')).toMatchObject([{ record: 'contact', id }]);
    expect(listRecordIds(seesSome, 'record.changed')).toEqual([]);
    expect(seesSome.text()).not.toContain(id);
    await closeAll();
  });

  test('notifies each person only of the kinds of records that they may see', async () => {
    const hidden = ['post', 'event', 'notification', 'document', 'contact', 'user'] as const;
    const shared = ['place', 'role', 'post_category', 'document_category'] as const;
    const reader = await open({ token: await school.as('docente') });
    const token = await school.as('asistente');
    const { id } = (await school.call('getCurrentUser', { token })).data.data;
    await school.arrange((tx) => tx.deleteFrom('user_roles').where('user_id', '=', id).execute());
    const withoutRole = await open({ token });
    const collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
    const events = [...hidden, ...shared].map(recordsChanged);
    await inCollege(school.db, collegeId, (tx) => appendEvents(tx, collegeId, events, now));
    await settle([reader, withoutRole]);
    const records = (screen: OpenScreen) =>
      listRecordIds(screen, 'records.changed').map((data) => (data as { record: string }).record);
    expect(records(reader)).toEqual([...hidden, ...shared]);
    expect(records(withoutRole)).toEqual(shared);
    await closeAll();
  });

  test('announces nothing to a person whose role was removed after the stream was opened', async () => {
    const token = await school.as('administrador');
    const reader = await school.as('lectura');
    const screen = await open({ token: reader });
    const { id } = (await school.call('getCurrentUser', { token: reader })).data.data;
    await school.arrange((tx) => tx.deleteFrom('user_roles').where('user_id', '=', id).execute());
    await school.call('createContact', { token, body: contactNamed('Posta') });
    await settle([screen]);
    expect(listRecordIds(screen, 'records.changed')).toEqual([]);
    await closeAll();
  });
});
