import { demoPasswords, templateWrites } from '@school/domain/fixtures';
import { type OperationId } from '@school/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openSchool, type School } from '../testing/openSchool.ts';
import { readChoices, newPerson, newPost, newEvent, pdf } from '../testing/writing.ts';
import { multipart } from '../testing/multipart.ts';
import { rejectPowerfulRole } from './appRole.ts';
import { connect } from './connection.ts';
import { inCollege } from './collegeTransaction.ts';

const missing = '01990000-0000-7000-8000-000000000000';

describe.each(databases)('separation of schools on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());

  const tenantTables = async () => {
    const { rows } = await sql<{ name: string; enabled: boolean; forced: boolean; policies: number }>`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and (c.relname = 'colleges' or exists (
          select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'college_id' and a.attnum > 0))
        and c.relname <> 'college_domains' order by 1`.execute(school.db);
    return rows;
  };

  test('the provider’s role owns nothing and bypasses nothing', async () => {
    await expect(rejectPowerfulRole(school.db)).resolves.toBeUndefined();
    const { rows } = await sql<Record<string, unknown>>`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*) from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = current_user`.execute(school.db);
    expect(rows[0]).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
    });
  });

  test('rejects an owner as the provider’s role', async () => {
    const owner = connect({ ...database.owner, database: database.template, max: 1 });
    await expect(rejectPowerfulRole(owner)).rejects.toThrow(/Schools would not be kept apart/);
    await owner.destroy();
  });

  test('forces row-level security on every table of schools', async () => {
    const tables = await tenantTables();
    expect(tables.length).toBeGreaterThan(15);
    expect(tables.filter(({ enabled, forced, policies }) => !enabled || !forced || policies !== 1)).toEqual(
      [],
    );
  });

  test('puts college_id first in every key and index', async () => {
    const { rows } = await sql<{ name: string; first: string }>`
      select i.indexrelid::regclass::text as name, a.attname as first
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where c.relname = any(${(await tenantTables()).map(({ name }) => name)})`.execute(school.db);
    expect(rows.filter(({ first, name }) => first !== 'college_id' && !name.startsWith('colleges_'))).toEqual(
      [],
    );
  });

  test('returns no row of any table without a college', async () => {
    for (const { name } of await tenantTables()) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
        school.db,
      );
      expect([name, rows[0]!.count]).toEqual([name, 0]);
    }
  });

  test('hides and rejects rows of another college', async () => {
    const domains = await school.db.selectFrom('college_domains').selectAll().execute();
    const [ours, theirs] = ['aromos.localhost', 'puertoclaro.localhost'].map(
      (host) => domains.find(({ domain }) => domain === host)!.college_id,
    ) as [string, string];
    const visible = await inCollege(school.db, ours, (tx) =>
      tx.selectFrom('users').select('college_id').distinct().execute(),
    );
    expect(visible).toEqual([{ college_id: ours }]);
    const grade = {
      college_id: theirs,
      id: missing,
      code: 'X',
      name: 'X',
      level: 'media',
      position: 1,
    } as const;
    const insert = inCollege(school.db, ours, (tx) => tx.insertInto('grades').values(grade).execute());
    await expect(insert).rejects.toThrow(/row-level security/);
    const move = inCollege(school.db, ours, (tx) =>
      tx.updateTable('grades').set({ college_id: theirs }).execute(),
    );
    await expect(move).rejects.toThrow(/row-level security/);
  });

  test('rejects a change of a school’s domain by a request', async () => {
    const row = { domain: 'evil.example', college_id: missing };
    await expect(school.db.insertInto('college_domains').values(row).execute()).rejects.toThrow(
      /permission denied/,
    );
  });

  test('answers a foreign id exactly like an unknown one', async () => {
    const host = 'puertoclaro.localhost';
    const theirToken = await school.as('administrador', host);
    const choices = await readChoices(school, theirToken, host);
    const body = newPost(choices, { title: 'canario-7f3a' });
    const post = (await school.call('createPost', { token: theirToken, host, body })).data.data;
    const session = (await school.call('listSessions', { token: theirToken, host })).data.data[0]!;
    const notice = { title: 'canario', content: 'x', audience: { scope: 'all' }, status: 'sent' };
    const alarm = { ...notice, emergency: true, mode: 'drill' };
    const notification = (await school.call('createNotification', { token: theirToken, host, body: alarm }))
      .data.data;
    const role = (await school.call('listRoles', { token: theirToken, host })).data.data[4]!;
    const someone = newPerson({ role_ids: [role.id] });
    const person = (await school.call('createUser', { token: theirToken, host, body: someone })).data.data;
    const theirRequest = { token: theirToken, host };
    const event = (await school.call('createEvent', { ...theirRequest, body: newEvent() })).data.data;
    const feed = (await school.call('createCalendarFeed', { ...theirRequest, body: { name: 'x' } })).data
      .data;
    const { suspension } = templateWrites;
    const template = (await school.call('createTemplate', { ...theirRequest, body: suspension })).data.data;
    const token = await school.as('administrador');
    // The PIN is checked first, so a missing one would answer 422 for any id.
    const ownPin = { pin: '739154', current_password: demoPasswords.aromos };
    await school.call('updateOwnPin', { token, body: ownPin });
    const validPost = newPost(await readChoices(school, token));
    const peerToken = await school.as('direccion', host);
    const peer = (await school.call('getCurrentUser', { token: peerToken, host })).data.data;
    const group = { kind: 'group', name: 'canario-7f3a', member_ids: [peer.id] };
    const talk = (await school.call('createConversation', { ...theirRequest, body: group })).data.data;
    const words = { client_id: 'canario-7f3a', body: 'canario-7f3a' };
    const inTalk = { ...theirRequest, path: { id: talk.id } };
    const message = (await school.call('createMessage', { ...inTalk, body: words })).data.data;
    const byPeer = { token: peerToken, host, path: { id: message.id }, body: { reason: 'spam' } };
    const report = (await school.call('createMessageReport', byPeer)).data.data;
    const document = (await school.call('listDocuments', { token: theirToken, host })).data.data[0]!;
    const place = (await school.call('listPlaces', theirRequest)).data.data[1]!;
    const placeWrite = { name: 'x', code: 'x', address: 'x', timezone: 'America/Santiago' };
    const contact = (await school.call('listContacts', { token: theirToken, host })).data.data[0]!;
    const form = multipart({ _method: 'PUT', file: pdf() });
    const file = multipart({ file: pdf() });
    const sent = await school.call('createAttachment', { ...inTalk, ...file });
    const putUp = await school.call('createPostAttachment', { ...theirRequest, ...file });
    const documentWrite = { title: 'x', category_id: document.category.id, audience: { scope: 'all' } };
    const calls: [OperationId, string, object?, Record<string, string>?, string?][] = [
      ['getPost', post.id],
      ['updatePost', post.id, validPost, { 'if-match': '"1"' }],
      ['publishPost', post.id],
      ['archivePost', post.id],
      ['markPostRead', post.id],
      ['deletePost', post.id],
      ['updatePostCategory', choices.categories[0]!.id, { name: 'Tomada' }],
      ['deletePostCategory', choices.categories[0]!.id],
      ['getTemplate', template.id],
      ['updateTemplate', template.id, { name: 'Tomada' }, { 'if-match': '"1"' }],
      ['deleteTemplate', template.id],
      ['revokeSession', session.id],
      ['getNotification', notification.id],
      ['updateNotification', notification.id, notice, { 'if-match': '"1"' }],
      ['cancelNotification', notification.id],
      ['markNotificationRead', notification.id],
      ['acknowledgeNotification', notification.id, { state: 'safe' }],
      ['listNotificationRecipients', notification.id],
      ['getNotificationBoard', notification.id],
      ['exportNotificationBoard', notification.id],
      ['remindUnanswered', notification.id],
      ['approveEmergency', notification.id, { pin: '739154' }],
      ['rejectEmergency', notification.id, { reason: 'Falsa alarma.' }],
      ['skipApproval', notification.id, { reason: 'Nadie responde.' }],
      ['endEmergency', notification.id, { content: 'Terminó.' }],
      ['getUser', person.id],
      ['updateUser', person.id, newPerson(), { 'if-match': '"1"' }],
      ['deleteUser', person.id],
      ['resetUserPassword', person.id],
      ['sendInvitation', person.id],
      ['setUserPin', person.id, { pin: '4826' }],
      ['deleteUserPin', person.id],
      ['setUserRoles', person.id, { role_ids: [] }, { 'if-match': '"1"' }],
      ['getRole', role.id],
      ['updateRole', role.id, { name: 'Tomada', permissions: [] }, { 'if-match': '"1"' }],
      ['deleteRole', role.id],
      ['getEvent', event.id],
      ['markEventRead', event.id],
      ['updateEvent', event.id, newEvent(), { 'if-match': '"1"' }],
      ['cancelEvent', event.id],
      ['syncEvent', event.id],
      ['deleteEvent', event.id],
      ['revokeCalendarFeed', feed.id],
      ['getConversation', talk.id],
      ['createMessageReport', message.id, { reason: 'spam' }],
      ['getMessageReport', report.id],
      ['handleMessageReport', report.id, { outcome: 'no_action' }],
      ['removeReportedMessage', report.id],
      ['updateConversation', talk.id, { name: 'Tomado' }, { 'if-match': '"1"' }],
      ['addConversationMembers', talk.id, { user_ids: [missing] }],
      ['removeConversationMember', talk.id],
      ['listMessages', talk.id],
      ['createMessage', talk.id, words],
      ['markConversationRead', talk.id, { seq: 1 }],
      ['markConversationUnread', talk.id, { seq: 1 }],
      ['updateConversationSettings', talk.id, { pinned: true }],
      ['updateMessage', message.id, { body: 'Tomado' }],
      ['deleteMessage', message.id],
      ['addReaction', message.id],
      ['removeReaction', message.id],
      ['getDocument', document.id],
      ['downloadDocument', document.id],
      ['updateDocument', document.id, documentWrite, { 'if-match': '"1"' }],
      ['replaceDocumentFile', document.id, form.body, { ...form.headers, 'if-match': '"1"' }],
      ['deleteDocument', document.id],
      ['updateDocumentCategory', document.category.id, { name: 'Tomada' }],
      ['deleteDocumentCategory', document.category.id],
      ['getPlace', place.id],
      ['updatePlace', place.id, placeWrite, { 'if-match': '"1"' }],
      ['deletePlace', place.id],
      ['getContact', contact.id],
      ['getContactCard', contact.id],
      ['updateContact', contact.id, { kind: 'person', name: 'x' }, { 'if-match': '"1"' }],
      ['deleteContact', contact.id],
      ['createAttachment', talk.id, file.body, file.headers],
      ['downloadAttachment', sent.data.data.id],
      ['downloadPostAttachment', putUp.data.data.id],
    ];
    const receipts = (['listReceipts', 'getReminderPreview', 'sendReminder', 'confirmRead'] as const).flatMap(
      (operation) =>
        Object.entries({ post, event, notification }).map(
          ([record, { id }]): [OperationId, string, undefined, undefined, string] => [
            operation,
            id,
            undefined,
            undefined,
            record,
          ],
        ),
    );
    for (const [operation, id, sent, headers, record] of [...receipts, ...calls]) {
      const [foreign, none] = await Promise.all(
        [id, missing].map((one) =>
          school.call(operation, {
            token,
            path: { id: one, user_id: peer.id, emoji: '👍', ...(record && { record }) },
            body: sent,
            headers,
          }),
        ),
      );
      expect([operation, foreign!.status]).toEqual([operation, 404]);
      const comparable = ({ status, data, headers: all }: NonNullable<typeof foreign>) => ({
        status,
        data,
        headers: { ...all, date: '' },
      });
      expect(comparable(foreign!)).toEqual(comparable(none!));
    }
    expect((await school.call('getEvent', { ...theirRequest, path: { id: event.id } })).data.data).toEqual(
      event,
    );
    const after = await school.call('getPost', { token: theirToken, host, path: { id: post.id } });
    expect(after.data.data).toEqual(post);
    const still = await school.call('getUser', { token: theirToken, host, path: { id: person.id } });
    expect(still.data.data).toEqual(person);
    const theirs = await school.call('getTemplate', { ...theirRequest, path: { id: template.id } });
    expect(theirs.data.data).toEqual(template);
    const templates = await school.call('listTemplates', { token, query: { kind: 'notification' } });
    expect(templates.data.data).toEqual([]);
    const borrowedRole = await school.call('createUser', { token, body: newPerson({ role_ids: [role.id] }) });
    expect(borrowedRole.data.errors).toHaveProperty('role_ids');
    expect((await school.call('listPosts', { token, query: { q: 'canario-7f3a' } })).data.data).toEqual([]);
    expect((await school.call('searchMessages', { token, query: { q: 'canario' } })).data.data).toEqual([]);
    const borrowedPeer = { kind: 'direct', user_id: peer.id };
    expect((await school.call('createConversation', { token, body: borrowedPeer })).status).toBe(422);
    const courses = choices.courses.slice(0, 1);
    const audience = {
      scope: 'restricted',
      course_ids: courses.map(({ id }) => id),
      grade_ids: courses.map((course) => course.grade_id),
    };
    const borrowed = await school.call('createPost', { token, body: { ...validPost, audience } });
    expect(borrowed.data.errors).toHaveProperty(['audience.course_ids']);
    const attachment_ids = [putUp.data.data.id];
    const borrowedFile = await school.call('createPost', { token, body: { ...validPost, attachment_ids } });
    expect(borrowedFile.data.errors).toHaveProperty('attachment_ids');
    expect(
      await school
        .call('createPost', { token, body: { ...validPost, category_id: choices.categories[0]!.id } })
        .then(({ status }) => status),
    ).toBe(422);
  });
});
