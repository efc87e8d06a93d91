import { useState } from 'react';
import { useLocation } from 'wouter';
import { toLocalDay, addMonths, monthRange } from '../../../intl/localTime.ts';
import { useSchoolZone } from '../useZones.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { getDate, type EventsFilter, type EventsView, getView } from './eventsFilter.ts';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { eventPaths } from '../paths.ts';

/** State of the calendar, and functions that change it. */
export type CalendarPage = {
  filter: EventsFilter;
  view: EventsView;
  /** The selected day, and today in the school's time zone. */
  date: string;
  today: string;
  zone: string;
  turn(date: string): void;
  turnBy(months: 1 | -1): void;
  look(view: EventsView): void;
  /** Opens an event; without an id closes the open one. */
  open(id?: string): void;
};

/** Reads the state of the calendar from the current URL, and changes it there. */
export function useCalendarPage(): CalendarPage {
  const [, navigate] = useLocation();
  const { clock } = useScreenServices();
  const zone = useSchoolZone();
  const today = toLocalDay(clock(), zone);
  const narrow = useNarrow();
  const inAddress = useRouteValues(eventPaths.calendar);
  // A phone always shows the month, and needs the events of all of it.
  const filter = narrow ? { ...inAddress, view: '' as const } : inAddress;
  const dateInUrl = getDate(filter, today);
  // The date changes at once with the arrow keys; the URL follows later.
  const [date, setDate] = useState(dateInUrl);
  const [lastDate, setLastDate] = useState(dateInUrl);
  if (lastDate !== dateInUrl) {
    setLastDate(dateInUrl);
    setDate(dateInUrl);
  }
  const go = (change: Partial<EventsFilter>, replace = false) =>
    navigate(eventPaths.calendar.href({ ...inAddress, page: 1, ...change }), { replace });
  const turn = (day: string) => {
    setDate(day);
    go({ date: day === today ? '' : day }, true);
  };
  return {
    filter,
    view: getView(filter),
    date,
    today,
    zone,
    turn,
    turnBy(months) {
      const first = addMonths(date, months);
      turn(monthRange(today).first === first ? today : first);
    },
    look: (view) => go({ view: view === 'month' ? '' : view }),
    open: (id = '') => go({ event: id, page: filter.page }, id === ''),
  };
}
