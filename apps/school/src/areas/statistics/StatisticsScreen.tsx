import { findScope } from '@school/domain';
import { Columns, Notice, Page, Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { useZoneName } from '../../intl/useZoneName.ts';
import { ListBar } from '../../lists/ListBar.tsx';
import { CustomPeriod } from '../../lists/CustomPeriod.tsx';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { InOrder } from '../../viewport/InOrder.tsx';
import { EntryHours, EntrySentence } from './Entries.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { MostDownloaded } from './MostDownloaded.tsx';
import { MostRead } from './MostRead.tsx';
import { Reached } from './Reached.tsx';
import { mostDays, getZone } from './statisticsFilter.ts';
import { type Statistics, useStatistics } from './useStatistics.ts';
import { useStatisticsChoices } from './useStatisticsChoices.ts';

/** Statistics of reads, downloads, visits and reach for the days of the URL. */
export function StatisticsScreen() {
  useScreen();
  return <Figures />;
}

function Figures() {
  const t = useText();
  const { user } = useSession();
  const statistics = useStatistics();
  const { list, query } = statistics;
  const scope = user && findScope(user, 'statistics.view');
  const choices = useStatisticsChoices(getZone(list.filter) ?? '');
  // Scope `items` doesn't cover the activity of others: the server would reject both requests.
  const ofOthers = scope === 'any' || scope === 'own';
  const exporting = <ExportMenu query={query?.query} ofOthers={ofOthers} />;
  return (
    <Page>
      <InOrder>
        <Stack gap="xl">
          <Stack gap="m">
            <ListBar list={list} choices={choices} action={exporting} narrowAction={exporting} />
            {statistics.own && (
              <CustomPeriod
                days={statistics.days}
                today={statistics.today}
                most={mostDays}
                onChoose={statistics.choose}
              />
            )}
            {(scope === 'own' || scope === 'items') && (
              <Notice tone="info">{t(`statistics.scope.${scope}`)}</Notice>
            )}
          </Stack>
          <Stack gap="m">
            <Span statistics={statistics} />
            {ofOthers && <EntrySentence query={query} />}
          </Stack>
          <Columns gap="xxl" collapseBelow="wide">
            <MostRead query={query} />
            {ofOthers && <EntryHours query={query} />}
          </Columns>
          {ofOthers && <Reached query={query} />}
          <MostDownloaded query={query} />
        </Stack>
      </InOrder>
    </Page>
  );
}

/** Days and time zone, which a printed page must show. */
function Span({ statistics: { days, zone } }: { statistics: Statistics }) {
  const t = useText();
  const intl = useIntl();
  const formatZone = useZoneName();
  const [from, to] = [days.from, days.to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  const span =
    from > to ? '' : intl.formatDateTimeRange(from, to, { timeZone: 'UTC', dateStyle: 'long' } as object);
  return (
    <Text tone="quiet">
      {[span, zone && formatZone(zone)].filter(Boolean).join(t('statistics.separator'))}
    </Text>
  );
}
