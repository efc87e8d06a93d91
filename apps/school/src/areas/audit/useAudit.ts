import { addDays, toLocalDay } from '../../intl/localTime.ts';
import type { AuditKind } from '@school/domain';
import { auditActions } from '@school/domain/audit';
import { useLocation } from 'wouter';
import { useCollege } from '../../data/DataRoot.tsx';
import { type Days } from '../../lists/days.ts';
import { type List, useList } from '../../lists/useList.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { type AuditField, getAuditDays, getChosenDays, toAuditInput, toAuditQuery } from './auditFilter.ts';
import { auditPaths } from './paths.ts';

/** Value of the period filter for custom days. */
export const ownDays = 'own';

/** Number of days that a custom period starts with. */
const firstChoice = 30;

/** State of the audit screen from the URL. An open entry isn't a filter, and closes when a filter changes. */
export type Audit = List<AuditField> & {
  hrefOfEntry(id: string): string;
  /** Closes the open entry. */
  close(): void;
  today: string;
  /** Custom days; undefined if a preset period or none is chosen. */
  days: Days | undefined;
  choose(days: Days): void;
  /** Parameters of the first page, and of an export of all entries. */
  page: ReturnType<typeof toAuditInput>;
  query: ReturnType<typeof toAuditQuery>;
};

/** Drops an action that doesn't exist for the kind of record. */
const fitting = (kind: string, action: string) =>
  kind && action && !(auditActions(kind as AuditKind) as string[]).includes(action) ? '' : action;

/** Reads the audit's filter from the current URL. */
export function useAudit(): Audit {
  const list = useList(auditPaths.list);
  const [, navigate] = useLocation();
  const { clock } = useScreenServices();
  const zone = useCollege()?.setting.timezone;
  const { filter } = list;
  const today = toLocalDay(clock(), zone);
  const chosenDays = getChosenDays(filter, today);
  const { q, period, actor, kind, action, subject } = filter;
  const toHref = (change: object) => auditPaths.list.format({ ...filter, page: 1, entry: '', ...change });
  const toChange = (name: AuditField, value: string) => {
    if (name === 'kind') return { kind: value, action: fitting(value, action) };
    if (name !== 'period') return { [name]: value };
    const days = getAuditDays(filter, today) ?? { from: addDays(today, 1 - firstChoice), to: today };
    // A preset period and custom days replace each other in the URL.
    return value === ownDays ? { period: '', ...days } : { period: value, from: '', to: '' };
  };
  return {
    ...list,
    filter: { ...filter, period: chosenDays ? ownDays : period },
    narrowed:
      chosenDays !== undefined || [q, period, actor, kind, action, subject].some((value) => value !== ''),
    search: (words) => navigate(toHref({ q: words }), { replace: true }),
    toHref: (name, value) => toHref(toChange(name, value)),
    hrefOfEntry: (entry) => toHref({ entry }),
    narrow: (name, value) => navigate(toHref(toChange(name, value))),
    close: () => navigate(toHref({})),
    today,
    days: chosenDays,
    choose: (days) => navigate(toHref({ period: '', ...days }), { replace: true }),
    page: toAuditInput(filter, today),
    query: toAuditQuery(filter, today),
  };
}
