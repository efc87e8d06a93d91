import { isCalendarDate, isTimestamp } from '../calendarDate.ts';
import type { AlertKind, ContactPhone, Permission, PermissionScope } from '../generated/types.gen.ts';

/** Message ids of the provider's enum values. */
const words = {
  draft: 'posts.status.draft',
  scheduled: 'posts.status.scheduled',
  published: 'posts.status.published',
  archived: 'posts.status.archived',
  active: 'users.status.active',
  pending: 'users.status.pending',
  suspended: 'users.status.suspended',
  tentative: 'audit.value.tentative',
  confirmed: 'audit.value.confirmed',
  cancelled: 'audit.value.cancelled',
  sent: 'audit.value.sent',
  real: 'audit.value.real',
  drill: 'audit.value.drill',
  seen: 'audit.value.seen',
  safe: 'audit.value.safe',
  needs_help: 'audit.value.needsHelp',
  person: 'users.form.person',
  organisation: 'audit.field.organisation',
  immediately: 'profile.preferences.emails.immediately',
  daily: 'profile.preferences.emails.daily',
  weekly: 'profile.preferences.emails.weekly',
  app_only: 'profile.preferences.emails.app_only',
  locked: 'audit.value.locked',
  always: 'school.retention.always',
  one_year: 'school.retention.one_year',
  two_years: 'school.retention.two_years',
  five_years: 'school.retention.five_years',
  no_action: 'messageReports.outcome.no_action',
  message_removed: 'messageReports.outcome.message_removed',
  people_talked_to: 'messageReports.outcome.people_talked_to',
  other: 'messageReports.outcome.other',
  post: 'audit.kind.post',
  event: 'audit.kind.event',
  notification: 'audit.kind.notification',
} as const;

/** The fields with enum values; in other fields the same value is free text. */
const worded = new Set([
  'status',
  'mode',
  'state',
  'kind',
  'result',
  'email_notifications',
  'email_posts',
  'email_events',
  'email_requests',
  'email_messages',
  'outcome',
  'keep_messages',
]);

/** Message ids of the kinds of alerts. */
const alertKinds = {
  earthquake: 'notifications.alertKind.earthquake',
  fire: 'notifications.alertKind.fire',
  gas: 'notifications.alertKind.gas',
  lockdown: 'notifications.alertKind.lockdown',
  evacuation: 'notifications.alertKind.evacuation',
  medical: 'notifications.alertKind.medical',
  weather: 'notifications.alertKind.weather',
} as const satisfies Record<AlertKind, string>;

/** The fields with ids of groups, by the kind of group. */
const groups = {
  place_ids: 'places',
  place_id: 'places',
  grade_ids: 'grades',
  course_ids: 'courses',
  role_ids: 'roles',
  category_id: 'categories',
  parent_id: 'categories',
} as const;

/** What ids can name. */
export type AuditGroup = (typeof groups)[keyof typeof groups];

/** A text of the catalog that a value can be. */
export type AuditWord =
  | (typeof words)[keyof typeof words]
  | (typeof alertKinds)[AlertKind]
  | `audit.value.${'yes' | 'no' | 'changed' | 'deleted' | 'people'}`
  | 'audience.named.all'
  | 'audience.empty';

