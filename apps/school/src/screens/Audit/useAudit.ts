import type { AuditKind } from '@school/domain';
import { auditActions } from '@school/domain/audit';
import { useCollege } from '../../data/DataRoot.tsx';
import { type Days, dayAt, daysAfter } from '../../lists/days.ts';
import { type List, useList } from '../../lists/useList.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { useShell } from '../../shell/ShellRoot.tsx';
import { auditAddress, type AuditField, daysOf, ownDaysOf, pageOf, queryOfFilter } from './auditFilter.ts';

/** The value of a span that is chosen day by day. */
export const ownDays = 'own';

/** The days that a choice of one's own begins with. */
const firstChoice = 30;

/** The audit as the address has it; an open entry narrows nothing, and closes when something does. */
export type Audit = List<AuditField> & {
  hrefOfEntry(id: string): string;
  /** Back to the list alone. */
  close(): void;
  today: string;
  /** Days of one's own choice; undefined where a span or nothing is chosen. */
  days: Days | undefined;
  choose(days: Days): void;
  /** What the first page is asked with, and what a table of all is. */
  page: ReturnType<typeof pageOf>;
  query: ReturnType<typeof queryOfFilter>;
};

/** An act that the kind of thing doesn't know is not asked for. */
const fitting = (kind: string, action: string) =>
  kind && action && !(auditActions(kind as AuditKind) as string[]).includes(action) ? '' : action;

/** Reads the audit's filter from the address on screen. */
export function useAudit(): Audit {
  const list = useList(auditAddress);
  const navigation = useNavigation();
  const { clock } = useShell();
  const zone = useCollege()?.setting.timezone;
  const { filter } = list;
  const today = dayAt(clock(), zone);
  const own = ownDaysOf(filter, today);
  const { q, period, actor, kind, action, subject } = filter;
  const hrefOf = (change: object) => auditAddress.hrefOf({ ...filter, page: 1, entry: '', ...change });
  const changeOf = (name: AuditField, value: string) => {
    if (name === 'kind') return { kind: value, action: fitting(value, action) };
    if (name !== 'period') return { [name]: value };
    const days = daysOf(filter, today) ?? { from: daysAfter(today, 1 - firstChoice), to: today };
    // A span that ends today, and days of one's own, take each other's place in the address.
    return value === ownDays ? { period: '', ...days } : { period: value, from: '', to: '' };
  };
  return {
    ...list,
    filter: { ...filter, period: own ? ownDays : period },
    narrowed: own !== undefined || [q, period, actor, kind, action, subject].some((value) => value !== ''),
    search: (words) => void navigation.navigate(hrefOf({ q: words }), { replace: true }),
    hrefOf: (name, value) => hrefOf(changeOf(name, value)),
    hrefOfEntry: (entry) => hrefOf({ entry }),
    narrow: (name, value) => void navigation.navigate(hrefOf(changeOf(name, value))),
    close: () => void navigation.navigate(hrefOf({})),
    today,
    days: own,
    choose: (days) => void navigation.navigate(hrefOf({ period: '', ...days }), { replace: true }),
    page: pageOf(filter, today),
    query: queryOfFilter(filter, today),
  };
}
