import { isMailHost, type SmtpSettingsWrite } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { inCollege } from '../../database/collegeTransaction.ts';
import { changesOf } from '../../journal/changes.ts';
import { noteServerState, retryEmails } from '../../mail/queue.ts';
import { passwordPurpose } from '../../mail/settings.ts';
import { testDelivery } from '../../mail/testDelivery.ts';
import { hasExternalEffects, type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { type FieldErrors, invalid, refuseStale } from '../../plugins/httpError.ts';
import type { Encryption } from '../../plugins/encryption.ts';
import { versionHeader } from '../../plugins/contract/versionHeader.ts';
import { presentIntegration, presentSmtpSettings } from './smtpSettings.present.ts';
import {
  findIntegrations,
  findSmtpSettings,
  forgetSmtpSettings,
  keepSmtpSettings,
  smtpVersionOf,
} from './smtpSettings.queries.ts';

type Known = Row<'smtp_settings'> | undefined;

const subject = { kind: 'integration', name: 'smtp' } as const;

/**
 * Whether the stored password may be reused: only for the same server and user, and not unencrypted unless it was so before.
 */
const isSame = (known: Known, { host, port, username, encryption }: SmtpSettingsWrite) =>
  known?.host === host &&
  known.port === port &&
  known.username === username &&
  (encryption !== 'none' || known.encryption === 'none');

/**
 * Returns user name and encrypted password to store.
 * @throws HttpError 422
 */
function signInFrom(encryption: Encryption, collegeId: string, body: SmtpSettingsWrite, known: Known) {
  if (body.auth === 'none') return { username: null, password: null };
  const { username = '', password = '' } = body;
  const errors: FieldErrors = {};
  if (!username) errors.username = ['The username field is required.'];
  const kept = isSame(known, body) ? (known?.password ?? null) : null;
  if (!password && !kept) errors.password = ['The password field is required.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { username, password: password ? encryption.encrypt(password, passwordPurpose(collegeId)) : kept };
}

/** Returns the fields that the audit stores: whether the password changed, never its value. */
function recordOf(row: Known, passwordChanged = false): Record<string, unknown> {
  if (!row) return {};
  const { host, port, encryption, auth, username, from_name, from_address, reply_to } = row;
  return {
    host,
    port,
    encryption,
    auth,
    username,
    from_name,
    from_address,
    reply_to,
    ...(passwordChanged ? { password: 'changed' } : {}),
  };
}

export const smtpSettingsHandlers = {
  listIntegrations: async ({ tx, college }) => {
    const { smtp, calendar } = await findIntegrations(tx, college.id);
    const data = [presentIntegration('smtp', smtp), presentIntegration('calendar', calendar)];
    return { status: 200, body: { data } };
  },

  getSmtpSettings: async ({ tx, college }) => {
    const known = await findSmtpSettings(tx);
    const data = presentSmtpSettings(known, await smtpVersionOf(tx, college.id, known));
    return { status: 200, headers: versionHeader(data), body: { data } };
  },

  updateSmtpSettings: async (context) => {
    const { tx, college, body, now, services, record, afterCommit } = context;
    if (!isMailHost(body.host)) throw invalid({ host: ['The host field must be the name of a server.'] });
    const written = { ...body, username: body.username?.trim() ?? '' };
    const known = await findSmtpSettings(tx, true);
    const version = await smtpVersionOf(tx, college.id, known);
    refuseStale(context.version, { version }, subject);
    const { host, port, encryption, auth } = body;
    const settings = {
      college_id: college.id,
      host,
      port,
      encryption,
      auth,
      ...signInFrom(services.encryption, college.id, written, known),
      from_name: body.from_name.trim(),
      from_address: body.from_address,
      reply_to: body.reply_to ?? null,
      checked_at: null,
      problem: null,
      updated_at: now,
      version: version + 1,
    };
    await keepSmtpSettings(tx, settings);
    await retryEmails(tx, college.id, now);
    const changes = changesOf(
      recordOf(known),
      recordOf(settings, Boolean(body.password) && auth === 'login'),
    );
    record({ subject: { ...subject, id: null }, ...changes });
    afterCommit(services.wakeMail);
    const data = presentSmtpSettings(settings, settings.version);
    return { status: 200, headers: versionHeader(data), body: { data } };
  },

  deleteSmtpSettings: async ({ tx, college, now, services, record, afterCommit }) => {
    const known = await findSmtpSettings(tx, true);
    if (known) {
      await forgetSmtpSettings(tx, known);
      await retryEmails(tx, college.id, now);
      record({ subject: { ...subject, id: null }, before: recordOf(known) });
      afterCommit(services.wakeMail);
    }
    return { status: 204 };
  },

  // Sent before the transaction, so that a slow server does not hold a database connection.
  testSmtp: hasExternalEffects(
    prepared(
      async ({ college, body, now, services }) => {
        const { db, encryption, outbound, limits } = services;
        await limits.hit('mailTestCollege', college.id);
        const found = await inCollege(db, college.id, async (tx) => ({
          settings: await findSmtpSettings(tx),
          logo: await services.readLogo(tx, college),
        }));
        const { settings, logo } = found;
        const school = { ...college, logo };
        if (!settings) throw invalid({ smtp: ['No mail server is named.'] });
        const steps = await testDelivery({ encryption, outbound, settings, school, to: body.to, now });
        return { settings, steps };
      },
      async ({ tx, body, record, now }, { settings, steps }) => {
        const failed = steps.find(({ ok }) => !ok);
        await noteServerState(tx, settings, failed?.problem ?? null, now);
        const after = { to: body.to, result: failed?.problem ?? 'sent' };
        record({ subject: { ...subject, id: null }, after });
        return { status: 200, body: { steps } };
      },
    ),
  ),
} satisfies Partial<Handlers>;
