import type { MessageReport } from '@school/domain';
import { Table } from '@school/ui';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { messengerPaths } from '../paths.ts';
import { reportColumns } from './reportColumns.tsx';

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
      columns={reportColumns(t, timeZone)}
    />
  );
}
