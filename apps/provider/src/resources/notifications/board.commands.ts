import type { EmergencyReminder } from '@school/domain';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { inUse, notFound, tooMany } from '../../httpError.ts';
import { findUnanswered, insertReminder } from './board.queries.ts';
import { presentReminder, reminderInterval } from './board.present.ts';
import { boardReaders } from './emergencies.queries.ts';
import { toNotificationSubject } from './managed.commands.ts';
import { findNotification } from './managed.queries.ts';
import { rejectEnded } from './notifications.rules.ts';

/**
 * Alerts the recipients of an emergency again who have not answered: on their open screens, and through all channels that sent
 * the alert.
 * @throws HttpError 404, 409 when it has ended or all have answered, 429 until the next reminder is possible.
 */
export async function remind(context: Context<'remindUnanswered'>): Promise<EmergencyReminder> {
  const { tx, college, person, path, now, publish, audit, services, afterCommit } = context;
  const row = await findNotification(tx, path.id, true);
  if (!row) throw notFound();
  rejectEnded(row);
  const elapsed = row.reminded_at ? now.getTime() - row.reminded_at.getTime() : reminderInterval;
  if (elapsed < reminderInterval) throw tooMany((reminderInterval - elapsed) / 1000);
  const unanswered = await findUnanswered(tx, row.id);
  if (unanswered.length === 0) throw inUse('All recipients have answered.');
  const reminder = {
    id: newId(now),
    notification_id: row.id,
    author_id: person.id,
    recipients_count: unanswered.length,
    created_at: now,
  };
  await insertReminder(tx, { ...reminder, college_id: college.id }, unanswered, services.channels);
  afterCommit(services.wakeMail);
  publish({
    kind: 'emergency.reminded',
    to: [...new Set([...unanswered, ...(await boardReaders(tx, person.id))])],
    data: { notification_id: row.id, reminded_at: now.toISOString() },
  });
  audit({ subject: toNotificationSubject(row), after: { recipients: unanswered.length } });
  return presentReminder({ ...person, ...reminder });
}
