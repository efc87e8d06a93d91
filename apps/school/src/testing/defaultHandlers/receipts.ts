import type { Receipt, ReceiptState, Reminder } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { pageMeta, noLinks, ok, type Handlers } from '../handlers.ts';

const states: readonly ReceiptState[] = ['unread', 'unread', 'read', 'read', 'confirmed'];

/** Receipts in each state, the missing ones first; the first person has never signed in. */
export const receipts: Receipt[] = Object.values(users)
  .slice(0, states.length)
  .map(({ id, name, first_lastname, avatar }, at) => ({
    person: { id, name: `${name} ${first_lastname}`, avatar },
    state: states[at]!,
    read_at: states[at] === 'unread' ? null : '2026-09-08T09:30:00-03:00',
    confirmed_at: states[at] === 'confirmed' ? '2026-09-08T09:31:00-03:00' : null,
    last_sign_in_at: at === 0 ? null : '2026-09-01T09:00:00-03:00',
  }));

/** Returns a page of receipts with the server's counts. */
export function receiptsResponse(
  list: readonly Receipt[],
  { confirm_by = null, reminded_at = null }: { confirm_by?: string | null; reminded_at?: string | null } = {},
) {
  const count = (state: ReceiptState) => receipts.filter((one) => one.state === state).length;
  const counts = { unread: count('unread'), read: count('read'), confirmed: count('confirmed') };
  const isReadOnly = confirm_by === null;
  return {
    data: [...list],
    links: noLinks,
    meta: {
      ...pageMeta(list.length, list.length, 10),
      counts: {
        all: receipts.length,
        ...counts,
        ...(isReadOnly ? { read: counts.read + counts.confirmed, confirmed: 0 } : {}),
      },
      confirm_by,
      reminded_at,
    },
  };
}

/** Returns a reminder. */
export const reminderResponse = (change: Partial<Reminder> = {}): Reminder => ({
  recipients: 4,
  title: 'Recordatorio: Reglamento interno',
  content: 'Lee «Reglamento interno» y confirma a más tardar el 12 de septiembre de 2026 que lo leíste.',
  reminded_at: null,
  available_at: null,
  ...change,
});

/** Default handlers of views, confirmations and reminders. */
export const receiptAnswers: Handlers = {
  listReceipts: ({ query }) => {
    const [state, q] = [query.get('filter[state]'), (query.get('q') ?? '').toLowerCase()];
    const matching = receipts.filter(
      (one) => (!state || one.state === state) && one.person.name.toLowerCase().includes(q),
    );
    return ok('listReceipts', receiptsResponse(matching, { confirm_by: '2026-09-12' }));
  },
  getReminderPreview: ok('getReminderPreview', { data: reminderResponse() }),
  sendReminder: ok('sendReminder', { data: reminderResponse() }),
  confirmRead: ok('confirmRead'),
  listPendingConfirmations: ok('listPendingConfirmations', { data: [] }),
};
