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
  /** The form starts as a copy of the notification with the id `from`, or from a template. */
  create: routePath('/college-notifications/new-notification', { from: text, template: text }),
  /** Starts an alert; the form starts as a copy of the alert with the id `from`. */
  createAlert: routePath('/college-notifications/new-alert', { from: text }),
  /** `page` and the states of e-mail, push and text messages are those of the recipients. */
  detail: routePath('/college-notifications/:id', {
    edit: flag,
    email: oneOf(['queued', 'sent', 'failed']),
    push: oneOf(['queued', 'sent', 'failed']),
    sms: oneOf(['queued', 'sent', 'failed']),
    page: pageNumber,
  }),
  /** Received notifications. */
  received: routePath('/notifications'),
  receivedOne: routePath('/notifications/:id'),
};
