import { fold, scopeOf } from '@school/domain';
import { newId } from '../../newId.ts';
import { type Context, type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { forbidden, invalid, notFound, staleVersion } from '../../plugins/refusal.ts';
import { confirmEmergency } from './confirmation.ts';
import { linksOf, metaOf } from '../paging.ts';
import {
  changeNotification,
  countsOf,
  findManaged,
  findNotification,
  findUpdates,
  insertNotification,
  type NotificationRow,
} from './managed.queries.ts';
import { presentManaged, presentNotification, presentRecipient } from './notifications.present.ts';
import { canManage, refuseSent, writtenFrom } from './notifications.rules.ts';
import { findReceipt, findRecipients } from './received.queries.ts';
import { send } from './sending.ts';

type Asking = Pick<Context<'getNotification'>, 'tenant' | 'person'>;

/** One notification with counts, as it is now. */
export async function answerManaged({ tenant, person }: Asking, row: NotificationRow) {
  const counts = await countsOf(tenant, [row.id]);
  const updates = await findUpdates(tenant, [row.id]);
  const receipt = await findReceipt(tenant, row.id, person.id);
  const mayEnd = scopeOf(person, 'emergency.start') !== null;
  return {
    data: presentManaged(presentNotification(row, updates, receipt), row, counts(row.id), mayEnd),
  };
}

/** Locked; 404 when there is none, 403 when it is not this person's. */
async function manageable({ tenant, person, path }: Asking & { path: { id: string } }) {
  const row = await findNotification(tenant, path.id, true);
  if (!row) throw notFound();
  if (!canManage(person, row)) throw forbidden();
  return row;
}

const subjectOf = ({ id, title }: Pick<NotificationRow, 'id' | 'title'>) => ({
  kind: 'notification',
  id,
  name: title,
});

/** What somebody sends. */
export const managedNotificationsHandlers = {
  listManagedNotifications: async ({ tenant, person, query }) => {
    const { page = 1, per_page: perPage = 15 } = query;
    const words = fold(query.q ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8);
    const filter = { words, status: query['filter[status]'], emergency: query['filter[emergency]'] };
    const range = { limit: perPage, offset: (page - 1) * perPage };
    const { rows, counts: inStatus } = await findManaged(tenant, person, filter, range);
    const total = inStatus[filter.status ?? 'all'];
    const ids = rows.map(({ id }) => id);
    const counts = await countsOf(tenant, ids);
    const updates = await findUpdates(tenant, ids);
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

  listNotificationRecipients: async ({ tenant, person, path, query }) => {
    const row = await findNotification(tenant, path.id);
    if (!row) throw notFound();
    if (!canManage(person, row)) throw forbidden();
    const { page = 1, per_page: perPage = 15 } = query;
    const recipients = await findRecipients(tenant, row.id, perPage, (page - 1) * perPage);
    const total = (await countsOf(tenant, [row.id]))(row.id).recipients;
    const here = { page, perPage, total, rows: recipients.length };
    return {
      status: 200,
      body: {
        data: recipients.map(presentRecipient),
        links: linksOf(`/api/v1/notifications/${row.id}/recipients`, query, here),
        meta: metaOf(here),
      },
    };
  },

  createNotification: prepared(confirmEmergency, async (context: Context<'createNotification'>) => {
    const { tenant, college, person, body, now } = context;
    const written = await writtenFrom(tenant, person, body, now);
    const id = newId(now);
    await insertNotification(tenant, {
      ...written,
      college_id: college.id,
      id,
      audience: JSON.stringify(written.audience),
      status: written.status === 'sent' ? 'draft' : written.status,
      sent_at: null,
      closed_at: null,
      author_id: person.id,
      created_at: now,
      updated_at: now,
    });
    const row = (await findNotification(tenant, id))!;
    if (written.status === 'sent') context.announce(await send(tenant, row, now));
    const { title, status, emergency, mode, audience } = written;
    context.record({ subject: subjectOf(row), after: { title, status, emergency, mode, audience } });
    return { status: 201, body: await answerManaged(context, (await findNotification(tenant, id))!) };
  }),

  updateNotification: async (context) => {
    const { tenant, person, body, version, now } = context;
    const row = await manageable(context);
    refuseSent(row);
    if (body.emergency) throw invalid({ emergency: ['An emergency is started at once, not written first.'] });
    if (version !== row.version) throw staleVersion(row.version);
    const written = await writtenFrom(tenant, person, body, now, row.audience);
    const change = { ...written, audience: JSON.stringify(written.audience), updated_at: now };
    const status = written.status === 'sent' ? row.status : written.status;
    await changeNotification(tenant, row, { ...change, status });
    const changed = (await findNotification(tenant, row.id))!;
    if (written.status === 'sent') context.announce(await send(tenant, changed, now));
    context.record({
      subject: subjectOf(changed),
      before: { title: row.title, status: row.status, audience: row.audience },
      after: { title: written.title, status: written.status, audience: written.audience },
    });
    return { status: 200, body: await answerManaged(context, (await findNotification(tenant, row.id))!) };
  },

  cancelNotification: async (context) => {
    const { tenant, now } = context;
    const row = await manageable(context);
    if (row.status !== 'cancelled') {
      refuseSent(row);
      await changeNotification(tenant, row, { status: 'cancelled', updated_at: now });
      context.record({
        subject: subjectOf(row),
        before: { status: row.status },
        after: { status: 'cancelled' },
      });
    }
    return { status: 200, body: await answerManaged(context, (await findNotification(tenant, row.id))!) };
  },
} satisfies Partial<Handlers>;
