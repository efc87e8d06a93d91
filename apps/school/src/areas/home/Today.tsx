import { Agenda, Skeleton, SkeletonGroup, Text } from '@school/ui';
import { useLocation } from 'wouter';
import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { HomeSection } from './HomeSection.tsx';
import { eventsAhead } from './homeQueries.ts';
import { eventPaths } from '../events/paths.ts';

/** Events of today and the following days. */
export function Today() {
  const t = useText();
  const [, navigate] = useLocation();
  const { clock } = useScreenServices();
  const timeZone = useCollege()?.setting.timezone;
  const { data, problem, reload } = useQuery('listEvents', eventsAhead(clock(), timeZone));
  return (
    <HomeSection
      title={t('home.today')}
      turn={1}
      settled={data !== undefined || problem !== undefined}
      all={{ href: eventPaths.calendar.href(), label: t('home.calendar') }}
    >
      {data ? (
        data.data.length === 0 ? (
          <Text tone="quiet">{t('home.nothingToday')}</Text>
        ) : (
          <Agenda
            label={t('home.today')}
            timeZone={timeZone}
            events={data.data.map(({ id, name, start, end, all_day: allDay, status }) => ({
              id,
              title: name,
              start,
              end,
              allDay,
              status,
            }))}
            onOpen={({ id }) => navigate(eventPaths.calendar.href({ event: id }))}
          />
        )
      ) : problem ? (
        <Failed problem={problem} onRetry={reload} />
      ) : (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={44} />
          <Skeleton shape="box" height={44} />
          <Skeleton shape="box" height={44} />
        </SkeletonGroup>
      )}
    </HomeSection>
  );
}
