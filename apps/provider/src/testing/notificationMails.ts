import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { NotificationWrite } from '@school/domain';
import type { TestDatabase } from '../../vitest.database.ts';
import { retryEmails } from '../mail/queue.ts';
import { storeSmtpSettings } from '../resources/smtpSettings/smtpSettings.queries.ts';
import { cancelScheduled } from './cancelScheduled.ts';
import { type MailServer, type MailServerOptions, openMailServer } from './mailServer.ts';
import { type Host, openSchool, type School } from './openSchool.ts';

const ours = 'aromos.localhost' as Host;
const theirs = 'puertoclaro.localhost' as Host;

/** A drill for everyone. */
export const drill: NotificationWrite = {
  title: 'Evacuación <b>',
  content: 'Salgan al patio norte.\n\nNo usen el ascensor.',
  audience: { scope: 'all' },
  status: 'sent',
  emergency: true,
  mode: 'drill',
};
/** An ordinary notification for everyone. */
export const ordinary: NotificationWrite = { ...drill, title: 'Reunión', emergency: false, mode: 'real' };

/** Returns a header of a mail, unfolded or not. */
export const header = (text: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(text)?.[1];
export const messageId = (text: string) => header(text, 'Message-ID')!;

/** Opens a school for the tests of a suite, whose notifications are sent through real mail servers. */
export function prepareNotificationMails(database: TestDatabase) {
  let school: School;
  let token: string;
  const open: MailServer[] = [];
  let version = 0;
  beforeAll(async () => {
    school = await openSchool(database, { outboundAllow: ['127.0.0.1'] });
    token = await school.as('administrador');
    for (const host of [ours, theirs, 'vallenorte.localhost'] as const) await cancelScheduled(school, host);
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    await school.db.deleteFrom('rate_limits').execute();
    for (const host of [ours, theirs])
      await school.arrange(async (tx) => {
        for (const table of ['deliveries', 'digest_items', 'event_changes'] as const)
          await tx.deleteFrom(table).execute();
        await tx.deleteFrom('smtp_settings').execute();
        await tx
          .updateTable('users')
          .set({ email_choices: '{}', push_choices: '{}', quiet_from: null, quiet_to: null, language: null })
          .execute();
      }, host);
    school.mails.length = 0;
  });
  afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

  const serve = async (options: MailServerOptions = {}) => {
    const server = await openMailServer(options);
    open.push(server);
    version += 1;
    // Stored here, because a change by the operation is e-mailed too.
    await school.arrange(async (tx) => {
      const { college_id } = await tx
        .selectFrom('users')
        .select('college_id')
        .limit(1)
        .executeTakeFirstOrThrow();
      const settings = {
        college_id,
        host: '127.0.0.1',
        port: server.port,
        encryption: 'none' as const,
        auth: 'none' as const,
        username: null,
        password: null,
        from_name: 'Avisos',
        from_address: 'avisos@colegio.example',
        reply_to: null,
        checked_at: null,
        problem: null,
        reply: null,
        updated_at: school.clock.now,
        version,
      };
      for (const part of [storeSmtpSettings(tx, settings), ...retryEmails(college_id, school.clock.now)])
        await part.execute(tx);
    });
    await wake();
    return server;
  };
  const send = async (body: object) => {
    const answer = await school.call('createNotification', { token, body });
    expect(answer.status).toBe(201);
    return answer.data.data;
  };
  const getUserId = async (role: 'docente' | 'direccion' | 'lectura') =>
    (await school.call('getCurrentUser', { token: await school.as(role) })).data.data.id;
  const to = (...ids: string[]) => ({ audience: { scope: 'restricted' as const, user_ids: ids } });
  /** The addresses of the active people. */
  const active = () =>
    school.arrange(async (tx) =>
      (await tx.selectFrom('users').select('email').where('status', '=', 'active').execute())
        .map(({ email }) => email)
        .toSorted(),
    );
  const rows = () =>
    school.arrange((tx) => tx.selectFrom('deliveries').selectAll().orderBy('user_id').execute());
  const states = async () => {
    const counts: Record<string, number> = {};
    for (const { state } of await rows()) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  };
  /** Wakes the workers after some minutes. */
  const wake = (minutes = 0) => {
    school.clock.now = new Date(school.clock.now.getTime() + minutes * 60_000);
    return school.call('requestPasswordReset', { body: { email: 'nobody@aromos.example' } });
  };
  return {
    school: () => school,
    token: () => token,
    serve,
    send,
    getUserId,
    to,
    active,
    rows,
    states,
    wake,
  };
}
