import type { MessageReport } from '@school/domain';
import { type TableColumn, Text, Time } from '@school/ui';
import type { Translate } from '../../../intl/useText.ts';

/** Columns of the table of reports. */
export const reportColumns = (t: Translate, timeZone: string | undefined): TableColumn<MessageReport>[] => [
  {
    id: 'message',
    header: t('messageReports.message'),
    primary: true,
    cell: ({ message }) => message.body || t('messenger.files', { count: message.files.length }),
    meta: ({ message }) => message.author.name,
  },
  {
    id: 'reason',
    header: t('messageReports.report.reason'),
    width: '24%',
    cell: ({ reason }) => t(`messageReports.reason.${reason}`),
  },
  {
    id: 'reporter',
    header: t('messageReports.reporter'),
    width: '20%',
    hideBelow: 'medium',
    card: 'line',
    cell: ({ reporter }) => (
      <Text as="span" isolate>
        {reporter.name}
      </Text>
    ),
  },
  {
    id: 'when',
    header: t('messageReports.reportedAt'),
    width: '172px',
    cell: ({ created_at }) => <Time value={created_at} timeZone={timeZone} format="dateTime" />,
  },
];
