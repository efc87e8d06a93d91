import { Box, Inline, Page, Stack, Tabs } from '@school/ui';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { ListBody } from '../../../lists/ListBody.tsx';
import { ListFoot } from '../../../lists/ListFoot.tsx';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
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
  const { data, loading, problem, reload, held } = useLiveRows(
    'listMessageReports',
    input,
    useQuery('listMessageReports', input),
  );
  const status = list.filter.status || 'open';
  return (
    <Page>
      <Stack gap="l">
        <Box notPrinted>
          <Inline gap="m" justify="between">
            <Tabs
              label={t('messageReports.byStatus')}
              value={status}
              items={[
                { id: 'open', label: t('messageReports.open'), href: list.hrefOf('status', '') },
                { id: 'handled', label: t('messageReports.handled'), href: list.hrefOf('status', 'handled') },
              ]}
            />
            <ExportButton />
          </Inline>
        </Box>
        <ListBody
          // Each status is a list of its own, not a filter that could be cleared.
          list={{ ...list, narrowed: false }}
          rows={data?.data}
          held={held}
          problem={problem}
          onRetry={reload}
          none={{
            icon: 'flag',
            title: t(status === 'open' ? 'messageReports.noneOpen' : 'messageReports.noneHandled'),
            body: t('messageReports.noneBody'),
          }}
        >
          <ReportsTable reports={data?.data ?? []} loading={loading} />
        </ListBody>
        <ListFoot list={list} meta={data?.meta} />
      </Stack>
    </Page>
  );
}
