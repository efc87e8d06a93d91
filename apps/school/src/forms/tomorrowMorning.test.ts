import { expect, it } from 'vitest';
import { tomorrowMorning } from './tomorrowMorning.ts';

it.each([
  ['2026-11-23T13:00:00Z', 'America/Santiago', '2026-11-24T08:00:00-03:00'],
  // Still the 23rd in Chile, already the 24th in Japan.
  ['2026-11-24T02:30:00Z', 'America/Santiago', '2026-11-24T08:00:00-03:00'],
  ['2026-11-24T02:30:00Z', 'Asia/Tokyo', '2026-11-25T08:00:00+09:00'],
  // The days before both clock changes, and the end of the year.
  ['2026-04-04T15:00:00Z', 'America/Santiago', '2026-04-05T08:00:00-04:00'],
  ['2026-09-05T15:00:00Z', 'America/Santiago', '2026-09-06T08:00:00-03:00'],
  ['2026-12-31T15:00:00Z', 'America/Santiago', '2027-01-01T08:00:00-03:00'],
])('at %s in %s, tomorrow at 8:00 is %s', (now, timeZone, morning) => {
  expect(tomorrowMorning(new Date(now), timeZone)).toBe(morning);
});
