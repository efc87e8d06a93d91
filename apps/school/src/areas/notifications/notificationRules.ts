import { hasAudienceTarget } from '@school/domain';
import { notification, validateWith } from '@school/domain/validators';
import { toFormErrors } from '../../forms/fields.ts';
import type { FieldErrors } from '../../forms/validation.ts';
import type { MessageId } from '../../intl/messages.ts';
import { confirmationErrors } from '../receipts/index.ts';
import { notificationFields, type NotificationValues, toNotificationRequest } from './notificationValues.ts';

const toError = (id: MessageId) => ({ id }) as unknown as FieldErrors[string];

/** Validates a notification: always title and text; to send it, also an audience and a future time. */
export function notificationRules(values: NotificationValues): FieldErrors {
  // The PIN is requested after all other fields are valid.
  const { pin: _pin, ...wrong } = validateWith(notification, toNotificationRequest(values));
  const errors = toFormErrors(notificationFields, wrong);
  const sends = values.emergency || values.status === 'sent';
  if (sends && !hasAudienceTarget(values.audience))
    errors.audience ??= { id: 'validation.audience.required' };
  if (values.emergency && values.alertKind === '')
    errors.alertKind = toError('notifications.form.alertKindRequired');
  if (!values.emergency) Object.assign(errors, confirmationErrors(values));
  if (!values.emergency && values.when === 'later') {
    if (values.scheduledAt === '' && sends) errors.scheduledAt = toError('notifications.form.timeRequired');
    else if (sends && Date.parse(values.scheduledAt) <= Date.now())
      errors.scheduledAt = toError('notifications.form.timePassed');
  }
  return errors;
}
