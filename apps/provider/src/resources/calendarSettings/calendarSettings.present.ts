import type { CalendarSettings } from '@school/domain';
import type { Row } from '../../database/schema.ts';

/** Converts the settings to the contract's form, without the password. */
export function presentCalendarSettings(row: Row<'calendar_settings'> | undefined): CalendarSettings {
  if (!row)
    return { url: null, username: null, has_password: false, enabled: false, updated_at: null, version: 0 };
  const { url, username, enabled } = row;
  return {
    url,
    username,
    has_password: row.password !== null,
    enabled,
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
