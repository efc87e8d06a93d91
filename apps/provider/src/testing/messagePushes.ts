import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { TestDatabase } from '../../vitest.database.ts';
import { openAuthority } from './certificates.ts';
import { testNow } from './fixed.ts';
import { openSchool, type Role, type School } from './openSchool.ts';
import { openPushServer, type PushServer } from './pushServer.ts';

const authority = openAuthority();
const certificate = authority.certify('localhost');
const sender = 'administrador';

/** A push message about a conversation, as a device shows it. */
export interface ShownMessage {
  title: string;
  body: string;
  navigate: string;
  tag: string;
  lang: string;
  dir: string;
}

/** Opens a school whose push messages about the messenger go to a local push service; `docente` has one device, `/phone`. */
export function prepareMessagePushes(database: TestDatabase) {
  let school: School;
  let server: PushServer;
  const tokens = new Map<Role, string>();
  const as = async (role: Role) => {
    const token = tokens.get(role) ?? (await school.as(role));
    tokens.set(role, token);
    return token;
  };
  const findUserId = async (role: Role) =>
    (await school.call('getCurrentUser', { token: await as(role) })).data.data.id;
  const subscribe = async (role: Role, path: string) => {
    const { status } = await school.call('subscribeToPush', {
      token: await as(role),
      body: server.subscribe(path),
    });
    expect(status).toBe(200);
  };
  beforeAll(async () => {
    const outboundAllow = ['127.0.0.1', '::1'];
    school = await openSchool(database, { outboundAllow, pushAuthority: authority.cert });
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    server = await openPushServer(certificate);
    tokens.clear();
    school.clock.now = testNow;
    await school.db.deleteFrom('rate_limits').execute();
    await school.db.deleteFrom('sign_in_attempts').execute();
    await school.arrange(async (tx) => {
      await tx.deleteFrom('message_pushes').execute();
      await tx.deleteFrom('push_subscriptions').execute();
      const usual = { push_choices: '{}', language: null, quiet_from: null, quiet_to: null };
      await tx.updateTable('users').set(usual).execute();
    });
    await subscribe('docente', '/phone');
  });
  afterEach(() => server.close());

  /** Creates a group of the sender and these people, `docente` without any; or a direct conversation. */
  const begin = async (roles: readonly Role[] = ['docente'], kind: 'group' | 'direct' = 'group') => {
    const ids = await Promise.all(roles.map(findUserId));
    const body = kind === 'group' ? { kind, name: 'Jefaturas', member_ids: ids } : { kind, user_id: ids[0] };
    const { data } = await school.call('createConversation', { token: await as(sender), body });
    return data.data.id;
  };
  const write = async (id: string, body: string, role: Role = sender, change: object = {}) => {
    const sent = { client_id: randomUUID(), body, ...change };
    const answer = await school.call('createMessage', { token: await as(role), path: { id }, body: sent });
    expect(answer.status).toBe(201);
    return answer.data.data;
  };
  const waiting = () => school.arrange((tx) => tx.selectFrom('message_pushes').selectAll().execute());
  /** Moves the clock and wakes the workers. */
  const pass = async (seconds: number) => {
    school.clock.now = new Date(school.clock.now.getTime() + seconds * 1000);
    await school.db.deleteFrom('rate_limits').execute();
    await school.call('requestPasswordReset', { body: { email: 'nobody@aromos.example' } });
  };
  /** Lets everything that waits be sent or dropped, and returns what devices showed so far. */
  const deliver = async (seconds = 6) => {
    await pass(seconds);
    await expect.poll(waiting).toEqual([]);
    return shown();
  };
  const listMessagePushes = () => server.taken.filter(({ json }) => json.includes('/messenger/'));
  const shown = () =>
    listMessagePushes().map(({ json }) => (JSON.parse(json) as { notification: ShownMessage }).notification);
  return {
    school: () => school,
    server: () => server,
    as,
    findUserId,
    subscribe,
    begin,
    write,
    waiting,
    pass,
    deliver,
    taken: listMessagePushes,
    shown,
  };
}
