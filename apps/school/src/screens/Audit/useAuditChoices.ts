import type { AuditEntry, InputOf } from '@school/domain';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import type { ListFilter } from '../../lists/listAddress.ts';
import type { ListChoice } from '../../lists/ListChoice.ts';
import { personName } from '../../people/personName.ts';
import { actions, kindLabel } from './actions.ts';
import type { AuditField } from './auditFilter.ts';

/** As many as one answer holds; who is not among them can be chosen from an entry of theirs. */
const people: InputOf<'listUsers'> = { query: { per_page: 100 } };

/** What the audit can be narrowed by: who, which act, and the thing that an entry led to. */
export function useAuditChoices(
  { subject, actor }: ListFilter<AuditField>,
  entries: readonly AuditEntry[],
): ListChoice<AuditField>[] {
  const t = useText();
  const staff = useQuery('listUsers', people).data?.data ?? [];
  const names = new Map(staff.map((person) => [person.id, personName(person)]));
  for (const entry of entries) {
    if (entry.actor.id && !names.has(entry.actor.id)) names.set(entry.actor.id, entry.actor.name);
  }
  if (actor && !names.has(actor)) names.set(actor, t('audit.somebody'));
  const about = entries.find((entry) => entry.subject.id === subject)?.subject.name;
  const choices: (ListChoice<AuditField> | false)[] = [
    {
      name: 'actor',
      label: t('audit.actor'),
      any: t('audit.anybody'),
      options: [...names]
        .map(([value, label]) => ({ value, label }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    },
    {
      name: 'action',
      label: t('audit.action'),
      any: t('audit.anyAction'),
      options: Object.entries(actions).map(([value, { kind, verb }]) => ({
        value,
        label: `${t(kindLabel(kind) ?? 'audit.subject')}: ${t(verb)}`,
      })),
    },
    subject !== '' && {
      name: 'subject',
      label: t('audit.subject'),
      any: t('audit.anySubject'),
      options: [{ value: subject, label: about ?? t('audit.oneSubject') }],
    },
  ];
  return choices.filter((choice) => choice !== false);
}
