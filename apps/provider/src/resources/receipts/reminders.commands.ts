import { fold, type Language, type Reminder } from '@school/domain';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { HttpError, inUse, requireAllowed } from '../../httpError.ts';
import { insertNotification } from '../notifications/managed.queries.ts';
import { sendNotification } from '../notifications/sending.ts';
import { findReminderState, type LanguageGroup, missingIn } from './receipts.queries.ts';
import { reminderText } from './reminderText.ts';
import { findSubject, type ReceiptSubject } from './subject.ts';

/** The shortest time between two reminders about one record, in milliseconds. */
const reminderInterval = 3_600_000;

type Reading = Pick<Context<'getReminderPreview'>, 'tx' | 'college' | 'person' | 'path' | 'now'>;

/**
 * Finds a record whose receipts the person may see.
 * @throws HttpError 404, 403
 */
export async function findManagedSubject(
  context: Pick<Reading, 'tx' | 'person' | 'path' | 'now'>,
  lock = false,
): Promise<ReceiptSubject> {
  const subject = await findSubject(context, context.path, lock);
  requireAllowed(subject.isManaged);
  return subject;
}

/** Returns the reminder that would be sent now, in the school's language, and the people by language. */
async function prepareReminder(
  { tx, college, now }: Pick<Reading, 'tx' | 'college' | 'now'>,
  subject: ReceiptSubject,
): Promise<{ reminder: Reminder; groups: LanguageGroup[] }> {
  const { groups, reminded_at } = await findReminderState(tx, subject, college.language);
  const next = reminded_at && new Date(reminded_at.getTime() + reminderInterval);
  const recipients = groups.reduce((sum, group) => sum + group.recipients, 0);
  const reminder = {
    recipients: subject.isCurrent ? recipients : 0,
    ...reminderText(college, subject, now),
    reminded_at: reminded_at?.toISOString() ?? null,
    available_at: next && next > now ? next.toISOString() : null,
  };
  return { reminder, groups };
}

/** Returns the reminder that would be sent now, in the school's language. */
export const previewReminder = async (
  context: Pick<Reading, 'tx' | 'college' | 'now'>,
  subject: ReceiptSubject,
): Promise<Reminder> => (await prepareReminder(context, subject)).reminder;

/** @throws HttpError 409 with the time of the last reminder. */
function rejectTooSoon({ reminded_at, available_at }: Reminder): void {
  if (reminded_at === null || available_at === null) return;
  throw new HttpError(409, { message: 'The last reminder was sent less than an hour ago.', reminded_at });
}

/** Sends a reminder to the people without a receipt who have one language: everyone reads it in their own. */
async function sendIn(
  context: Context<'sendReminder'>,
  subject: ReceiptSubject,
  language: Language,
): Promise<void> {
  const { tx, college, person, now, publish, services } = context;
  const { title, content } = reminderText({ ...college, language }, subject, now);
  const key = { college_id: college.id, id: newId(now) };
  const kind = 'reminder' as const;
  const row = {
    ...key,
    title,
    content,
    search_text: fold(`${title} ${content}`),
    audience: JSON.stringify(subject.audience),
    emergency: false,
    mode: 'real' as const,
    kind,
    author_id: person.id,
    [`subject_${subject.record}_id`]: subject.id,
    created_at: now,
    updated_at: now,
  };
  const author = {
    author_name: person.name,
    author_first_lastname: person.first_lastname,
    author_second_lastname: person.second_lastname,
    author_avatar_id: person.avatar_id,
  };
  const { channels } = services;
  const sending = { emergency: false, kind, notify: true, subject_user_id: null, channels };
  const { event } = await sendNotification(
    tx,
    { ...key, ...sending, audience: subject.audience, author },
    now,
    (sent) => insertNotification(tx, { ...row, ...sent }),
    missingIn(subject, college.language, language),
  );
  publish(event);
}

/**
 * Sends a notification to the people who have not seen or confirmed a record, to each in their language.
 * @throws HttpError 404, 403, 409 within an hour of the last one or when there is no one to remind.
 */
export async function remindMissing(context: Context<'sendReminder'>): Promise<Reminder> {
  const { now, audit, services, afterCommit } = context;
  const subject = await findManagedSubject(context, true);
  const { reminder, groups } = await prepareReminder(context, subject);
  rejectTooSoon(reminder);
  if (!subject.isCurrent) throw inUse('It is not published, or it has ended.');
  if (reminder.recipients === 0) throw inUse('No one is left to remind.');
  for (const { language } of groups) await sendIn(context, subject, language);
  afterCommit(services.wakeMail);
  const { recipients } = reminder;
  audit({ subject: { kind: subject.record, id: subject.id, name: subject.title }, after: { recipients } });
  const next = new Date(now.getTime() + reminderInterval);
  return { ...reminder, reminded_at: now.toISOString(), available_at: next.toISOString() };
}
