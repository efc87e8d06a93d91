import { type InputOf, isCalendarDate } from '@school/domain';
import { auditActions, auditKinds } from '@school/domain/audit';
import { areInOrder, type Days, daysAfter } from '../../lists/days.ts';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';

/** Spans that end today; without one it is all that there is. */
export const spans = ['7', '30', '90'] as const;

/** Who did what, when and to what; `entry` is the one that is open. */
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

/** What the audit can be narrowed by, and what is open. */
export type AuditField = (typeof auditAddress)['names'][number];
export type AuditFilter = ListFilter<AuditField>;

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Days of a person's own choice are in the address; mistyped ones, and those to come, count as not set. */
export function ownDaysOf({ from, to }: AuditFilter, today: string): Days | undefined {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return undefined;
  const days = { from, to: to > today ? today : to };
  return areInOrder(days) ? days : undefined;
}

/** The days that a filter means; undefined for all. */
export function daysOf(filter: AuditFilter, today: string): Days | undefined {
  const span = { from: daysAfter(today, 1 - Number(filter.period)), to: today };
  return ownDaysOf(filter, today) ?? (filter.period ? span : undefined);
}

/** The filter as the provider takes it. */
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
  // What the address may hold is what the contract knows: `auditAddress` leaves out other words.
  return query as NonNullable<InputOf<'exportAudit'>['query']>;
}

/** The first page of the list. */
export const pageOf = (filter: AuditFilter, today: string): InputOf<'listAudit'> => ({
  query: { limit: 30, ...queryOfFilter(filter, today) },
});
