import type { CalendarSettings, InputOf } from '@school/domain';
import type { ComparedFormFields } from '../../../forms/fields.ts';
import { type StoredPassword, passwordFields } from '../passwordFields.ts';
import type { CompleteWrite } from '../../../forms/completeWrite.ts';

/** Form values of the calendar connection. */
export type CalendarValues = StoredPassword & { url: string; username: string; enabled: boolean };

/** Converts the connection to form values; a new one is enabled. */
export const calendarToFormValues = (settings: CalendarSettings): CalendarValues => ({
  url: settings.url ?? '',
  username: settings.username ?? '',
  password: '',
  changing: false,
  enabled: settings.url === null || settings.enabled,
});

/** Converts form values to the request body; an empty password keeps the stored one. */
export const toCalendarRequest = (
  values: CalendarValues,
): CompleteWrite<InputOf<'updateCalendarSettings'>['body']> => ({
  url: values.url.trim(),
  username: values.username.trim(),
  password: values.password,
  enabled: values.enabled,
});

/** The fields of the calendar connection. */
export const calendarFields = {
  url: { label: 'integrations.calendar.url', rejected: 'validation.address.format', compared: true },
  username: { label: 'integrations.form.username', rejected: 'validation.required', compared: true },
  ...passwordFields,
  enabled: {
    label: 'integrations.calendar.enabled',
    compared: ({ enabled }, { t }) => t(enabled ? 'school.yes' : 'school.no'),
  },
} as const satisfies ComparedFormFields<CalendarValues>;
