import { type AuditAction, type AuditEntry, type AuditKind, fullName, type InputOf } from '@school/domain';
import { auditActions, auditKinds } from '@school/domain/audit';
import { useQuery } from '../../data/useQuery.ts';
import { useNameOrder } from '../../intl/useNameOrder.ts';
import { useText } from '../../intl/useText.ts';
import type { ListChoice } from '../../lists/ListChoice.ts';
import type { AuditField } from './auditFilter.ts';
import { auditSpans } from './paths.ts';
import { ownDays } from './useAudit.ts';

/** Page with the maximum size; other people can be chosen from one of their entries. */
const people: InputOf<'listUsers'> = { query: { per_page: 100 } };

/** Returns the filters of the audit: period, person, kind, action, and the record that an entry linked to. */
export function useAuditChoices(
  { subject, actor, kind }: Record<AuditField, string>,
  entries: readonly AuditEntry[],
): ListChoice<AuditField>[] {
  const t = useText();
  const order = useNameOrder();
  const staff = useQuery('listUsers', people).data?.data ?? [];
  const names = new Map(staff.map((person) => [person.id, fullName(person)]));
  for (const entry of entries) {
    if (entry.actor.id && !names.has(entry.actor.id)) names.set(entry.actor.id, entry.actor.name);
  }
  if (actor && !names.has(actor)) names.set(actor, t('audit.onePerson'));
  const about = entries.find((entry) => entry.subject.id === subject)?.subject.name;
  const inOrder = (options: { value: string; label: string }[]) =>
    [...options].sort((one, other) => order(one.label, other.label));
  const kindOption = (value: AuditKind) => ({ value, label: t(`audit.kind.${value}`) });
  const actionOption = (value: AuditAction) => ({ value, label: t(`audit.verb.${value}`) });
  const choices: (ListChoice<AuditField> | false)[] = [
    {
      name: 'period',
      label: t('audit.period'),
      any: t('audit.anyTime'),
      options: [
        ...auditSpans.map((value) => ({
          value,
          label: t('statistics.period.days', { count: Number(value) }),
        })),
        { value: ownDays, label: t('statistics.period.own') },
      ],
    },
    {
      name: 'actor',
      label: t('audit.actor'),
      any: t('audit.allPeople'),
      options: inOrder([...names].map(([value, label]) => ({ value, label }))),
    },
    {
      name: 'kind',
      label: t('audit.field.kind'),
      any: t('audit.anyKind'),
      options: inOrder(auditKinds.map(kindOption)),
    },
    {
      name: 'action',
      label: t('audit.action'),
      any: t('audit.anyAction'),
      options: inOrder(auditActions((kind || undefined) as AuditKind | undefined).map(actionOption)),
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
