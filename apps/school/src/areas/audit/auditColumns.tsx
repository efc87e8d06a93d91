import type { AuditEntry } from '@school/domain';
import { Avatar, Inline, type TableColumn, Text, Time } from '@school/ui';
import { isolate } from '../../intl/isolate.ts';
import type { Translate } from '../../intl/useText.ts';
import { ChangeSummary } from './ChangeSummary.tsx';
import { subjectName } from './subjects.ts';

/**
 * Columns of the audit table.
 * @param formatValue Formats the value of a field.
 */
export const auditColumns = (
  t: Translate,
  timeZone: string | undefined,
  formatValue: (field: string, value: unknown) => string,
): TableColumn<AuditEntry>[] => [
  {
    id: 'what',
    header: t('audit.action'),
    primary: true,
    cell: ({ action, subject }) =>
      subject.name
        ? t('audit.act', { verb: t(`audit.verb.${action}`), name: isolate(subjectName(t, subject)) })
        : t(`audit.verb.${action}`),
    meta: ({ subject }) => t(`audit.kind.${subject.kind}`),
  },
  {
    id: 'changes',
    header: t('audit.changes'),
    width: '30%',
    hideBelow: 'medium',
    card: 'line',
    cell: (entry) => <ChangeSummary entry={entry} formatValue={formatValue} />,
  },
  {
    id: 'who',
    header: t('audit.actor'),
    width: '22%',
    cell: ({ actor }) => (
      <Inline gap="s" wrap={false}>
        <Avatar name={actor.name || t('audit.system')} size={32} aria-hidden />
        <Text as="span" isolate>
          {actor.name || t('audit.system')}
        </Text>
      </Inline>
    ),
  },
  {
    id: 'when',
    header: t('audit.when'),
    width: '172px',
    cell: ({ created_at }) => <Time value={created_at} timeZone={timeZone} format="dateTime" />,
  },
];
