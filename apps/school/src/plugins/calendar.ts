import type { Plugin } from './plugin.ts';

/** Loads the calendars, so that Events opens although the connection was lost after sign-in. */
export const calendar: Plugin = {
  name: 'calendar',
  async start() {
    await import('../screens/Events/EventsCalendar.tsx');
  },
};
