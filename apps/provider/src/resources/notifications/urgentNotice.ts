import { fold, fullName, type Language } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { SchoolEvent } from '../../journal/events.ts';
import type { DeliveryMessage } from '../../mail/deliveryQueue.ts';
import { oneLine } from '../../mail/oneLine.ts';
import { newId } from '../../newId.ts';
import { fillText, isolateValues } from '../../messages.ts';
import { texts } from '../../texts.ts';
import { insertNotification, type NotificationRow } from './managed.queries.ts';
import { sendNotification } from './sending.ts';

interface UrgentNotice extends Pick<DeliveryMessage, 'channels'> {
  /** The texts, with the placeholders `{name}` of the alert's author and `{title}`. */
  notice: 'approvalNotice' | 'tooLateNotice';
  alert: NotificationRow;
  /** The people to notify. */
  user_ids: string[];
  now: Date;
}

/**
 * Sends a notification about an alert in its author's name. It reaches people at once, whatever they chose for e-mails.
 * @returns the event for their open screens.
 */
export async function sendUrgentNotice(
  tx: CollegeTransaction,
  language: Language,
  { notice, alert, user_ids, channels, now }: UrgentNotice,
): Promise<SchoolEvent> {
  const words = texts[language][notice];
  const { author_name: name, author_first_lastname, author_second_lastname, title: alertTitle } = alert;
  const author = { name, first_lastname: author_first_lastname, second_lastname: author_second_lastname };
  const values = { name: oneLine(fullName(author)).slice(0, 40), title: alertTitle };
  const fill = (text: string) => fillText(language, text, isolateValues(values, language));
  const [title, content] = [fill(words.title).slice(0, 120), fill(words.content)];
  const groups = { place_ids: [], grade_ids: [], course_ids: [], role_ids: [], exclude_user_ids: [] };
  const audience = { scope: 'restricted' as const, ...groups, user_ids };
  const key = { college_id: alert.college_id, id: newId(now) };
  const kind = 'safety' as const;
  const sending = { emergency: false, urgent: true, kind, notify: true, subject_user_id: null, channels };
  const { event } = await sendNotification(tx, { ...key, ...sending, audience, author: alert }, now, (sent) =>
    insertNotification(tx, {
      ...key,
      title,
      content,
      search_text: fold(`${title} ${content}`),
      audience: JSON.stringify(audience),
      emergency: false,
      mode: 'real',
      kind,
      author_id: alert.author_id,
      created_at: now,
      ...sent,
    }),
  );
  return event;
}
