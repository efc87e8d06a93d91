import { expect, it } from 'vitest';
import { addDays, eventsOn, toZonedEvents, toWallClock } from './events.ts';

it('keeps the day of each of 400 dates in three time zones', () => {
  for (const zone of ['America/Santiago', 'Pacific/Kiritimati', 'Europe/Berlin']) {
    for (let day = 0, at = '2026-01-01'; day < 400; day += 1, at = addDays(at, 1)) {
      const [zonedEvents] = toZonedEvents('Agenda', [{ id: 'd', title: 'D', start: at }], zone);
      expect([zonedEvents!.first, zonedEvents!.last]).toEqual([at, at]);
    }
  }
  expect(toWallClock(Date.parse('2026-09-06T04:00:00Z'), 'America/Santiago')).toEqual({
    day: '2026-09-06',
    minute: 60,
  });
});

it('sorts all-day events first, then by start, and includes an event that began the evening before', () => {
  const zonedEvents = toZonedEvents(
    'Agenda',
    [
      {
        id: 'night',
        title: 'Reading night',
        start: '2026-09-08T20:00:00-03:00',
        end: '2026-09-09T07:30:00-03:00',
      },
      { id: 'morning', title: 'Choir', start: '2026-09-08T09:30:00-03:00' },
      { id: 'day', title: 'Day of sports', start: '2026-09-08' },
    ],
    'America/Santiago',
  );
  const idsOn = (day: string) => eventsOn(zonedEvents, day).map(({ event }) => event.id);
  expect(idsOn('2026-09-08')).toEqual(['day', 'morning', 'night']);
  expect(idsOn('2026-09-09')).toEqual(['night']);
  expect(zonedEvents.map(({ event }) => event.id)).toEqual(['day', 'night', 'morning']);
});
