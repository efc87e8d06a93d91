import { isServerAddress, type CalendarSettingsWrite } from '@school/domain';
import { startOver, retrySync } from '../../calendar/queue.ts';
import { calendarPasswordPurpose } from '../../calendar/settings.ts';
import type { Row } from '../../database/schema.ts';
import type { Context } from '../../http/contract/handler.ts';
import { invalid, rejectStale } from '../../httpError.ts';
import type { Encryption } from '../../security/encryption.ts';
import { findCalendarSettings, storeCalendarSettings } from './calendarSettings.queries.ts';

type Known = Row<'calendar_settings'> | undefined;

const subject = { kind: 'integration', name: 'calendar' } as const;

/**
 * Returns the new password encrypted, or the stored one. The stored one is reused only for the server and user that it was
 * given for.
 * @throws HttpError 422
 */
function passwordFor(
  encryption: Encryption,
  collegeId: string,
  body: CalendarSettingsWrite,
  current: Known,
): Buffer {
  if (body.password) return encryption.encrypt(body.password, calendarPasswordPurpose(collegeId));
  const same =
    current?.username === body.username && new URL(current.url).origin === new URL(body.url).origin;
  if (!same || !current?.password) throw invalid({ password: ['The password field is required.'] });
  return current.password;
}

type Writing = Pick<
  Context<'updateCalendarSettings'>,
  'tx' | 'college' | 'body' | 'now' | 'services' | 'audit' | 'version'
>;

/**
 * Stores the settings. Another address starts a new copy of all events; the same one retries what failed.
 * @throws HttpError 409 when the change is based on another version, 422 for invalid input.
 */
export async function writeCalendarSettings(context: Writing): Promise<Row<'calendar_settings'>> {
  const { tx, college, body, now, services, audit } = context;
  if (!isServerAddress(body.url))
    throw invalid({ url: ['The url field must be the address of a calendar.'] });
  const current = await findCalendarSettings(tx, true);
  rejectStale(context.version, current ?? { version: 0 }, subject);
  const { url, enabled } = body;
  const username = body.username.trim();
  const password = passwordFor(services.encryption, college.id, { ...body, username }, current);
  const version = (current?.version ?? 0) + 1;
  const settings = { college_id: college.id, url, username, password, enabled, updated_at: now, version };
  await storeCalendarSettings(tx, settings);
  if (current?.url === url) await retrySync(tx, now);
  else await startOver(tx, now);
  audit({
    subject: { ...subject, id: null },
    ...(current
      ? { before: { url: current.url, username: current.username, enabled: current.enabled } }
      : {}),
    after: { url, username, enabled, ...(body.password ? { password: 'changed' } : {}) },
  });
  return settings;
}
