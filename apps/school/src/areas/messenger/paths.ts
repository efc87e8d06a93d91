import { routePath } from '../../router/routePath.ts';
import { display, oneOf, pageNumber, text } from '../../router/searchParams.ts';

export const messengerPaths = {
  /** All conversations; with `id` one of them beside the list, at the message with the number `message`. */
  conversation: routePath('/messenger/:id?', { message: display(text) }),
  /** Reported messages; the open ones without a status. */
  reports: routePath('/messenger/reports', { status: oneOf(['handled']), page: pageNumber }),
  report: routePath('/messenger/reports/:id'),
};
