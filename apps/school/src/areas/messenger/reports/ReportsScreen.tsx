import { Box, Inline, Tabs } from '@school/ui';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { ListPage } from '../../../screen/ListPage.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { messengerPaths } from '../paths.ts';
import { ExportButton } from './ExportButton.tsx';
import { ReportsTable } from './ReportsTable.tsx';
import { toReportsQuery } from './toReportsQuery.ts';

/** Messages that people reported, for those who look after the messenger. */
export function ReportsScreen() {
  useScreen();
  const t = useText();
  const list = useList(messengerPaths.reports);
  const input = toReportsQuery(list.filter);
  const query = useLiveRows('listMessageReports', input, useQuery('listMessageReports', input));
  const status = list.filter.status || 'open';
  return (
    <ListPage
      // Each status is a separate list, not a filter that could be cleared.
      list={{ ...list, narrowed: false }}
      query={query}
      bar={
        <Box notPrinted>
          <Inline gap="m" justify="between">
            <Tabs
              label={t('messageReports.byStatus')}
              value={status}
              items={[
                { id: 'open', label: t('messageReports.open'), href: list.toHref('status', '') },
                { id: 'handled', label: t('messageReports.handled'), href: list.toHref('status', 'handled') },
              ]}
            />
            <ExportButton />
          </Inline>
        </Box>
      }
      none={{
        icon: 'flag',
        title: t(status === 'open' ? 'messageReports.noneOpen' : 'messageReports.noneHandled'),
        body: t('messageReports.noneBody'),
      }}
    >
      <ReportsTable reports={query.data?.data ?? []} loading={query.loading} />
    </ListPage>
  );
}
