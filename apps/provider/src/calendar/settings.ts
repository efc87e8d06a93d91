import type { Row } from '../database/schema.ts';
import type { Encryption } from '../security/encryption.ts';
import type { CalendarAccount } from './caldav.ts';

/** A stored password decrypts for this school and this column only. */
export const calendarPasswordPurpose = (collegeId: string) => `${collegeId} calendar_settings.password`;

/** Returns the settings with the decrypted password: it must leave the provider only for the calendar's server. */
export function toCalendarAccount(
  encryption: Encryption,
  { college_id, url, username, password }: Row<'calendar_settings'>,
): CalendarAccount {
  const opened = password ? encryption.decrypt(password, calendarPasswordPurpose(college_id)) : '';
  return { url, username, password: opened };
}
