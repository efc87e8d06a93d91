import { findScope } from '@school/domain';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { forbidden } from '../../httpError.ts';
import { readPeriod } from './period.ts';
import { presentEntries, presentPeriod, presentReach } from './statistics.present.ts';
import {
  type Counted,
  entriesByHour,
  entrySums,
  mostDownloaded,
  mostRead,
  reach,
} from './statistics.queries.ts';
import { storeVisits } from './visits.commands.ts';

type StatisticsContext = Pick<Context<'getPostStatistics'>, 'person' | 'query'>;

/** The row limit of a list on screen; tables contain more rows. */
const mostOfList = 50;

/** Returns whose activity the person may count, narrowed to the requested place and role. */
export const countedBy = ({ person, query }: StatisticsContext): Counted => ({
  person,
  scope: findScope(person, 'statistics.view') ?? 'items',
  placeId: query.place_id,
  roleId: query.role_id,
});

const oneDay = 86_400_000;

export const statisticsHandlers = {
  getPostStatistics: async (context) => {
    const period = await readPeriod(context.tx, context.query, context.now);
    const rows = await mostRead(context.tx, period, countedBy(context), mostOfList);
    const data = rows.map(({ recipients_count: recipients, published_at, ...row }) => ({
      ...row,
      published_at: published_at.toISOString(),
      recipients,
    }));
    return { status: 200, body: { data, meta: presentPeriod(period) } };
  },

  getDocumentStatistics: async (context) => {
    const period = await readPeriod(context.tx, context.query, context.now);
    const data = await mostDownloaded(context.tx, period, countedBy(context), mostOfList);
    return { status: 200, body: { data, meta: presentPeriod(period) } };
  },

  getEntryStatistics: async (context) => {
    const { tx, query, now } = context;
    const counted = countedBy(context);
    // The scope `items` covers only a person's own records, so not the visits of others.
    if (counted.scope === 'items') throw forbidden();
    const period = await readPeriod(tx, query, now);
    const cells = await entriesByHour(tx, period, counted);
    const before = new Date(period.start.getTime() - period.days * oneDay);
    const { people, previous } = await entrySums(tx, period, before, counted);
    const data = { ...presentEntries(cells), people, previous_entries: previous };
    return { status: 200, body: { data, meta: presentPeriod(period) } };
  },

  getReachStatistics: async (context) => {
    const counted = countedBy(context);
    if (counted.scope === 'items') throw forbidden();
    const period = await readPeriod(context.tx, context.query, context.now);
    const counts = await reach(context.tx, period, counted);
    return { status: 200, body: { data: presentReach(counts), meta: presentPeriod(period) } };
  },

  sendHeartbeats: async ({ tx, college, person, body, now }) => {
    const visits = body.visits.map((visit) => ({ ...visit, started_at: new Date(visit.started_at) }));
    await storeVisits(tx, { collegeId: college.id, userId: person.id, now }, visits);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
