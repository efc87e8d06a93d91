import type { BounceMailbox, Integration, SmtpSettings } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { IntegrationRow } from './smtpSettings.queries.ts';

const none = {
  host: null,
  port: null,
  encryption: null,
  auth: null,
  username: null,
  has_password: false,
  from_name: null,
  from_address: null,
  reply_to: null,
  bounces: null,
  updated_at: null,
} satisfies Partial<SmtpSettings>;

function presentMailbox(row: Row<'bounce_mailboxes'>): BounceMailbox {
  const { host, port, encryption, username, password, checked_at, problem } = row;
  const has_password = password !== null;
  return {
    host,
    port,
    encryption,
    username,
    has_password,
    checked_at: checked_at?.toISOString() ?? null,
    problem,
  };
}

/** Converts the settings to the contract's form, without the passwords. */
export function presentSmtpSettings(
  row: Row<'smtp_settings'> | undefined,
  mailbox: Row<'bounce_mailboxes'> | undefined,
  version: number,
): SmtpSettings {
  if (!row) return { ...none, version };
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
    bounces: mailbox ? presentMailbox(mailbox) : null,
    has_password: row.password !== null,
    updated_at: row.updated_at.toISOString(),
    version,
  };
}

export function presentIntegration(
  id: Integration['id'],
  { updated_at, checked_at, ...rest }: IntegrationRow,
): Integration {
  return {
    id,
    ...rest,
    connected: updated_at !== null,
    checked_at: checked_at?.toISOString() ?? null,
    updated_at: updated_at?.toISOString() ?? null,
  };
}
