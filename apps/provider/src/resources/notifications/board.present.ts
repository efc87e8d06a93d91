import type { EmergencyReminder } from '@school/domain';
import { presentPerson } from '../accounts/accounts.present.ts';
import type { BoardRow, ReminderRow } from './board.queries.ts';
import { presentState } from './notifications.present.ts';

/** Converts a row of the board. */
export function presentBoardRow(row: BoardRow) {
  const listScopeIds = (kind: string) =>
    (row.scopes ?? []).filter((scope) => scope.kind === kind).map((scope) => scope.id);
  return {
    ...presentState(row),
    received_at: row.received_at?.toISOString() ?? null,
    phone: row.phone,
    location: row.response_location,
    note: row.response_note,
    set_by: row.by && presentPerson(row.by),
    place_ids: listScopeIds('place'),
    course_ids: listScopeIds('course'),
  };
}

/** The shortest time between two reminders of one emergency, in milliseconds. */
export const reminderInterval = 120_000;

/** Converts a reminder of an emergency. */
export const presentReminder = (row: ReminderRow): EmergencyReminder => ({
  id: row.id,
  author: presentPerson({ ...row, id: row.author_id }),
  recipients: row.recipients_count,
  created_at: row.created_at.toISOString(),
  available_at: new Date(row.created_at.getTime() + reminderInterval).toISOString(),
});
