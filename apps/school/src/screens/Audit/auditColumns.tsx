import type { AuditEntry } from '@school/domain';
import { Avatar, Inline, type TableColumn, Text, Time } from '@school/ui';
import { isolated } from '../../intl/Emphasised.tsx';
import type { TextOf } from '../../intl/words.ts';
import { kindLabel, subjectName, verbOf } from './actions.ts';

/** What the list says of each act. */
export const auditColumns = (t: TextOf, timeZone: string | undefined): TableColumn<AuditEntry>[] => [
  {
    id: 'what',
    header: t('audit.action'),
    primary: true,
    cell: ({ action, subject }) =>
      subject.name
        ? t('audit.act', { verb: t(verbOf(action)), name: isolated(subjectName(t, subject)) })
        : t(verbOf(action)),
    meta: ({ subject }) => {
      const label = kindLabel(subject.kind);
      return label ? t(label) : subject.kind;
    },
  },
  {
    id: 'who',
    header: t('audit.actor'),
    width: '24%',
    cell: ({ actor }) => (
      <Inline gap="s" wrap={false}>
        <Avatar name={actor.name || t('audit.nobody')} size={32} aria-hidden />
        <Text as="span" isolate>
          {actor.name || t('audit.nobody')}
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
  {
    id: 'source',
    header: t('audit.source'),
    width: '16%',
    hideBelow: 'medium',
    card: 'hidden',
    cell: ({ source }) => (
      <Text as="span" size="small" tone="quiet" dir="ltr">
        {source}
      </Text>
    ),
  },
];
