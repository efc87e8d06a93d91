import { demoPasswords } from '@school/domain/fixtures';
import { randomUUID } from 'node:crypto';
import type { OperationId } from '@school/domain';
import { connect } from '../../apps/provider/src/database/connection.ts';
import { unsubscribeToken } from '../../apps/provider/src/mail/unsubscribeToken.ts';
import { createEncryption } from '../../apps/provider/src/security/encryption.ts';
import { defaultLimits } from '../../apps/provider/src/security/limits.ts';
import {
  type CallOptions,
  openSchool,
  type Role,
  type School,
} from '../../apps/provider/src/testing/openSchool.ts';
import { multipart } from '../../apps/provider/src/testing/multipart.ts';
import {
  type Choices,
  readChoices,
  newDocument,
  newEvent,
  newPerson,
  newPost,
  pdf,
  readFeedToken,
} from '../../apps/provider/src/testing/writing.ts';
import type { TestDatabase } from '../../apps/provider/vitest.database.ts';
import { arrangedApproval } from './scenarioApproval.ts';
import { arrangedMessenger } from './scenarioMessenger.ts';
import { arrangedReceipts } from './scenarioReceipts.ts';
import { arrangedSchool } from './scenarioSchool.ts';
import { confirmationLink, drill, notice, password, profile, resetLink } from './writes.ts';

/** A school in which every operation can succeed. */
export interface Scenario {
  school: School;
  /** Tokens of a user with all permissions, and of a read-only user. */
  token: string;
  reader: string;
  choices: Choices;
  /** Returns options with which this operation succeeds; creates single-use records for each call. */
  successful: (operation: OperationId) => Promise<CallOptions>;
  /** A school that answers 503: its database is gone. */
  broken: School;
  /** A school that answers 429: its request limit is zero. */
  flooded: School;
  close: () => Promise<void>;
}

