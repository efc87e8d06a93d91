import type { EmailSetting } from '@school/domain';
import type { AuditField } from '@school/domain/audit';
import type { Handlers } from '../../http/contract/handler.ts';
import { findEmailSettings, storeEmailSettings } from './emailSettings.queries.ts';

/** Returns the field of a kind that the audit stores. */
const toAuditRecord = ({ kind, frequency, locked }: EmailSetting) => ({
  [`email_${kind}` satisfies AuditField]: locked ? 'locked' : frequency,
});

/** Handlers for how often a school sends each kind of e-mail. */
export const emailSettingsHandlers = {
  listEmailSettings: async ({ tx, college }) => ({
    status: 200,
    body: { data: await findEmailSettings(tx, college.id) },
  }),

  updateEmailSetting: async ({ tx, college, body, audit }) => {
    const settings = await findEmailSettings(tx, college.id, true);
    const before = settings.find(({ kind }) => kind === body.kind)!;
    const data = settings.map((setting) => (setting.kind === body.kind ? body : setting));
    await storeEmailSettings(tx, college.id, data);
    const subject = { kind: 'college' as const, id: college.id, name: college.name };
    audit({ subject, before: toAuditRecord(before), after: toAuditRecord(body) });
    return { status: 200, body: { data } };
  },
} satisfies Partial<Handlers>;
