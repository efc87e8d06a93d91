import type { Handlers } from '../../http/contract/handler.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { findVisibleReport, handleReport, removeReported, reportMessage } from './messageReports.commands.ts';
import { presentReport, presentReportDetail } from './messageReports.present.ts';
import { countReports, findReports } from './messageReports.queries.ts';

/** Handlers for reported messages. */
export const messageReportsHandlers = {
  createMessageReport: async (context) => {
    const { isNew, created_at, ...report } = await reportMessage(context);
    const data = { ...report, created_at: created_at.toISOString() };
    return { status: isNew ? 201 : 200, body: { data } };
  },

  listMessageReports: async ({ tx, person, query }) => {
    const status = query['filter[status]'];
    const total = await countReports(tx, person.id, status);
    const page = pageFrom(query);
    const { limit, offset } = page;
    const rows = offset < total ? await findReports(tx, person.id, { status, limit, offset }) : [];
    const data = rows.map(presentReport);
    return { status: 200, body: pageBody('/api/v1/message-reports', query, page, total, data) };
  },

  getMessageReport: async (context) => ({
    status: 200,
    body: { data: presentReportDetail(await findVisibleReport(context)) },
  }),

  handleMessageReport: async (context) => ({
    status: 200,
    body: { data: presentReportDetail(await handleReport(context)) },
  }),

  removeReportedMessage: async (context) => {
    await removeReported(context);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
