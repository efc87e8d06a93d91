import type { Plugin } from './plugin.ts';

/** Preloads the calendars, so that Events opens even if the connection is lost after sign-in. */
export const calendar: Plugin = {
  name: 'calendar',
  async start() {
    await import('../areas/events/calendar/EventsCalendar.tsx');
  },
};
