import type { Plugin } from './plugin.ts';

/** Preloads the screen of the events with its calendars, so that it opens even if the connection is lost after sign-in. */
export const calendar: Plugin = {
  name: 'calendar',
  async start() {
    await import('../areas/events/calendar/EventsScreen.tsx');
  },
};
