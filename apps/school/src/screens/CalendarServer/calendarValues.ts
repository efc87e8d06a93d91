import type { CalendarSettings, InputOf } from '@school/domain';
import type { KeptPassword } from '../../integrations/KeptPasswordField.tsx';

/** The connection to a calendar, as the form holds it. */
export type CalendarValues = KeptPassword & { url: string; username: string; enabled: boolean };

/** The form of the connection; a new one is switched on. */
export const valuesOf = (settings: CalendarSettings): CalendarValues => ({
  url: settings.url ?? '',
  username: settings.username ?? '',
  password: '',
  changing: false,
  enabled: settings.url === null || settings.enabled,
});

/** The connection as the provider takes it; an empty password keeps the stored one. */
export const writeOf = (values: CalendarValues): InputOf<'updateCalendarSettings'>['body'] => ({
  url: values.url.trim(),
  username: values.username.trim(),
  password: values.password,
  enabled: values.enabled,
});
