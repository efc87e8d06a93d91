import { createHash } from 'node:crypto';
import type { EmailKind, Language } from '@school/domain';
import type { Encryption } from '../security/encryption.ts';
import { texts } from '../texts.ts';
import { alertToken } from './alertToken.ts';
import type { DeliveryContent, Recipient } from './deliveryContent.ts';
import type { Delivery } from './deliveryQueue.ts';
import { emailKinds } from './emailChoice.ts';
import { emailItem, type EmailItem } from './emailItem.ts';
import { oneLine } from './oneLine.ts';
import type { Mail } from './outbox.ts';
import { type EmailContent, renderEmail } from './renderEmail.ts';
import { findRecipient, type Withheld } from './resolveDelivery.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';

/**
 * The id of an e-mail, from which its Message-ID is derived: the same at every attempt. It is short, because some servers
 * cannot read a folded Message-ID.
 */
export const deliveryId = ({ message_id, user_id }: Pick<Delivery, 'message_id' | 'user_id'>): string =>
  createHash('sha256').update(`${message_id} ${user_id}`).digest('hex').slice(0, 32);

/** An e-mail to send, or why and until when it must not be sent. */
export type WrittenDelivery = { message: Mail } | Withheld;

/** The message and its recipient. */
interface Writing {
  encryption: Encryption;
  collegeId: string;
  content: DeliveryContent;
  recipient: Recipient;
  language: Language;
  delivery: Delivery;
}

/**
 * Completes a mail to the person.
 * @param kinds What the one-click address switches off; without any, there is none.
 */
function mailTo(
  { encryption, collegeId, content, recipient, language, delivery }: Writing,
  kinds: readonly EmailKind[],
  parts: Pick<Mail, 'date' | 'threadId'> & Omit<EmailContent, 'school' | 'preferencesLink'>,
): Mail {
  const { school, origin } = content;
  const { person, locked } = recipient;
  const { date, threadId, ...email } = parts;
  const chosen = kinds.filter((kind) => !locked.includes(kind));
  const token = unsubscribeToken(encryption, collegeId, person.id, chosen);
  return {
    id: deliveryId(delivery),
    from: { name: oneLine(school.name), address: `no-reply@${new URL(origin).hostname}` },
    to: { name: oneLine(person.name), address: person.email },
    ...(date ? { date } : {}),
    priority: delivery.urgent ? 'urgent' : 'bulk',
    reportsFailure: true,
    ...(threadId ? { threadId } : {}),
    ...(chosen.length > 0 ? { unsubscribe: `${origin}/api/v1/unsubscribe/${token}` } : {}),
    ...renderEmail({
      ...email,
      school: { ...school, language },
      ...(kinds.length > 0 ? { preferencesLink: `${origin}/app/profile?part=preferences` } : {}),
    }),
  };
}

/** Renders the digest of a person; there is none without an item that they may still read. */
function writeDigest(writing: Writing): WrittenDelivery {
  const { content, recipient, language, delivery } = writing;
  const items: EmailItem[] = [];
  for (const subject of content.digests.get(delivery.message_id) ?? []) {
    const item = emailItem(content, recipient, subject, language);
    if (!('reason' in item)) items.push(item);
  }
  if (items.length === 0) return { reason: 'superseded' };
  const { messageEmails, digest } = texts[language];
  const kinds = emailKinds.filter((kind) => items.some((item) => item.kind === kind));
  const sections = kinds.map((kind) => ({
    heading: digest.headings[kind],
    items: items
      .filter((item) => item.kind === kind)
      .map(({ message, label, path }) => ({ ...message, label, link: `${content.origin}${path}` })),
  }));
  const hasOnlyMessages = kinds.every((kind) => kind === 'messages');
  const parts = hasOnlyMessages
    ? { text: messageEmails.messages, sections, link: `${content.origin}/messenger` }
    : { text: messageEmails.digest, sections, link: `${content.origin}/` };
  return { message: mailTo(writing, kinds, parts) };
}

/** Renders an e-mail in the person's language, else in the school's. */
export function writeDelivery(
  encryption: Encryption,
  collegeId: string,
  content: DeliveryContent,
  delivery: Delivery,
): WrittenDelivery {
  const { school, origin } = content;
  const recipient = findRecipient(content, delivery);
  if (!('person' in recipient)) return recipient;
  const language = recipient.language ?? school.language;
  const writing = { encryption, collegeId, content, recipient, language, delivery };
  if (delivery.digest) return writeDigest(writing);
  const item = emailItem(content, recipient, delivery, language);
  if ('reason' in item) return item;
  const { text, message, path, date, kind } = item;
  const { notification_id } = delivery;
  const isThreaded = notification_id !== null && delivery.message_id !== notification_id;
  const thread = isThreaded ? { threadId: deliveryId({ ...delivery, message_id: notification_id }) } : {};
  const isAlert = notification_id !== null && message.tone !== 'ordinary';
  const target = { notificationId: notification_id ?? '', userId: delivery.user_id };
  const page = isAlert ? `/alert/${alertToken(encryption, collegeId, target)}` : path;
  const parts = { text, message, date, link: `${origin}${page}`, ...thread };
  return { message: mailTo(writing, delivery.urgent ? [] : [kind], parts) };
}