/** Formats values in the reader's language. */
export interface AuditReader {
  word(id: AuditWord, values?: { count: number }): string;
  list(parts: readonly string[]): string;
  number(value: number): string;
  /** @param value `YYYY-MM-DD` */
  day(value: string): string;
  /** @param value A timestamp. */
  moment(value: string): string;
  /** @param value An E.164 or short number. */
  phone(value: string, extension?: string): string;
  /** @param tag A language tag, such as `es-MX`. */
  language(tag: string): string;
  /** @param weekday Sunday is 0. */
  weekday(weekday: number): string;
  /** Names of the groups that still exist. */
  names(group: AuditGroup, ids: readonly string[]): string[];
  grant(permission: Permission, scope: PermissionScope): string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGrant = (text: string) => /^[a-z]+\.[a-z]+: (any|own|items)$/.test(text);

const findGroup = (field: string): AuditGroup | undefined =>
  Object.hasOwn(groups, field) ? groups[field as keyof typeof groups] : undefined;

/**
 * Formats the value of a field: groups and categories by name, times in the school's time zone. Other values are
 * returned as they were stored.
 */
export function auditValue(reader: AuditReader): (field: string, value: unknown) => string {
  const named = (group: AuditGroup, ids: readonly string[]) => {
    const names = reader.names(group, ids);
    const count = ids.length - names.length;
    return count > 0 ? [...names, reader.word('audit.value.deleted', { count })] : names;
  };

  const audience = (value: Record<string, unknown>): string => {
    if (value.scope === 'all') return reader.word('audience.named.all');
    const getIds = (field: string) => (value[field] as string[] | undefined) ?? [];
    const count = Number(value.people ?? getIds('user_ids').length);
    const parts = [
      ...(['place_ids', 'grade_ids', 'course_ids', 'role_ids'] as const).flatMap((field) =>
        named(groups[field], getIds(field)),
      ),
      ...(count > 0 ? [reader.word('audit.value.people', { count })] : []),
    ];
    return parts.length > 0 ? reader.list(parts) : reader.word('audience.empty');
  };

  const text = (field: string, value: string): string => {
    if (worded.has(field) && Object.hasOwn(words, value))
      return reader.word(words[value as keyof typeof words]);
    if (field === 'alert_kind' && Object.hasOwn(alertKinds, value))
      return reader.word(alertKinds[value as AlertKind]);
    if (field === 'phone') return reader.phone(value);
    if (field === 'language' || field === 'languages') return reader.language(value);
    // Settings of the mail server; every value except "none" is the name of a protocol.
    if (field === 'auth') return reader.word(value === 'none' ? 'audit.value.no' : 'audit.value.yes');
    if (field === 'encryption' || field === 'bounce_encryption')
      return value === 'none' ? reader.word('audit.value.no') : value.toUpperCase();
    if (value === 'changed') return reader.word('audit.value.changed');
    if (isGrant(value)) {
      const [permission, scope] = value.split(': ') as [Permission, PermissionScope];
      return reader.grant(permission, scope);
    }
    const group = findGroup(field);
    if (group) return reader.list(named(group, [value]));
    if (isCalendarDate(value)) return reader.day(value);
    if (isTimestamp(value)) return reader.moment(value);
    return field === 'file_sha256' ? value.slice(0, 12) : value;
  };

  const phone = ({ label, e164, extension }: ContactPhone) =>
    [label, reader.phone(e164, extension ?? undefined)].filter(Boolean).join(' ');

  const record = (field: string, value: Record<string, unknown>): string => {
    if (field === 'audience') return audience(value);
    if (field === 'hours')
      return `${reader.weekday(Number(value.weekday))} ${String(value.opens)}–${String(value.closes)}`;
    if (field === 'phones') return phone(value as unknown as ContactPhone);
    if (typeof value.name === 'string') return value.name;
    return Object.values(value)
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ');
  };

  return function formatValue(field, value): string {
    if (value === null || value === undefined || value === '') return '—';
    if (typeof value === 'boolean') return reader.word(value ? 'audit.value.yes' : 'audit.value.no');
    if (typeof value === 'number')
      return field === 'port' || field === 'bounce_port' ? String(value) : reader.number(value);
    if (typeof value === 'string') return text(field, value);
    if (Array.isArray(value)) {
      if (value.length === 0) return '—';
      const group = findGroup(field);
      return reader.list(
        group ? named(group, value as string[]) : value.map((one) => formatValue(field, one)),
      );
    }
    return isRecord(value) ? record(field, value) : '—';
  };
}
