import { alertIn, type ChannelFailure, type EmailKind, type Language, findScope } from '@school/domain';
import { alertKindLabel, titleWithKind } from './alertKindLabel.ts';
import { toPushKind } from '../push/pushChoice.ts';
import { textsIn } from '../messages.ts';
import type { NotificationEmail } from '../providerTexts.ts';
import type { DeliveryContent, MessageSubject, NotificationContent, Recipient } from './deliveryContent.ts';
import type { Delivery } from './deliveryQueue.ts';
import type { EmailMessage } from './messageHtml.ts';

/** Why a message must not be sent any more. */
export interface Dropped {
  reason: Extract<ChannelFailure, 'account_inactive' | 'superseded' | 'not_recipient'>;
}

/** Why a message must not be sent any more, or the end of the person's quiet hours. */
export type Withheld = Dropped | { earliest: Date };

export const superseded: Dropped = { reason: 'superseded' };
export const notRecipient: Dropped = { reason: 'not_recipient' };

/** Returns the person of a delivery, if a message may be sent to them now. */
export function findRecipient(
  { recipients, now }: DeliveryContent,
  { user_id, urgent }: Delivery,
): Recipient | Withheld {
  const recipient = recipients.get(user_id);
  if (!recipient) return { reason: 'account_inactive' };
  const { earliest } = recipient;
  return urgent || earliest <= now ? recipient : { earliest };
}

/** Whether the person receives messages of a kind outside of the app. */
export const wants = ({ frequencies }: Recipient, kind: EmailKind): boolean =>
  frequencies[kind] !== 'app_only';

/** Returns the texts and the colours of a notification. */
function chooseEmailKind(
  { emergency, mode }: NotificationContent,
  update: { all_clear: boolean } | undefined,
  isReminder: boolean,
): [kind: NotificationEmail, tone: EmailMessage['tone']] {
  if (!emergency) return ['notification', 'ordinary'];
  const isDrill = mode === 'drill';
  if (update?.all_clear) return [isDrill ? 'drillEnded' : 'emergencyEnded', 'over'];
  if (update) return isDrill ? ['drillUpdated', 'drill'] : ['emergencyUpdated', 'alert'];
  if (isReminder) return isDrill ? ['drillReminded', 'drill'] : ['emergencyReminded', 'alert'];
  return isDrill ? ['drillStarted', 'drill'] : ['emergencyStarted', 'alert'];
}

/** Returns the text of an alert after its latest update. */
const withUpdate = (content: string, update: string, language: Language) =>
  `${textsIn(language)('board.event.update')} · ${update}\n\n${content}`;

/** Returns what a message says about a notification, if the person may still get it. */
export function resolveNotification(
  { school, notifications, updates, reminders, answered }: DeliveryContent,
  { person, language }: Recipient,
  { notification_id, message_id }: MessageSubject,
) {
  const stored = notifications.get(notification_id!);
  if (!stored) return superseded;
  const recipientLanguage = language ?? school.language;
  const row = alertIn(stored, recipientLanguage);
  const update = updates.get(message_id);
  // A late alert after the all-clear would frighten people for nothing.
  if (row.closed_at && !update?.all_clear) return superseded;
  const reminder = reminders.get(message_id);
  if (reminder && answered.has(`${row.id} ${person.id}`)) return superseded;
  if (row.subject_user_id && row.subject_status !== 'pending') return superseded;
  if (row.subject_user_id && findScope(person, 'users.write') === null) return notRecipient;
  const [kind, tone] = chooseEmailKind(row, update, reminder !== undefined);
  const kindLabel = alertKindLabel(row, update?.all_clear ?? false, recipientLanguage);
  const content = reminder?.update
    ? withUpdate(row.content, reminder.update, recipientLanguage)
    : (update?.content ?? row.content);
  return {
    row,
    update,
    reminder,
    kind,
    tone,
    kindLabel,
    title: titleWithKind(row.title, kindLabel),
    content,
  };
}

/** Returns the recipient and the text of a push or SMS message, in the person's language, else in the school's. */
export function resolveDelivery(content: DeliveryContent, delivery: Delivery) {
  const recipient = findRecipient(content, delivery);
  if (!('person' in recipient)) return recipient;
  const resolved = resolveNotification(content, recipient, delivery);
  if ('reason' in resolved) return resolved;
  const { row } = resolved;
  const isWanted = delivery.urgent || recipient.pushes[toPushKind(row)];
  if (!isWanted) return notRecipient;
  const { person, language } = recipient;
  return { ...resolved, person, language: language ?? content.school.language };
}
