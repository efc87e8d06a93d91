import { type EmailHold, type NotificationRecipient, findScope, searchWords } from '@school/domain';
import type { Person } from '../../security/auth.ts';
import { type AdmittedContext, type Context, type Handlers, prepared } from '../../http/contract/handler.ts';
import { forbidden, inUse, invalid, notFound, rejectStale } from '../../httpError.ts';
import { cancelRequest } from './approval.commands.ts';
import { confirmEmergency } from './confirmation.ts';
import { findPeople } from '../audiences/people.queries.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { addNotification, editNotification, toNotificationSubject } from './managed.commands.ts';
import {
  changeNotification,
  countDeliveries,
  countsOfFresh,
  findManaged,
  findNotification,
  findUpdates,
  type NotificationRow,
} from './managed.queries.ts';
import {
  managedAnswer,
  presentHold,
  presentManaged,
  presentNotification,
  presentQueued,
  presentRecipient,
} from './notifications.present.ts';
import { canManage, rejectSent } from './notifications.rules.ts';
import {
  countNotificationRecipients,
  findEmailHold,
  findReceipt,
  findRecipients,
  noDeliveries,
  type RecipientCounts,
  type RecipientPage,
} from './received.queries.ts';

type NotificationContext = Pick<Context<'getNotification'>, 'tx' | 'person'>;

/** Loads the counts and updates of a notification, and returns it for those who manage it. */
export async function answerManaged({ tx, person }: NotificationContext, row: NotificationRow) {
  const counts = await countDeliveries(tx, [row.id]);
  const updates = await findUpdates(tx, [row.id]);
  const receipt = await findReceipt(tx, row.id, person.id);
  return managedAnswer(person, row, counts(row.id), updates, receipt);
}

/** Returns a notification that was sent just now or not yet, without loading counts. */
export const answerFresh = (person: Person, row: NotificationRow) =>
  managedAnswer(person, row, countsOfFresh(row));

/** Loads counts and updates of notifications, and returns them for those who manage them. */
async function presentRows({ tx, person }: NotificationContext, rows: readonly NotificationRow[]) {
  const ids = rows.map(({ id }) => id);
  const counts = await countDeliveries(tx, ids);
  const updates = await findUpdates(tx, ids);
  const mayEnd = findScope(person, 'emergency.start') !== null;
  return rows.map((row) => presentManaged(presentNotification(row, updates), row, counts(row.id), mayEnd));
}

interface Recipients extends RecipientCounts {
  hold: EmailHold | null;
  data: NotificationRecipient[];
}

/** Returns a part of the recipients; of a scheduled notification those that it would reach now. */
async function findPresentedRecipients(
  tx: NotificationContext['tx'],
  row: NotificationRow,
  page: RecipientPage,
): Promise<Recipients> {
  if (row.status === 'scheduled') {
    const deliveries = noDeliveries();
    if (Object.values(page.states).some(Boolean)) return { total: 0, deliveries, hold: null, data: [] };
    const { rows, total } = await findPeople(tx, row.audience, [], page);
    return { total, deliveries, hold: null, data: rows.map(presentQueued) };
  }
  const data = (await findRecipients(tx, row.id, page)).map(presentRecipient);
  const hold = presentHold(await findEmailHold(tx, row.id));
  return { ...(await countNotificationRecipients(tx, row.id, page.states)), hold, data };
}

/**
 * Locks the notification.
 * @throws HttpError 404 when it does not exist, 403 when this person may not manage it.
 */
async function lockManagedNotification({ tx, person, path }: NotificationContext & { path: { id: string } }) {
  const row = await findNotification(tx, path.id, true);
  if (!row) throw notFound();
  if (!canManage(person, row)) throw forbidden();
  return row;
}

/** Requires one of the two permissions; the input decides later which one. */
function rejectUnlessNotifies(person: Person): void {
  const permissions = ['notifications.send', 'emergency.start'] as const;
  if (!permissions.some((permission) => findScope(person, permission) !== null)) throw forbidden();
}

const mayNotify = async ({ person }: AdmittedContext<'createNotification'>) => rejectUnlessNotifies(person);

/** Handlers for notifications that a person sends. */
export const managedNotificationsHandlers = {
  listManagedNotifications: async ({ tx, person, query }) => {
    rejectUnlessNotifies(person);
    const words = searchWords(query.q);
    const filter = {
      words,
      status: query['filter[status]'],
      emergency: query['filter[emergency]'],
      author: query['filter[author]'] && person.id,
    };
    const page = pageFrom(query);
    const { rows, counts } = await findManaged(tx, person, filter, page);
    const data = await presentRows({ tx, person }, rows);
    const total = counts[filter.status ?? 'all'];
    const path = '/api/v1/notifications/managed';
    return { status: 200, body: pageBody(path, query, page, total, data, { counts }) };
  },

  listNotificationRecipients: async ({ tx, person, path, query }) => {
    const row = await findNotification(tx, path.id);
    if (!row) throw notFound();
    if (!canManage(person, row)) throw forbidden();
    const page = pageFrom(query);
    const states = {
      email: query['filter[email]'],
      push: query['filter[push]'],
      sms: query['filter[sms]'],
    };
    const { total, deliveries, hold, data } = await findPresentedRecipients(tx, row, { ...page, states });
    const list = `/api/v1/notifications/${row.id}/recipients`;
    return { status: 200, body: pageBody(list, query, page, total, data, { deliveries, hold }) };
  },

  createNotification: prepared(
    confirmEmergency,
    async (context: Context<'createNotification'>, confirmed) => {
      const row = await addNotification(context, confirmed);
      return { status: 201, body: answerFresh(context.person, row) };
    },
    mayNotify,
  ),

  updateNotification: async (context) => {
    const row = await lockManagedNotification(context);
    rejectSent(row);
    if (row.emergency) throw inUse('An emergency cannot be changed, only cancelled.');
    if (context.body.emergency)
      throw invalid({ emergency: ['An emergency is started at once, not written first.'] });
    rejectStale(context.version, row);
    return { status: 200, body: answerFresh(context.person, await editNotification(context, row)) };
  },

  cancelNotification: async (context) => {
    const { tx, person, version, now } = context;
    const row = await lockManagedNotification(context);
    rejectStale(version, row);
    if (row.status === 'cancelled') return { status: 200, body: answerFresh(person, row) };
    rejectSent(row);
    const request = await cancelRequest(context, row);
    const change = { ...request, status: 'cancelled' as const, updated_at: now };
    const cancelled = await changeNotification(tx, row, change);
    const [before, after] = [{ status: row.status }, { status: 'cancelled' }];
    context.audit({ subject: toNotificationSubject(row), before, after });
    return { status: 200, body: answerFresh(person, cancelled) };
  },
} satisfies Partial<Handlers>;
