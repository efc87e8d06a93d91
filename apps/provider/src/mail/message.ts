import type { Mail } from './outbox.ts';
import { logoId } from './renderEmail.ts';

/** Names in a mail come from users: nothing in a mail may read a file or fetch a URL. */
export const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

const inlineLogo = (content: Buffer) => ({
  filename: 'logo.png',
  content,
  contentType: 'image/png',
  cid: logoId,
  contentDisposition: 'inline' as const,
});

const importance = { urgent: { priority: 'high' as const }, normal: {}, bulk: {} };

const unsubscribeHeaders = ({ unsubscribe }: Mail): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** Only the headers are returned: the report reveals no more than it must. */
const deliveryReport = ({ id, to }: Mail) => ({
  id,
  return: 'headers' as const,
  notify: ['failure', 'delay'],
  recipient: `rfc822;${to.address}`,
});

/**
 * Separates the start of an encoded word (RFC 2047) by a word joiner, which is invisible: readers decode one that a person
 * typed, in quotation marks and after a first decoding too.
 */
const literal = (text: string): string => text.replaceAll('=?', '=\u2060?');

const literalName = ({ name, address }: Mail['from']): Mail['from'] => ({ name: literal(name), address });

/** Converts a mail for nodemailer. The Message-ID is the same at every attempt, so that duplicates are recognisable. */
export function message(mail: Mail) {
  const { id, from, to, replyTo, subject, text, html, logo, priority = 'normal', threadId, date } = mail;
  const { reportsFailure = false } = mail;
  const domain = from.address.split('@')[1] ?? 'localhost';
  const thread = threadId === undefined ? undefined : `<${threadId}@${domain}>`;
  return {
    ...closed,
    from: literalName(from),
    to: literalName(to),
    ...(replyTo ? { replyTo } : {}),
    subject: literal(subject),
    text,
    ...(html ? { html } : {}),
    ...(html && logo ? { attachments: [inlineLogo(logo)] } : {}),
    messageId: `<${id}@${domain}>`,
    ...(thread ? { inReplyTo: thread, references: [thread] } : {}),
    ...(date ? { date } : {}),
    ...(reportsFailure ? { dsn: deliveryReport(mail) } : {}),
    ...importance[priority],
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
  };
}
