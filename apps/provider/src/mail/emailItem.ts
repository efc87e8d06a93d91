import { allows, audienceReaches, type EmailKind, fullName, type Language } from '@school/domain';
import type { EventFacts } from '../database/tables/calendar.ts';
import { longMoment } from '../longMoment.ts';
import { formatDateTag } from '../../../../locales/languages.ts';
import type { EmailText, ProviderTexts } from '../providerTexts.ts';
import { canSeeEvent } from '../resources/events/events.policy.ts';
import { canSeePost, computePostStatus } from '../resources/posts/posts.policy.ts';
import { fillText, textsIn } from '../messages.ts';
import { texts } from '../texts.ts';
import type { DeliveryContent, EventChangeContent, MessageSubject, Recipient } from './deliveryContent.ts';
import type { Delivery } from './deliveryQueue.ts';
import type { EmailMessage } from './messageHtml.ts';
import { type Dropped, notRecipient, resolveNotification, superseded, wants } from './resolveDelivery.ts';

/** What an e-mail says about one notification, post or event, in the language of the person. */
export interface EmailItem {
  kind: EmailKind;
  text: EmailText;
  message: EmailMessage;
  /** The path of the link. */
  path: string;
  date: Date;
  /** The label of the item within a digest. */
  label?: string | undefined;
}

function notificationItem(
  content: DeliveryContent,
  recipient: Recipient,
  subject: MessageSubject,
  language: Language,
): EmailItem | Dropped {
  const resolved = resolveNotification(content, recipient, subject);
  if ('reason' in resolved) return resolved;
  const { row, update, reminder, kind, tone, kindLabel } = resolved;
  const date = update?.created_at ?? row.sent_at!;
  const details = [
    ...(kindLabel === null ? [] : [kindLabel]),
    ...(row.places.length > 0 ? [row.places.map((place) => place.name).join(' · ')] : []),
    longMoment(language, content.school.timezone)(date),
    ...(row.emergency ? [] : [fullName(row)]),
  ];
  return {
    kind: row.subject_user_id ? 'requests' : 'notifications',
    text: texts[language].notificationEmails[kind],
    message: { tone, title: row.title, titleInSubject: resolved.title, content: resolved.content, details },
    path: `/notifications/${row.id}`,
    date: reminder?.created_at ?? date,
  };
}

function postItem(
  { school, now, posts }: DeliveryContent,
  { person }: Recipient,
  { post_id }: MessageSubject,
  language: Language,
): EmailItem | Dropped {
  const post = posts.get(post_id!);
  if (!post || computePostStatus(post, now) !== 'published') return superseded;
  if (!canSeePost(person, post, now) || !audienceReaches(post.audience, person)) return notRecipient;
  const date = post.published_at!;
  const details = [longMoment(language, school.timezone)(date), fullName(post)];
  return {
    kind: 'posts',
    text: texts[language].messageEmails.post,
    message: { tone: 'ordinary', title: post.title, content: post.excerpt, details },
    path: `/blog/post/${post.id}`,
    date,
  };
}

const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(formatDateTag(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** Returns when and where an event is. */
function whenAndWhere(language: Language, facts: EventFacts, place: string | null): string {
  const { first_day, last_day, starts_at, ends_at, timezone, address } = facts;
  const clock = new Intl.DateTimeFormat(formatDateTag(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  });
  const days = [...new Set([first_day, last_day])].filter((day) => day !== null);
  const when =
    days.length > 0
      ? days.map((day) => dayIn(language, day)).join(' – ')
      : clock.formatRange(new Date(starts_at), new Date(ends_at));
  return [when, place, address].filter((part) => part !== null).join(' · ');
}

function eventTexts(kind: EventChangeContent['kind'], { messageEmails, digest }: ProviderTexts) {
  const { eventMoved, eventCancelled, eventDeleted } = messageEmails;
  const text = { moved: eventMoved, cancelled: eventCancelled, deleted: eventDeleted }[kind];
  return { text, label: digest.eventLabels[kind] };
}

function eventItem(
  { eventChanges }: DeliveryContent,
  { person }: Recipient,
  { event_change_id }: MessageSubject,
  language: Language,
): EmailItem | Dropped {
  const change = eventChanges.get(event_change_id!);
  if (!change || change.replaced) return superseded;
  const { id, event_id, kind, before, after, audience, author_id, created_at } = change;
  const isRecipient =
    canSeeEvent(person, { author_id: author_id ?? id, audience, status: 'confirmed' }) &&
    audienceReaches(audience, person);
  if (!isRecipient) return notRecipient;
  const { eventTimes } = texts[language];
  const [was, is] = [
    whenAndWhere(language, before, change.place_before),
    whenAndWhere(language, after, change.place_after),
  ];
  const content =
    kind === 'moved' && was !== is
      ? `${fillText(language, eventTimes.now, { when: is })}\n${fillText(language, eventTimes.before, { when: was })}`
      : is;
  return {
    kind: 'events',
    ...eventTexts(kind, texts[language]),
    message: { tone: 'ordinary', title: after.name, content, details: [] },
    path: kind === 'deleted' ? '/events' : `/events?event=${event_id}`,
    date: created_at,
  };
}

function conversationItem(
  { unread }: DeliveryContent,
  { person }: Recipient,
  { conversation_id }: MessageSubject,
  language: Language,
): EmailItem | Dropped {
  const unreadMessages = unread.get(`${conversation_id} ${person.id}`);
  if (!unreadMessages) return superseded;
  if (!allows(person, 'messenger.use')) return notRecipient;
  const { name, count, authors, latest } = unreadMessages;
  const names = new Intl.ListFormat(language).format(authors.map(fullName));
  const t = textsIn(language);
  const content = name
    ? t('messenger.email.unreadFrom', { count, names })
    : t('messenger.email.unread', { count });
  return {
    kind: 'messages',
    text: texts[language].messageEmails.messages,
    message: { tone: 'ordinary', title: name ?? names, content, details: [] },
    path: `/messenger/${conversation_id}`,
    date: latest,
  };
}

/** What composes the e-mail about a subject. */
function chooseComposer({ post_id, event_change_id, conversation_id }: MessageSubject) {
  if (post_id) return postItem;
  if (event_change_id) return eventItem;
  return conversation_id ? conversationItem : notificationItem;
}

/**
 * Returns what an e-mail says about a subject, according to the person's permissions and choices at this moment; an urgent one
 * is sent whatever they chose.
 */
export function emailItem(
  content: DeliveryContent,
  recipient: Recipient,
  subject: MessageSubject & Partial<Pick<Delivery, 'urgent'>>,
  language: Language,
): EmailItem | Dropped {
  const item = chooseComposer(subject)(content, recipient, subject, language);
  if ('reason' in item || subject.urgent) return item;
  return wants(recipient, item.kind) ? item : notRecipient;
}
