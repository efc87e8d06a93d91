import type { Handlers } from '../../http/contract/handler.ts';
import { changeAlertTemplate } from './alertTemplates.commands.ts';
import { findAlertTemplates } from './alertTemplates.queries.ts';

/** Handlers for the prepared texts of alerts. */
export const alertTemplatesHandlers = {
  listAlertTemplates: async ({ tx, college, query }) => ({
    status: 200,
    body: { data: await findAlertTemplates(tx, college, query['filter[language]']) },
  }),

  updateAlertTemplate: async (context) => ({
    status: 200,
    body: { data: await changeAlertTemplate(context) },
  }),
} satisfies Partial<Handlers>;