/** Opens the scenario; its two failing schools share the same setup. */
export async function openScenario(database: TestDatabase): Promise<Scenario> {
  const school = await openSchool(database);
  const flooded = await openSchool(database, {
    limits: { ...defaultLimits, request: { hits: 0, seconds: 60 } },
  });
  const db = connect({ host: '/nowhere', user: 'nobody', database: 'none' });
  const broken = await openSchool(database, { db, logger: false });
  const token = await school.as('administrador');
  const reader = await school.as('lectura');
  const choices = await readChoices(school, token);

  const post = async (status: 'draft' | 'published' = 'published') => {
    const { data } = await school.call('createPost', { token, body: newPost(choices, { status }) });
    return { path: { id: data.data.id } };
  };
  const postAttachment = async () => {
    const sent = await school.call('createPostAttachment', { token, ...multipart({ file: pdf() }) });
    return sent.data.data.id;
  };
  const category = async () => {
    const { data } = await school.call('createPostCategory', { token, body: { name: randomUUID() } });
    return { path: { id: data.data.id } };
  };
  const notification = async (change: object) => {
    const { data } = await school.call('createNotification', { token, body: { ...notice, ...change } });
    return { path: { id: data.data.id } };
  };
  const event = async () => {
    const { data } = await school.call('createEvent', { token, body: newEvent() });
    return { path: { id: data.data.id } };
  };
  const feed = async () =>
    (await school.call('createCalendarFeed', { token, body: { name: 'Mi calendario' } })).data.data;
  const calendar = { url: 'https://nowhere.invalid/dav/', username: 'x', password: 'y', enabled: true };
  const connected = () => school.call('updateCalendarSettings', { token, body: calendar });
  const document = async () => {
    const { data } = await school.call('createDocument', { token, ...(await newDocument(school, token)) });
    return { path: { id: data.data.id } };
  };
  const documentCategory = async () => {
    const { data } = await school.call('createDocumentCategory', { token, body: { name: randomUUID() } });
    return { path: { id: data.data.id } };
  };
  const documentWrite = async () => ({
    title: 'Circular',
    category_id: (await school.call('listDocumentCategories', { token })).data.data[0]!.id,
    audience: { scope: 'all' },
  });
  const passwords = { password, password_confirmation: password };
  const roleIds = (await school.call('listRoles', { token })).data.data.map(({ id }) => id);
  const person = () => newPerson({ role_ids: [roleIds[4]!] });
  const user = async () => {
    const { data } = await school.call('createUser', { token, body: person() });
    return { path: { id: data.data.id } };
  };
  const role = async () => {
    const body = { name: randomUUID(), permissions: [] };
    const { data } = await school.call('createRole', { token, body });
    return { path: { id: data.data.id } };
  };
  const first = { headers: { 'if-match': '"1"' } };
  const signIn = { email: 'direccion@aromos.example', password: demoPasswords.aromos };

  const personId = async (role: Role) =>
    (await school.call('getCurrentUser', { token: await school.as(role) })).data.data.id;
  /** The newest notification is a manual one, which is about no other record. */
  const newestIsManual = async () => {
    school.clock.now = new Date(school.clock.now.getTime() + 1000);
    await notification({});
    return {};
  };

  const arranged: Partial<Record<OperationId, () => Promise<CallOptions>>> = {
    login: async () => ({ body: signIn }),
    revokeSignIn: async () => ({ body: { digest: '0'.repeat(64) } }),
    logout: async () => ({ token: await school.as('direccion') }),
    requestPasswordReset: async () => ({ body: { email: 'docente@aromos.example' } }),
    resetPassword: async () => ({ body: { ...(await resetLink(school)), ...passwords } }),
    register: async () => ({
      body: {
        name: 'Ana',
        first_lastname: 'Soto',
        email: `${randomUUID()}@correo.example`,
        ...passwords,
      },
    }),
    confirmSignUp: async () => ({ body: { token: await confirmationLink(school), password } }),
    updateProfile: async () => multipart(profile),
    updatePassword: async () => {
      const ownToken = (await school.call('login', { body: signIn })).data.token;
      return {
        token: ownToken,
        body: {
          current_password: demoPasswords.aromos,
          password: demoPasswords.aromos,
          password_confirmation: demoPasswords.aromos,
        },
      };
    },
    updatePreferences: async () => ({ body: { email: { kind: 'posts', frequency: 'daily' } } }),
    unsubscribeFromEmails: async () => {
      const encryption = createEncryption(Buffer.alloc(32, 7));
      const id = await personId('direccion');
      const { college_id } = await school.arrange((tx) =>
        tx.selectFrom('users').select('college_id').where('id', '=', id).executeTakeFirstOrThrow(),
      );
      return { path: { token: unsubscribeToken(encryption, college_id, id, ['posts']) } };
    },
    updateOwnPin: async () => ({ body: { pin: '4826', current_password: demoPasswords.aromos } }),
    findCollegeByDomain: async () => ({ body: { domain: 'aromos.localhost' } }),
    listNotifications: newestIsManual,
    listManagedNotifications: newestIsManual,
    revokeSession: async () => {
      await school.as('administrador');
      const { data } = await school.call('listSessions', { token });
      return { path: { id: data.data.find(({ current }) => !current)!.id } };
    },
    createPost: async () => ({ body: newPost(choices, { attachment_ids: [await postAttachment()] }) }),
    getPost: () => post(),
    updatePost: async () => ({ ...(await post()), body: newPost(choices), headers: { 'if-match': '"1"' } }),
    deletePost: () => post(),
    publishPost: () => post('draft'),
    archivePost: () => post(),
    markPostRead: () => post(),
    markEventRead: event,
    createPostCategory: async () => ({ body: { name: randomUUID() } }),
    updatePostCategory: async () => ({ ...(await category()), body: { name: randomUUID() } }),
    deletePostCategory: () => category(),
    createNotification: async () => ({ body: notice }),
    getNotification: () => notification({}),
    updateNotification: async () => ({
      ...(await notification({ status: 'draft' })),
      body: notice,
      headers: { 'if-match': '"1"' },
    }),
    cancelNotification: () => notification({ status: 'draft' }),
    markNotificationRead: () => notification({}),
    acknowledgeNotification: async () => ({ ...(await notification(drill)), body: { state: 'safe' } }),
    listNotificationRecipients: () => notification({}),
    getNotificationBoard: () => notification(drill),
    exportNotificationBoard: () => notification(drill),
    remindUnanswered: () => notification(drill),
    followUpNotification: async () => ({ ...(await notification(drill)), body: { content: 'Calma.' } }),
    endEmergency: async () => ({ ...(await notification(drill)), body: { content: 'Terminó.' } }),
    sendHeartbeats: async () => ({
      body: { visits: [{ id: randomUUID(), started_at: school.clock.now.toISOString(), seconds: 60 }] },
    }),
    searchAudience: async () => ({ body: { audience: { scope: 'all' } } }),
    previewAudience: async () => ({ body: { audience: { scope: 'all' } } }),
    createUser: async () => ({ body: person() }),
    getUser: () => user(),
    updateUser: async () => ({ ...(await user()), ...first, body: person() }),
    deleteUser: () => user(),
    resetUserPassword: () => user(),
    sendInvitation: () => user(),
    setUserPin: async () => ({ ...(await user()), body: { pin: '4826' } }),
    deleteUserPin: () => user(),
    setUserRoles: async () => ({ ...(await user()), ...first, body: { role_ids: [roleIds[6]] } }),
    createRole: async () => ({ body: { name: randomUUID(), permissions: [] } }),
    getRole: () => role(),
    updateRole: async () => ({ ...(await role()), ...first, body: { name: randomUUID(), permissions: [] } }),
    deleteRole: () => role(),
    createEvent: async () => ({ body: newEvent() }),
    getEvent: event,
    updateEvent: async () => ({ ...(await event()), body: newEvent(), headers: { 'if-match': '"1"' } }),
    deleteEvent: event,
    cancelEvent: event,
    syncEvent: async () => {
      await connected();
      return event();
    },
    createCalendarFeed: async () => {
      const { data } = await school.call('listCalendarFeeds', { token });
      for (const { id } of data.data) await school.call('revokeCalendarFeed', { token, path: { id } });
      return { body: { name: 'Mi calendario' } };
    },
    revokeCalendarFeed: async () => {
      await school.arrange((tx) => tx.deleteFrom('calendar_feeds').execute());
      return { path: { id: (await feed()).id } };
    },
    readCalendarFeed: async () => {
      await school.arrange((tx) => tx.deleteFrom('calendar_feeds').execute());
      return { path: { feed_token: readFeedToken((await feed()).address) } };
    },
    updateCalendarSettings: async () => ({ body: calendar }),
    testCalendar: async () => {
      await connected();
      return {};
    },
    createDocument: () => newDocument(school, token),
    getDocument: () => document(),
    updateDocument: async () => ({ ...(await document()), body: await documentWrite(), ...first }),
    replaceDocumentFile: async () => {
      const { body, headers } = multipart({ _method: 'PUT', file: pdf() });
      return { ...(await document()), body, headers: { ...headers, ...first.headers } };
    },
    deleteDocument: () => document(),
    downloadDocument: () => document(),
    createDocumentCategory: async () => ({ body: { name: randomUUID() } }),
    updateDocumentCategory: async () => ({ ...(await documentCategory()), body: { name: randomUUID() } }),
    deleteDocumentCategory: () => documentCategory(),
    exportStatistics: async () => ({ path: { kind: 'posts' } }),
    ...arrangedSchool(school, token),
    ...arrangedApproval(school),
    ...arrangedReceipts(school, token, choices),
    ...arrangedMessenger(school, token, personId),
  };
  const successful = async (operation: OperationId): Promise<CallOptions> => {
    const options = (await arranged[operation]?.()) ?? {};
    return { token, ...options };
  };
  const close = () => Promise.all([school, flooded, broken].map((one) => one.close())).then(() => undefined);
  return { school, token, reader, choices, successful, broken, flooded, close };
}
