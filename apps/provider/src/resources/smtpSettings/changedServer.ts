import type { Row } from '../../database/schema.ts';
import { type FormerServer, queueEmail } from '../../mail/outbox.ts';
import type { Context } from '../../http/contract/handler.ts';

type Changing = Pick<
  Context<'updateSmtpSettings'>,
  'college' | 'now' | 'services' | 'defer' | 'afterCommit' | 'origin'
>;

const toFormer = (settings: Row<'smtp_settings'>): FormerServer => ({
  ...settings,
  password: settings.password?.toString('base64') ?? null,
});

/**
 * E-mails everyone who may give roles that e-mails, and with them links to choose passwords, go another way from now on. The
 * e-mails go by the former server, because the owner of the new one can read what passes through it.
 * @param former Undefined for the installation's server.
 */
export function notifyOfServer(
  context: Changing,
  administrators: readonly { name: string; email: string }[],
  former: Row<'smtp_settings'> | undefined,
): void {
  const { now, origin } = context;
  const via = former ? toFormer(former) : null;
  for (const { name, email: address } of administrators)
    queueEmail(context, {
      kind: 'mailServerChanged',
      to: { name, address },
      origin,
      at: now.toISOString(),
      via,
    });
}
