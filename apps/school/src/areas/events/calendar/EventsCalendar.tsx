import type { Event } from '@school/domain';
import {
  Agenda,
  type CalendarEvent,
  LinkButton,
  MonthCalendar,
  SegmentedControl,
  Stack,
  WeekCalendar,
} from '@school/ui';
import { useLocation } from 'wouter';
import { useText } from '../../../intl/useText.ts';
import { monthRange } from '../../../intl/localTime.ts';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { AgendaHead } from './AgendaHead.tsx';
import { views } from './eventsFilter.ts';
import type { CalendarPage } from './useCalendarPage.ts';

const drawn = ({ id, name, start, end, all_day: allDay, status }: Event): CalendarEvent => ({
  id,
  title: name,
  start,
  end,
  allDay,
  status,
});

/** The school's events as a month, week or agenda; on phones as a month with dots above the agenda. */
export function EventsCalendar(props: {
  page: CalendarPage;
  events: readonly Event[];
  /** URL of the form for a new event, with permission. */
  newHref: string | undefined;
  busy: boolean;
}) {
  const t = useText();
  const [, navigate] = useLocation();
  const narrow = useNarrow();
  const { page, newHref, busy } = props;
  const { first, last } = monthRange(page.date);
  const shared = {
    label: t('events.title'),
    events: props.events.map(drawn),
    timeZone: page.zone,
    onOpen: ({ id }: CalendarEvent) => page.open(id),
    openId: page.filter.event || undefined,
    'aria-busy': busy || undefined,
  };
  const actions = narrow ? undefined : (
    <>
      <SegmentedControl
        label={t('events.view')}
        value={page.view}
        onValueChange={page.look}
        options={views.map((view) => ({ value: view, label: t(`events.views.${view}`) }))}
      />
      {newHref && (
        <LinkButton href={newHref} icon="plus" tone="accent" variant="solid">
          {t('events.new')}
        </LinkButton>
      )}
    </>
  );
  const chooseDay = (day: string) => {
    if (narrow) page.turn(day);
    else if (newHref) navigate(`${newHref}?date=${day}`);
  };
  const month = (
    <MonthCalendar
      {...shared}
      date={page.date}
      onDateChange={(day) => page.turn(narrow && day !== page.today ? monthRange(day).first : day)}
      onDay={narrow || newHref ? chooseDay : undefined}
      actions={actions}
    />
  );
  if (narrow) {
    return (
      <Stack gap="l">
        {month}
        <Agenda {...shared} from={page.date} to={last} empty={t('events.noneFromHere')} />
      </Stack>
    );
  }
  if (page.view === 'month') return month;
  if (page.view === 'week') {
    return (
      <WeekCalendar
        {...shared}
        date={page.date}
        onDateChange={page.turn}
        onSlot={newHref ? ({ day, time = '' }) => navigate(`${newHref}?date=${day}&time=${time}`) : undefined}
        actions={actions}
      />
    );
  }
  return (
    <Stack>
      <AgendaHead page={page} actions={actions} />
      <Agenda {...shared} from={first} to={last} />
    </Stack>
  );
}
