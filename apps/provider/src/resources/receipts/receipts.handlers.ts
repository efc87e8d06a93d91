import { searchWords } from '@school/domain';
import { dayAfter, localDay } from '../../calendar/zone.ts';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { inUse, requireAllowed } from '../../httpError.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { presentPending, presentReceipt } from './receipts.present.ts';
import {
  countReceipts,
  findPending,
  findReceipts,
  insertRead,
  markRemindersRead,
  storeConfirmation,
} from './receipts.queries.ts';
import { findManagedSubject, previewReminder, remindMissing } from './reminders.commands.ts';
import { findSubject } from './subject.ts';

/** Days after its last day on which a confirmation is still requested on Home. */
const daysOverdue = 30;

/** Stores that the person has opened a post or event. */
async function markRead(
  context: Context<'markPostRead'> | Context<'markEventRead'>,
  record: 'post' | 'event',
): Promise<{ status: 204 }> {
  const { college, person, path, now, defer } = context;
  const subject = await findSubject(context, { record, id: path.id });
  requireAllowed(await subject.isVisible());
  if (await subject.reaches()) defer(insertRead(record, college.id, path.id, person.id, now));
  return { status: 204 };
}

export const receiptsHandlers = {
  markPostRead: (context) => markRead(context, 'post'),
  markEventRead: (context) => markRead(context, 'event'),

  listReceipts: async (context) => {
    const { tx, person, path, query } = context;
    const subject = await findManagedSubject(context);
    const page = pageFrom(query);
    const filter = { ...page, words: searchWords(query.q), state: query['filter[state]'] };
    const { counts, total, reminded_at } = await countReceipts(tx, person, subject, filter);
    const rows = page.offset < total ? await findReceipts(tx, person, subject, filter) : [];
    const data = rows.map((row) => presentReceipt(row, person));
    const meta = { counts, confirm_by: subject.confirm_by, reminded_at: reminded_at?.toISOString() ?? null };
    const list = `/api/v1/receipts/${path.record}/${path.id}`;
    return { status: 200, body: pageBody(list, query, page, total, data, meta) };
  },

  getReminderPreview: async (context) => {
    const subject = await findManagedSubject(context);
    return { status: 200, body: { data: await previewReminder(context, subject) } };
  },

  sendReminder: async (context) => ({ status: 200, body: { data: await remindMissing(context) } }),

  confirmRead: async (context) => {
    const { tx, college, person, path, now, publish, defer } = context;
    const subject = await findSubject(context, path);
    requireAllowed(subject.author_id !== person.id && (await subject.reaches()));
    if (subject.confirm_by === null || !subject.isCurrent) throw inUse('No confirmation is requested.');
    await markRemindersRead(tx, path, person.id, now);
    defer(storeConfirmation(path, college.id, person.id, now));
    const to = [...new Set([subject.author_id, person.id])];
    publish({ kind: 'receipt.confirmed', to, data: { record: path.record, id: path.id } });
    return { status: 204 };
  },

  listPendingConfirmations: async ({ tx, college, person, now }) => {
    const since = dayAfter(localDay(college.timezone, now), -daysOverdue);
    const rows = await findPending(tx, person, now, since);
    return { status: 200, body: { data: rows.map(presentPending) } };
  },
} satisfies Partial<Handlers>;
