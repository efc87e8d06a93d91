import { routePath } from '../../router/routePath.ts';
import { flag, oneOf, pageNumber, text } from '../../router/searchParams.ts';

export const notificationPaths = {
  /** Sent notifications and drafts, for their senders. */
  list: routePath('/college-notifications', {
    q: text,
    status: oneOf(['draft', 'scheduled', 'sent', 'cancelled']),
    emergency: oneOf(['true', 'false']),
    page: pageNumber,
  }),
  /** `from` is the id of the notification that the form starts as a copy of. */
  create: routePath('/college-notifications/new-notification', { from: text }),
  /** `page` and `email` are those of the recipients. */
  detail: routePath('/college-notifications/:id', {
    edit: flag,
    email: oneOf(['queued', 'sent', 'failed']),
    page: pageNumber,
  }),
  /** Received notifications. */
  received: routePath('/notifications'),
  receivedOne: routePath('/notifications/:id'),
};
