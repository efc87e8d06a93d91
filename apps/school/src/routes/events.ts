import type { Preload } from '../data/preloadQueries.ts';
import { dayOf } from '../events/clock.ts';
import { eventsAddress, queryOfFilter } from '../screens/Events/eventsFilter.ts';
import type { RouteRecord } from './record.ts';

const openEvent = (id: string): Preload[] => (id ? [['getEvent', { path: { id } }]] : []);

export const eventRoutes: readonly RouteRecord[] = [
  {
    path: '/events',
    load: () => import('../screens/Events/EventsScreen.tsx').then((file) => file.EventsScreen),
    permission: 'events.view',
    nav: { id: 'events', group: 'daily', label: 'app.places.events', icon: 'calendar-days', primary: true },
    preload: ({ search }) => [
      ['listEvents', queryOfFilter(eventsAddress.read(undefined, search), dayOf(new Date()))],
      ...openEvent(eventsAddress.read(undefined, search).event),
    ],
  },
  {
    path: '/events/new-event',
    load: () => import('../screens/NewEvent/NewEventScreen.tsx').then((file) => file.NewEventScreen),
    permission: 'events.write',
    quickAction: { label: 'events.new', icon: 'calendar-plus', daily: true },
    preload: () => [['listGrades', {}]],
  },
  {
    path: '/events/edit/*',
    load: () => import('../screens/EditEvent/EditEventScreen.tsx').then((file) => file.EditEventScreen),
    preload: ({ rest = '' }) => openEvent(rest),
  },
  {
    path: '/events/feeds',
    load: () => import('../screens/Feeds/FeedsScreen.tsx').then((file) => file.FeedsScreen),
    preload: () => [['listCalendarFeeds', {}]],
  },
];
