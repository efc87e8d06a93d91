import { Agenda, Skeleton, SkeletonGroup, Text } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { Failed } from '../../shell/Failed.tsx';
import { useShell } from '../../shell/ShellRoot.tsx';
import { Section } from './Section.tsx';

const dayLength = 86_400_000;

/** The day of a moment by a zone's clock, `YYYY-MM-DD`. */
const dayOf = (moment: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

/** How many days are looked ahead, and how many of their events are shown. */
const ahead = 7;
const shown = 6;

/** What happens at the school today and in the days after. */
export function Today() {
  const t = useText();
  const navigation = useNavigation();
  const { clock } = useShell();
  const timeZone = useCollege()?.setting.timezone;
  const now = clock();
  const later = new Date(now.getTime() + ahead * dayLength);
  const { data, problem, reload } = useQuery('listEvents', {
    query: { from: dayOf(now, timeZone), to: dayOf(later, timeZone), per_page: shown },
  });
  return (
    <Section
      title={t('home.today')}
      turn={1}
      settled={data !== undefined || problem !== undefined}
      all={{ href: '/events', label: t('home.calendar') }}
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
            onOpen={({ id }) => navigation.navigate(`/events?event=${id}`)}
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
    </Section>
  );
}
