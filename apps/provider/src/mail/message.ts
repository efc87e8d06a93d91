import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './outbox.ts';
import { logoId } from './renderEmail.ts';

/** Mail text is ours, but names in it are people's: nothing in a mail may read a file or fetch an address. */
export const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

const inlineLogo = (content: Buffer) => ({
  filename: 'logo.png',
  content,
  contentType: 'image/png',
  cid: logoId,
  contentDisposition: 'inline' as const,
});

/** A mail as nodemailer takes it. Its Message-ID is the same at every attempt, so that a second copy can be recognised. */
export function message({ id, from, to, replyTo, subject, text, html, logo }: Mail) {
  const domain = from.address.split('@')[1] ?? 'localhost';
  return {
    ...closed,
    from,
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text,
    ...(html ? { html } : {}),
    ...(html && logo ? { attachments: [inlineLogo(logo)] } : {}),
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The mail as it goes over the wire. */
export async function composed(mail: Mail) {
  const node = new MailComposer(message(mail)).compile();
  return { envelope: node.getEnvelope(), content: await node.build() };
}
