import { allows } from '@school/domain';
import { Button, Inline, Link, Notice, Page, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { Suspense } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { ZoneName } from '../ZoneName.tsx';
import { problemText } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { ListBar } from '../../../lists/ListBar.tsx';
import { ListFoot } from '../../../lists/ListFoot.tsx';
import { useList } from '../../../lists/useList.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { TemplatesButton } from '../../templates/index.ts';
import { EventsCalendar } from './EventsCalendar.tsx';
import { EventsEmpty } from './EventsEmpty.tsx';
import { toEventsQuery } from './eventsFilter.ts';
import { useCalendarPage } from './useCalendarPage.ts';
import { useEventChoices } from './useEventChoices.ts';
import { eventPaths } from '../paths.ts';
import { byOnClose, lateDialog } from '../../../screen/lateDialog.tsx';

const EventDialog = lateDialog(() => import('./EventDialog.tsx').then((file) => file.EventDialog), byOnClose);

const toTemplateHref = (template: string) => eventPaths.create.href({ template });

/** The school's calendar, with the events that the user may see. */
export function EventsScreen() {
  const t = useText();
  const { user } = useSession();
  const mayWrite = user !== null && allows(user, 'events.write');
  const newEvent = { label: t('events.new'), icon: 'plus', href: eventPaths.create.href() } as const;
  useScreen({ primaryAction: mayWrite ? newEvent : undefined });

  return <Calendar newHref={mayWrite ? newEvent.href : undefined} />;
}

function Calendar({ newHref }: { newHref: string | undefined }) {
  const t = useText();
  const list = useList(eventPaths.calendar);
  const choices = useEventChoices();
  const page = useCalendarPage();
  const { filter } = page;
  const query = toEventsQuery({ ...filter, date: page.date }, page.today);
  const { data, problem, reload } = useQuery('listEvents', query);
  const templates = newHref && <TemplatesButton kind="event" toHref={toTemplateHref} />;
  // While a month loads, the data is still the previous one.
  const arrived = data?.meta.from_day === query.query?.from;

  return (
    <Page>
      <Stack gap="l">
        <ListBar
          list={list}
          search={t('events.search')}
          choices={choices}
          meta={arrived ? data?.meta : undefined}
          action={templates}
          narrowAction={templates}
        />
        {data === undefined && problem && <Failed problem={problem} onRetry={reload} />}
        {data === undefined && !problem && (
          <SkeletonGroup label={t('app.loading')}>
            <Skeleton shape="box" height={48} />
            <Skeleton shape="box" height={756} />
          </SkeletonGroup>
        )}
        {data && problem && !arrived && (
          <Notice
            tone="critical"
            action={
              <Button size="s" onClick={reload}>
                {t('app.retry')}
              </Button>
            }
          >
            {problemText(t, problem)}
          </Notice>
        )}
        {data && arrived && data.meta.total === 0 && <EventsEmpty list={list} newHref={newHref} />}
        {data && (
          <EventsCalendar page={page} events={data.data} newHref={newHref} busy={!arrived && !problem} />
        )}
        {data && data.meta.last_page > 1 && <ListFoot list={list} meta={data.meta} />}
        {/* Rendered after the calendar's height is known, because it would move otherwise. */}
        {(data || problem) && (
          <Inline justify="between" gap="m">
            <Link href={eventPaths.feeds.href()}>{t('events.subscribe')}</Link>
            <ZoneName zone={page.zone} at={`${page.date}T12:00:00Z`} />
          </Inline>
        )}
      </Stack>
      {filter.event && (
        <Suspense>
          <EventDialog
            key={filter.event}
            id={filter.event}
            name={data?.data.find(({ id }) => id === filter.event)?.name}
            onClose={() => page.open()}
          />
        </Suspense>
      )}
    </Page>
  );
}
