import { addDays } from '../../intl/localTime.ts';
import { type InputOf, isCalendarDate } from '@school/domain';
import { areInOrder, type Days } from '../../lists/days.ts';
import type { FilterName } from '../../lists/useList.ts';
import type { ValuesOf } from '../../router/routePath.ts';
import type { auditPaths } from './paths.ts';

/** Filters of the audit, and the open entry. */
export type AuditFilter = ValuesOf<typeof auditPaths.list>;
export type AuditField = FilterName<AuditFilter>;

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Returns the custom days of the URL; invalid and future ones count as unset. */
export function getChosenDays({ from, to }: AuditFilter, today: string): Days | undefined {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return undefined;
  const days = { from, to: to > today ? today : to };
  return areInOrder(days) ? days : undefined;
}

/** The days of a filter; undefined for all. */
export function getAuditDays(filter: AuditFilter, today: string): Days | undefined {
  const span = { from: addDays(today, 1 - Number(filter.period)), to: today };
  return getChosenDays(filter, today) ?? (filter.period ? span : undefined);
}

/** Converts the filter to query parameters. */
export function toAuditQuery(
  filter: AuditFilter,
  today: string,
): NonNullable<InputOf<'exportAudit'>['query']> {
  const { q, actor, subject, action, kind } = filter;
  return {
    ...(q && { q }),
    ...getAuditDays(filter, today),
    ...(isId(actor) && { 'filter[actor]': actor }),
    ...(isId(subject) && { 'filter[subject]': subject }),
    ...(kind && { 'filter[kind]': kind }),
    ...(action && { 'filter[action]': action }),
  };
}

/** Parameters of the list's first page. */
export const toAuditInput = (filter: AuditFilter, today: string): InputOf<'listAudit'> => ({
  query: toAuditQuery(filter, today),
});
