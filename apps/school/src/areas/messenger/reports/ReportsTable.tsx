import type { MessageReport } from '@school/domain';
import { Table, Text, Time } from '@school/ui';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { messengerPaths } from '../paths.ts';

/** A page of reports as a table, or as cards on narrow screens. */
export function ReportsTable(props: { reports: readonly MessageReport[]; loading: boolean }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  return (
    <Table
      label={t('messageReports.title')}
      loading={props.loading}
      rows={props.reports}
      rowKey={({ id }) => id}
      rowHref={({ id }) => messengerPaths.report.href({ id })}
      columns={[
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
      ]}
    />
  );
}
