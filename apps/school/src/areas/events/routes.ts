import type { Preload } from '../../data/preloadQueries.ts';
import { toLocalDay } from '../../intl/localTime.ts';
import { eventsAddress, queryOfFilter } from './calendar/eventsFilter.ts';
import type { RouteRecord } from '../../routes/record.ts';

const openEvent = (id: string): Preload[] => (id ? [['getEvent', { path: { id } }]] : []);

export const eventRoutes: readonly RouteRecord[] = [
  {
    path: '/events',
    title: 'events.title',
    load: () => import('./calendar/EventsScreen.tsx').then((file) => file.EventsScreen),
    permission: 'events.view',
    nav: { id: 'events', group: 'daily', icon: 'calendar-days', primary: true },
    preload: ({ search }) => [
      ['listEvents', queryOfFilter(eventsAddress.read(undefined, search), toLocalDay(new Date()))],
      ...openEvent(eventsAddress.read(undefined, search).event),
    ],
  },
  {
    path: '/events/new-event',
    title: 'events.new',
    load: () => import('./editor/NewEventScreen.tsx').then((file) => file.NewEventScreen),
    permission: 'events.write',
    quickAction: { icon: 'calendar-plus', daily: true },
    preload: () => [['listGrades', {}]],
  },
  {
    path: '/events/edit/*',
    title: 'editEvent.title',
    load: () => import('./editor/EditEventScreen.tsx').then((file) => file.EditEventScreen),
    preload: ({ rest = '' }) => openEvent(rest),
  },
  {
    path: '/events/feeds',
    title: 'feeds.title',
    load: () => import('./feeds/FeedsScreen.tsx').then((file) => file.FeedsScreen),
    permission: 'events.view',
    preload: () => [['listCalendarFeeds', {}]],
  },
];
