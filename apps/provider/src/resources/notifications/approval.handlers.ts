import { type Context, type Handlers, prepared } from '../../http/contract/handler.ts';
import { approve, findDecidable, reject, skip } from './approval.commands.ts';
import { confirmApproval } from './confirmation.ts';
import { answerFresh } from './managed.handlers.ts';
import { presentApprovalRequest } from './notifications.present.ts';

/** Handlers for the approval of real emergencies by a second person. */
export const approvalHandlers = {
  listApprovalRequests: async ({ tx, person, now }) => {
    const rows = await findDecidable(tx, person, now);
    return { status: 200, body: { data: rows.map(presentApprovalRequest) } };
  },

  approveEmergency: prepared(confirmApproval, async (context: Context<'approveEmergency'>, isConfirmed) => {
    const row = await approve(context, isConfirmed);
    return { status: 200, body: answerFresh(context.person, row) };
  }),

  rejectEmergency: async (context) => {
    const row = await reject(context, context.body.reason.trim());
    return { status: 200, body: answerFresh(context.person, row) };
  },

  skipApproval: async (context) => {
    const row = await skip(context, context.body.reason.trim());
    return { status: 200, body: answerFresh(context.person, row) };
  },
} satisfies Partial<Handlers>;
