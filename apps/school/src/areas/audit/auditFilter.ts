import { addDays } from '../../intl/localTime.ts';
import { type InputOf, isCalendarDate } from '@school/domain';
import { auditActions, auditKinds } from '@school/domain/audit';
import { areInOrder, type Days } from '../../lists/days.ts';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';

/** Preset periods that end today; the default is all entries. */
export const spans = ['7', '30', '90'] as const;

/** URL parameters of the audit; `entry` is the open one. */
export const auditAddress = listAddress('/admin/audit', {
  period: spans,
  from: 'any',
  to: 'any',
  actor: 'any',
  kind: auditKinds,
  action: auditActions(),
  subject: 'any',
  entry: 'any',
});

/** Filters of the audit, and the open entry. */
export type AuditField = (typeof auditAddress)['names'][number];
export type AuditFilter = ListFilter<AuditField>;

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Returns the custom days of the URL; invalid and future ones count as unset. */
export function ownDaysOf({ from, to }: AuditFilter, today: string): Days | undefined {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return undefined;
  const days = { from, to: to > today ? today : to };
  return areInOrder(days) ? days : undefined;
}

/** The days of a filter; undefined for all. */
export function daysOf(filter: AuditFilter, today: string): Days | undefined {
  const span = { from: addDays(today, 1 - Number(filter.period)), to: today };
  return ownDaysOf(filter, today) ?? (filter.period ? span : undefined);
}

/** Converts the filter to query parameters. */
export function queryOfFilter(
  filter: AuditFilter,
  today: string,
): NonNullable<InputOf<'exportAudit'>['query']> {
  const { q, actor, subject, action, kind } = filter;
  const query = {
    ...(q && { q }),
    ...daysOf(filter, today),
    ...(isId(actor) && { 'filter[actor]': actor }),
    ...(isId(subject) && { 'filter[subject]': subject }),
    ...(kind && { 'filter[kind]': kind }),
    ...(action && { 'filter[action]': action }),
  };
  // `auditAddress` drops values that the contract doesn't allow.
  return query as NonNullable<InputOf<'exportAudit'>['query']>;
}

/** Parameters of the list's first page. */
export const pageOf = (filter: AuditFilter, today: string): InputOf<'listAudit'> => ({
  query: { limit: 30, ...queryOfFilter(filter, today) },
});
