import type { Preload } from '../../data/preloadQueries.ts';
import { toLocalDay } from '../../intl/localTime.ts';
import { toEventsQuery } from './calendar/eventsFilter.ts';
import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { eventPaths } from './paths.ts';

const openEvent = (id: string): Preload[] => (id ? [['getEvent', { path: { id } }]] : []);

export const eventRoutes: readonly RouteRecord[] = [
  protectedRoute(eventPaths.calendar, {
    title: 'events.title',
    load: () => import('./calendar/EventsScreen.tsx').then((file) => file.EventsScreen),
    permission: 'events.view',
    nav: { id: 'events', group: 'daily', icon: 'calendar-days', primary: 'optional' },
    preload: (filter) => [
      ['listEvents', toEventsQuery(filter, toLocalDay(new Date()))],
      ...openEvent(filter.event),
    ],
  }),
  protectedRoute(eventPaths.create, {
    title: 'events.new',
    load: () => import('./editor/NewEventScreen.tsx').then((file) => file.NewEventScreen),
    permission: 'events.write',
    quickAction: { icon: 'calendar-plus', daily: true },
    preload: () => [['listGrades', {}]],
  }),
  protectedRoute(eventPaths.edit, {
    title: 'editEvent.title',
    load: () => import('./editor/EditEventScreen.tsx').then((file) => file.EditEventScreen),
    preload: ({ id }) => openEvent(id),
  }),
  protectedRoute(eventPaths.feeds, {
    title: 'feeds.title',
    load: () => import('./feeds/FeedsScreen.tsx').then((file) => file.FeedsScreen),
    permission: 'events.view',
    preload: () => [['listCalendarFeeds', {}]],
  }),
];
