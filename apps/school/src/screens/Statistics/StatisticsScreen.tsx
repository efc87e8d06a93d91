import { allows, scopeOf } from '@school/domain';
import { Columns, Column, Notice, Page, Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { ListBar } from '../../lists/ListBar.tsx';
import { NoPermission } from '../../shell/NoPermission.tsx';
import { useScreen } from '../../shell/ShellRoot.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { EntryHours, EntrySentence } from './Entries.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { MostDownloaded } from './MostDownloaded.tsx';
import { MostRead } from './MostRead.tsx';
import { OwnDays } from './OwnDays.tsx';
import { Reached } from './Reached.tsx';
import { type Statistics, useStatistics } from './useStatistics.ts';
import { useStatisticsChoices } from './useStatisticsChoices.ts';
import { useZoneName } from './zoneName.ts';

/** What is read and taken, when people come in, and how many are reached: for the days of the address. */
export function StatisticsScreen() {
  const t = useText();
  const { user } = useSession();
  useScreen({ title: t('statistics.title') });
  if (user !== null && !allows(user, 'statistics.view')) return <NoPermission />;
  return <Figures />;
}

function Figures() {
  const t = useText();
  const narrow = useNarrow();
  const { user } = useSession();
  const statistics = useStatistics();
  const { list, query } = statistics;
  const scope = user && scopeOf(user, 'statistics.view');
  const choices = useStatisticsChoices(list.filter.zone);
  // What others do is not among the things that one made: the provider would refuse both.
  const ofOthers = scope === 'any' || scope === 'own';
  const exporting = <ExportMenu query={query?.query} ofOthers={ofOthers} />;
  return (
    <Page>
      <Stack gap="xl">
        <Stack gap="m">
          <ListBar list={list} choices={choices} action={exporting} />
          {narrow && exporting}
          {statistics.own && (
            <OwnDays days={statistics.days} today={statistics.today} onChoose={statistics.choose} />
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
          <Column>
            <MostRead query={query} />
          </Column>
          {ofOthers && (
            <Column>
              <EntryHours query={query} />
            </Column>
          )}
        </Columns>
        {ofOthers && <Reached query={query} />}
        <MostDownloaded query={query} />
      </Stack>
    </Page>
  );
}

/** Which days, by which clock: a page that is printed must say so. */
function Span({ statistics: { days, zone } }: { statistics: Statistics }) {
  const t = useText();
  const intl = useIntl();
  const nameOf = useZoneName();
  const [from, to] = [days.from, days.to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  const span =
    from > to ? '' : intl.formatDateTimeRange(from, to, { timeZone: 'UTC', dateStyle: 'long' } as object);
  return (
    <Text tone="quiet">{[span, zone && nameOf(zone)].filter(Boolean).join(t('statistics.between'))}</Text>
  );
}
