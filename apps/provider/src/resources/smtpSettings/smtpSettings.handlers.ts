import { inCollege } from '../../database/collegeTransaction.ts';
import { noteServerState, retryEmails } from '../../mail/queue.ts';
import { testDelivery } from '../../mail/testDelivery.ts';
import { hasExternalEffects, type Handlers, prepared } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { isOwnPassword } from '../accounts/ownPassword.ts';
import { notifyOfServer } from './changedServer.ts';
import { toSmtpAuditRecord, subject, writeSmtpSettings } from './smtpSettings.commands.ts';
import { presentIntegration, presentSmtpSettings } from './smtpSettings.present.ts';
import { findIntegrations, findServers, forgetSmtpSettings, lockServers } from './smtpSettings.queries.ts';

export const smtpSettingsHandlers = {
  listIntegrations: async ({ tx, college }) => {
    const { smtp, calendar } = await findIntegrations(tx, college.id);
    const data = [presentIntegration('smtp', smtp), presentIntegration('calendar', calendar)];
    return { status: 200, body: { data } };
  },

  getSmtpSettings: async ({ tx, college }) => {
    const { settings, mailbox, version } = await findServers(tx, college.id);
    const data = presentSmtpSettings(settings, mailbox, version);
    return { status: 200, headers: versionHeader(data), body: { data } };
  },

  updateSmtpSettings: prepared(
    async (context) => {
      const { current_password } = context.body;
      return (
        Boolean(current_password) && (await isOwnPassword(context, 'updateSmtpSettings', current_password!))
      );
    },
    async (context, confirmed) => {
      const { settings, mailbox } = await writeSmtpSettings(context, confirmed);
      context.afterCommit(context.services.wakeMail);
      const data = presentSmtpSettings(settings, mailbox, settings.version);
      return { status: 200, headers: versionHeader(data), body: { data } };
    },
  ),

  deleteSmtpSettings: async (context) => {
    const { tx, college, now, services, audit, defer, afterCommit } = context;
    const administrators = await lockServers(tx, college.id);
    const { settings } = await findServers(tx, college.id);
    if (settings) {
      for (const part of [...forgetSmtpSettings(settings), ...retryEmails(college.id, now)]) defer(part);
      notifyOfServer(context, administrators, settings);
      audit({ subject: { ...subject, id: null }, before: toSmtpAuditRecord(settings) });
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
        const stored = await inCollege(db, college.id, async (tx) => ({
          ...(await findServers(tx, college.id)),
          logo: await services.readLogo(tx, college),
        }));
        const { settings, logo } = stored;
        const school = { ...college, logo };
        if (!settings) throw invalid({ smtp: ['No mail server is named.'] });
        const test = { ...stored, settings, encryption, outbound, school, to: body.to, now };
        const steps = await testDelivery(test);
        return { settings, steps };
      },
      async ({ tx, body, audit, now }, { settings, steps }) => {
        const failed = steps.find(({ ok }) => !ok);
        const ofServer = failed?.name === 'bounces' ? undefined : failed;
        await noteServerState(
          tx,
          settings,
          ofServer ? { problem: ofServer.problem, reply: null } : null,
          now,
        );
        const after = { to: body.to, result: failed?.problem ?? 'sent' };
        audit({ subject: { ...subject, id: null }, after });
        return { status: 200, body: { steps } };
      },
    ),
  ),
} satisfies Partial<Handlers>;
