import type { NotificationCounts } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { notFound } from '../../httpError.ts';
import { type BoardRow, findBoard, findReminders, type ReminderRow } from './board.queries.ts';
import {
  countDeliveries,
  findNotification,
  findUpdates,
  type NotificationRow,
  type UpdateRow,
} from './managed.queries.ts';

/** An emergency with all recipients and what happened in it. */
export interface Board {
  row: NotificationRow;
  counts: NotificationCounts;
  rows: BoardRow[];
  updates: UpdateRow[];
  reminders: ReminderRow[];
}

/** @throws HttpError 404 unless it is an emergency. */
export async function loadBoard(tx: CollegeTransaction, id: string): Promise<Board> {
  const row = await findNotification(tx, id);
  if (!row?.emergency) throw notFound();
  const counts = await countDeliveries(tx, [id]);
  const rows = await findBoard(tx, id);
  const updates = await findUpdates(tx, [id]);
  const reminders = await findReminders(tx, id);
  return { row, counts: counts(id), rows, updates, reminders };
}
