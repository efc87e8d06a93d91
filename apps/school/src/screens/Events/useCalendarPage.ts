import { useState } from 'react';
import { useSearch } from 'wouter';
import { dayOf, monthAfter, monthOf } from '../../events/clock.ts';
import { useSchoolZone } from '../../events/useZones.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { useShell } from '../../shell/ShellRoot.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { dateOf, eventsAddress, type EventsFilter, type EventsView, viewOf } from './eventsFilter.ts';

/** The page of the calendar that is open, and the ways to another. */
export type CalendarPage = {
  filter: EventsFilter;
  view: EventsView;
  /** The day that it is turned to, and today at the school. */
  date: string;
  today: string;
  zone: string;
  turn(date: string): void;
  turnBy(months: 1 | -1): void;
  look(view: EventsView): void;
  /** Opens an event; without an id closes the one that is open. */
  open(id?: string): void;
};

/** Reads the page of the calendar from the address on screen, and turns it there. */
export function useCalendarPage(): CalendarPage {
  const navigation = useNavigation();
  const { clock } = useShell();
  const zone = useSchoolZone();
  const today = dayOf(clock(), zone);
  const narrow = useNarrow();
  const inAddress = eventsAddress.read(undefined, useSearch());
  // A phone shows the month whatever the address says, and needs what happens in all of it.
  const filter = narrow ? { ...inAddress, view: '' } : inAddress;
  const asked = dateOf(filter, today);
  // The calendar walks with the keys at once; the address follows as soon as it can.
  const [date, setDate] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setDate(asked);
  }
  const go = (change: Partial<EventsFilter>, replace = false) =>
    void navigation.navigate(eventsAddress.hrefOf({ ...inAddress, page: 1, ...change }), { replace });
  const turn = (day: string) => {
    setDate(day);
    go({ date: day === today ? '' : day }, true);
  };
  return {
    filter,
    view: viewOf(filter),
    date,
    today,
    zone,
    turn,
    turnBy(months) {
      const first = monthAfter(date, months);
      turn(monthOf(today).first === first ? today : first);
    },
    look: (view) => go({ view: view === 'month' ? '' : view }),
    open: (id = '') => go({ event: id, page: filter.page }, id === ''),
  };
}
