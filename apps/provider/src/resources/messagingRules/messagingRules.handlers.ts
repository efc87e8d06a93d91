import type { Handlers } from '../../http/contract/handler.ts';
import { changeMessagingRule } from './messagingRules.commands.ts';
import { findMessagingRules } from './messagingRules.queries.ts';

/** Handlers for which roles may start conversations with which. */
export const messagingRulesHandlers = {
  listMessagingRules: async ({ tx }) => ({ status: 200, body: { data: await findMessagingRules(tx) } }),

  updateMessagingRule: async (context) => ({
    status: 200,
    body: { data: await changeMessagingRule(context) },
  }),
} satisfies Partial<Handlers>;
