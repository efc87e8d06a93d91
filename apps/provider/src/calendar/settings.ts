import type { Row } from '../database/schema.ts';
import type { Encryption } from '../plugins/encryption.ts';
import type { CalendarAccount } from './caldav.ts';

/** A stored password opens for this school and this column only. */
export const passwordPurpose = (collegeId: string) => `${collegeId} calendar_settings.password`;

/** The settings with the password opened: never to leave the provider but for its calendar. */
export function accountOf(
  seal: Encryption,
  { college_id, url, username, password }: Row<'calendar_settings'>,
): CalendarAccount {
  const opened = password ? seal.open(password, passwordPurpose(college_id)) : '';
  return { url, username, password: opened };
}
