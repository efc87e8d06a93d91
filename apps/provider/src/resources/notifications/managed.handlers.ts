import { type NotificationCounts, scopeOf, searchWords } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { newId } from '../../newId.ts';
import type { Person } from '../../plugins/auth.ts';
import { type Asked, type Context, type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { forbidden, invalid, notFound, refuseStale } from '../../plugins/httpError.ts';
import { confirmEmergency } from './confirmation.ts';
import { linksOf, metaOf } from '../paging.ts';
import {
  changeNotification,
  countsOf,
  countsOfFresh,
  findManaged,
  findNotification,
  findUpdates,
  insertNotification,
  type NotificationRow,
  updateNotification,
  type UpdateRow,
} from './managed.queries.ts';
import {
  presentManaged,
  presentNotification,
  presentQueued,
  presentRecipient,
} from './notifications.present.ts';
import { canManage, refuseSent, writtenFrom } from './notifications.rules.ts';
import { findQueued, findReceipt, findRecipients } from './received.queries.ts';
import { send, type Unsent } from './sending.ts';

type Asking = Pick<Context<'getNotification'>, 'tx' | 'person'>;

/** Returns a notification with its counts, for those who manage it. */
export function managedAnswer(
  person: Person,
  row: NotificationRow,
  counts: NotificationCounts,
  updates: readonly UpdateRow[] = [],
  receipt?: Row<'notification_recipients'>,
) {
  const mayEnd = scopeOf(person, 'emergency.start') !== null;
  return { data: presentManaged(presentNotification(row, updates, receipt), row, counts, mayEnd) };
}

/** Loads the counts and updates of a notification, and returns it for those who manage it. */
export async function answerManaged({ tx, person }: Asking, row: NotificationRow) {
  const counts = await countsOf(tx, [row.id]);
  const updates = await findUpdates(tx, [row.id]);
  const receipt = await findReceipt(tx, row.id, person.id);
  return managedAnswer(person, row, counts(row.id), updates, receipt);
}

/** Returns a notification that was sent just now or not yet, without loading counts. */
const answerFresh = (person: Person, row: NotificationRow) => managedAnswer(person, row, countsOfFresh(row));

/**
 * Locks the notification.
 * @throws HttpError 404 when it does not exist, 403 when this person may not manage it.
 */
async function manageable({ tx, person, path }: Asking & { path: { id: string } }) {
  const row = await findNotification(tx, path.id, true);
  if (!row) throw notFound();
  if (!canManage(person, row)) throw forbidden();
  return row;
}

const authorOf = ({ name, first_lastname, second_lastname, avatar_id }: Person) => ({
  author_name: name,
  author_first_lastname: first_lastname,
  author_second_lastname: second_lastname,
  author_avatar_id: avatar_id,
});

type Sending = Pick<Context<'createNotification'>, 'tx' | 'now' | 'announce'>;

async function sendNow(
  { tx, now, announce }: Sending,
  row: Unsent,
  storing: Parameters<typeof send>[3],
): Promise<NotificationRow> {
  const { sent, announcement } = await send(tx, row, now, storing);
  announce(announcement);
  return sent;
}

const subjectOf = ({ id, title }: Pick<NotificationRow, 'id' | 'title'>) => ({
  kind: 'notification' as const,
  id,
  name: title,
});

/** Requires one of the two permissions; the input decides later which one. */
function refuseUnlessNotifies(person: Person): void {
  const rights = ['notifications.send', 'emergency.start'] as const;
  if (!rights.some((right) => scopeOf(person, right) !== null)) throw forbidden();
}

const mayNotify = async ({ person }: Asked<'createNotification'>) => refuseUnlessNotifies(person);

/** Handlers for notifications that a person sends. */
export const managedNotificationsHandlers = {
  listManagedNotifications: async ({ tx, person, query }) => {
    refuseUnlessNotifies(person);
    const { page = 1, per_page: perPage = 15 } = query;
    const words = searchWords(query.q);
    const filter = { words, status: query['filter[status]'], emergency: query['filter[emergency]'] };
    const range = { limit: perPage, offset: (page - 1) * perPage };
    const { rows, counts: inStatus } = await findManaged(tx, person, filter, range);
    const total = inStatus[filter.status ?? 'all'];
    const ids = rows.map(({ id }) => id);
    const counts = await countsOf(tx, ids);
    const updates = await findUpdates(tx, ids);
    const mayEnd = scopeOf(person, 'emergency.start') !== null;
    const here = { page, perPage, total, rows: rows.length };
    const data = rows.map((row) =>
      presentManaged(presentNotification(row, updates), row, counts(row.id), mayEnd),
    );
    return {
      status: 200,
      body: {
        data,
        links: linksOf('/api/v1/notifications/managed', query, here),
        meta: { ...metaOf(here), counts: inStatus },
      },
    };
  },

  listNotificationRecipients: async ({ tx, person, path, query }) => {
    const row = await findNotification(tx, path.id);
    if (!row) throw notFound();
    if (!canManage(person, row)) throw forbidden();
    const { page = 1, per_page: perPage = 15 } = query;
    const range = [perPage, (page - 1) * perPage] as const;
    const queued = row.status === 'scheduled' ? await findQueued(tx, row.audience, ...range) : undefined;
    const data = queued
      ? queued.rows.map(presentQueued)
      : (await findRecipients(tx, row.id, ...range)).map(presentRecipient);
    const total = queued?.total ?? (await countsOf(tx, [row.id]))(row.id).recipients;
    const here = { page, perPage, total, rows: data.length };
    return {
      status: 200,
      body: {
        data,
        links: linksOf(`/api/v1/notifications/${row.id}/recipients`, query, here),
        meta: metaOf(here),
      },
    };
  },

  createNotification: prepared(
    confirmEmergency,
    async (context: Context<'createNotification'>) => {
      const { tx, college, person, body, now } = context;
      const written = await writtenFrom(tx, person, body, now);
      const id = newId(now);
      const row = {
        ...written,
        college_id: college.id,
        id,
        audience: JSON.stringify(written.audience),
        sent_at: null,
        closed_at: null,
        author_id: person.id,
        created_at: now,
        updated_at: now,
      };
      const author = authorOf(person);
      const stored =
        written.status === 'sent'
          ? await sendNow(context, { ...written, college_id: college.id, id, author }, (sent) =>
              insertNotification(tx, { ...row, ...sent }),
            )
          : { ...author, ...(await insertNotification(tx, row).executeTakeFirstOrThrow()) };
      const { title, status, emergency, mode, audience } = written;
      context.record({ subject: subjectOf(stored), after: { title, status, emergency, mode, audience } });
      return { status: 201, body: answerFresh(person, stored) };
    },
    mayNotify,
  ),

  updateNotification: async (context) => {
    const { tx, person, body, version, now } = context;
    const row = await manageable(context);
    refuseSent(row);
    if (body.emergency) throw invalid({ emergency: ['An emergency is started at once, not written first.'] });
    refuseStale(version, row);
    const written = await writtenFrom(tx, person, body, now, row.audience);
    const change = { ...written, audience: JSON.stringify(written.audience), updated_at: now };
    const unsent = { ...row, audience: written.audience, emergency: false, author: row };
    const changed =
      written.status === 'sent'
        ? await sendNow(context, unsent, (sent) => updateNotification(tx, row, { ...change, ...sent }))
        : await changeNotification(tx, row, change);
    context.record({
      subject: subjectOf(changed),
      before: { title: row.title, status: row.status, audience: row.audience },
      after: { title: written.title, status: written.status, audience: written.audience },
    });
    return { status: 200, body: answerFresh(person, changed) };
  },

  cancelNotification: async (context) => {
    const { tx, person, version, now } = context;
    const row = await manageable(context);
    refuseStale(version, row);
    if (row.status === 'cancelled') return { status: 200, body: answerFresh(person, row) };
    refuseSent(row);
    const cancelled = await changeNotification(tx, row, { status: 'cancelled', updated_at: now });
    const [before, after] = [{ status: row.status }, { status: 'cancelled' }];
    context.record({ subject: subjectOf(row), before, after });
    return { status: 200, body: answerFresh(person, cancelled) };
  },
} satisfies Partial<Handlers>;
