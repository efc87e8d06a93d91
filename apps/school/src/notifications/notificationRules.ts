import { notification, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../forms/validation.ts';
import type { MessageId } from '../intl/messages.ts';
import { notificationFieldNames, type NotificationValues, writeOf } from './notificationValues.ts';

const own = (id: MessageId) => ({ id }) as unknown as FieldErrors[string];

/** What a notification asks for: words always; to be sent, somebody it is for and a time that is still to come. */
export function notificationRules(values: NotificationValues): FieldErrors {
  // The PIN is asked for when everything else is right.
  const { pin: _pin, ...wrong } = validateWith(notification, writeOf(values));
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(flat(wrong)).map(([field, error]) => [notificationFieldNames[field] ?? field, error]),
  );
  const sends = values.emergency || values.status === 'sent';
  const { scope, places, grades, courses, roles, people } = values;
  const named = [places, grades, courses, roles, people].some((ids) => ids.length > 0);
  if (sends && scope === 'restricted' && !named) errors.courses ??= own('notifications.form.nobodyChosen');
  if (!values.emergency && values.when === 'later') {
    if (values.scheduledAt === '' && sends) errors.scheduledAt = own('notifications.form.timeRequired');
    else if (sends && Date.parse(values.scheduledAt) <= Date.now())
      errors.scheduledAt = own('notifications.form.timePassed');
  }
  return errors;
}
