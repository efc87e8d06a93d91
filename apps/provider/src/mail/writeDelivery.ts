import { createHash } from 'node:crypto';
import { fullName, type Language } from '@school/domain';
import type { Row } from '../database/schema.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Encryption } from '../plugins/encryption.ts';
import { withLatinDigits } from '../plugins/language.ts';
import { originOf, type PublicAddress } from '../plugins/publicAddress.ts';
import type { NotificationEmail } from '../providerTexts.ts';
import { texts } from '../texts.ts';
import type { Delivery, DeliveryBatch } from './deliveryQueue.ts';
import type { LogoReader } from './logo.ts';
import type { EmailMessage } from './messageHtml.ts';
import { oneLine } from './oneLine.ts';
import type { Mail } from './outbox.ts';
import { renderEmail } from './renderEmail.ts';
import { unsubscribeToken } from './unsubscribeToken.ts';
import { type MailingSchool, readMailingSchool } from './writeMail.ts';

/** The rows that the e-mails of a batch show. */
export interface DeliveryContent {
  school: MailingSchool;
  /** Origin of links: `https://aromos.example`. */
  origin: string;
  people: ReadonlyMap<string, Pick<Row<'users'>, 'id' | 'name' | 'email' | 'status' | 'language'>>;
  notifications: ReadonlyMap<string, NotificationContent>;
  updates: ReadonlyMap<string, Pick<Row<'notification_updates'>, 'content' | 'all_clear' | 'created_at'>>;
}

type NotificationContent = Pick<
  Row<'notifications'>,
  'id' | 'title' | 'content' | 'emergency' | 'mode' | 'places' | 'sent_at' | 'closed_at'
> & { name: string; first_lastname: string | null; second_lastname: string | null };

const byId = <R extends { id: string }>(rows: readonly R[]) => new Map(rows.map((row) => [row.id, row]));
const unique = (ids: string[]) => [...new Set(ids)];

/** Returns the origin of a school's links; of several domains a full host name. */
async function readOrigin(
  tx: CollegeTransaction,
  collegeId: string,
  publicAddress: PublicAddress,
): Promise<string> {
  const domains = await tx
    .selectFrom('college_domains')
    .select('domain')
    .where('college_id', '=', collegeId)
    .orderBy('domain')
    .execute();
  const names = domains.map(({ domain }) => domain);
  return originOf(names.find((name) => name.includes('.')) ?? names[0] ?? 'localhost', publicAddress);
}

/** Reads what the e-mails of a batch show. */
export async function readDeliveryContent(
  tx: CollegeTransaction,
  { collegeId, deliveries }: DeliveryBatch,
  readLogo: LogoReader,
  publicAddress: PublicAddress,
): Promise<DeliveryContent> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'status', 'language'])
    .where('college_id', '=', collegeId)
    .where('id', 'in', unique(deliveries.map(({ user_id }) => user_id)))
    .execute();
  const notifications = await tx
    .selectFrom('notifications as n')
    .innerJoin('users as u', (on) =>
      on.onRef('u.college_id', '=', 'n.college_id').onRef('u.id', '=', 'n.author_id'),
    )
    .select(['n.id', 'n.title', 'n.content', 'n.emergency', 'n.mode', 'n.places', 'n.sent_at', 'n.closed_at'])
    .select(['u.name', 'u.first_lastname', 'u.second_lastname'])
    .where('n.college_id', '=', collegeId)
    .where('n.id', 'in', unique(deliveries.map(({ notification_id }) => notification_id)))
    .execute();
  const updates = await tx
    .selectFrom('notification_updates')
    .select(['id', 'content', 'all_clear', 'created_at'])
    .where('college_id', '=', collegeId)
    .where('id', 'in', unique(deliveries.map(({ message_id }) => message_id)))
    .execute();
  return {
    school: await readMailingSchool(tx, collegeId, readLogo),
    origin: await readOrigin(tx, collegeId, publicAddress),
    people: byId(people),
    notifications: byId(notifications),
    updates: byId(updates),
  };
}

type Tone = EmailMessage['tone'];

/** Returns the kind and the colours of a message. */
function kindOf(
  { emergency, mode }: NotificationContent,
  update: { all_clear: boolean } | undefined,
): [kind: NotificationEmail, tone: Tone] {
  if (!emergency) return ['notification', 'ordinary'];
  const isDrill = mode === 'drill';
  if (update?.all_clear) return [isDrill ? 'drillEnded' : 'emergencyEnded', 'over'];
  if (update) return isDrill ? ['drillUpdated', 'drill'] : ['emergencyUpdated', 'alert'];
  return isDrill ? ['drillStarted', 'drill'] : ['emergencyStarted', 'alert'];
}

function timeIn(language: Language, timeZone: string, date: Date): string {
  return new Intl.DateTimeFormat(withLatinDigits(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(date);
}

/**
 * The id of an e-mail, from which its Message-ID is derived: the same at every attempt. It is short, because some servers
 * cannot read a folded Message-ID.
 */
export const deliveryId = ({ message_id, user_id }: Pick<Delivery, 'message_id' | 'user_id'>): string =>
  createHash('sha256').update(`${message_id} ${user_id}`).digest('hex').slice(0, 32);

/** An e-mail to send, or the reason why it must not be sent. */
export type WrittenDelivery = { mail: Mail } | { reason: 'account_inactive' | 'superseded' };

/** Renders an e-mail in the person's language, else in the school's. */
export function writeDelivery(
  encryption: Encryption,
  collegeId: string,
  { school, origin, people, notifications, updates }: DeliveryContent,
  delivery: Delivery,
): WrittenDelivery {
  const person = people.get(delivery.user_id);
  const row = notifications.get(delivery.notification_id);
  if (person?.status !== 'active' || !row) return { reason: 'account_inactive' };
  const update = updates.get(delivery.message_id);
  // A late alert after the all-clear would frighten people for nothing.
  if (row.closed_at && !update?.all_clear) return { reason: 'superseded' };
  const [kind, tone] = kindOf(row, update);
  const language = person.language ?? school.language;
  const date = update?.created_at ?? row.sent_at!;
  const details = [
    ...(row.places.length > 0 ? [row.places.map((place) => place.name).join(' · ')] : []),
    timeIn(language, school.timezone, date),
    ...(row.emergency ? [] : [fullName(row)]),
  ];
  const token = unsubscribeToken(encryption, collegeId, person.id);
  const isThreaded = delivery.message_id !== row.id;
  const mail: Mail = {
    id: deliveryId(delivery),
    from: { name: oneLine(school.name), address: `no-reply@${new URL(origin).hostname}` },
    to: { name: oneLine(person.name), address: person.email },
    date,
    priority: delivery.urgent ? 'urgent' : 'bulk',
    ...(isThreaded ? { threadId: deliveryId({ ...delivery, message_id: row.id }) } : {}),
    ...(row.emergency ? {} : { unsubscribe: `${origin}/api/v1/unsubscribe/${token}` }),
    ...renderEmail({
      text: texts[language].notificationEmails[kind],
      school: { ...school, language },
      link: `${origin}/notifications/${row.id}`,
      message: { tone, title: row.title, content: update?.content ?? row.content, details },
      ...(row.emergency ? {} : { preferencesLink: `${origin}/app/profile?part=preferences` }),
    }),
  };
  return { mail };
}
