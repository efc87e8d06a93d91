import { expect, it } from 'vitest';
import { toZonedEvents } from '../Agenda/events.ts';
import { inLanes } from './inLanes.ts';
import { sevenFrom, getWeeks } from './months.ts';

it('keeps an event of several days in one lane', () => {
  const bar = (id: string, start: string, end: string) => ({ id, title: id, start, end });
  const zonedEvents = toZonedEvents(
    'MonthCalendar',
    [
      bar('long', '2026-09-10', '2026-09-22'),
      bar('short', '2026-09-16', '2026-09-17'),
      { id: 'night', title: 'n', start: '2026-09-18T22:00:00-03:00', end: '2026-09-19T00:00:00-03:00' },
    ],
    'America/Santiago',
  );
  const lanes = inLanes(zonedEvents, sevenFrom('2026-09-14'), 3);
  expect(lanes[0]!.bars).toEqual([{ zonedEvent: zonedEvents[0], days: 7 }]);
  expect(lanes[2]!.bars).toEqual([null, { zonedEvent: zonedEvents[1], days: 2 }]);
  expect(lanes[3]!.bars).toEqual([null, null]);
  /* What ends at midnight is one evening, not two days. */
  expect(lanes[4]!.timedEvents).toHaveLength(1);
  expect(lanes[5]!.timedEvents).toHaveLength(0);
});

it('keeps a line for "+2 more" where bars alone would fill the day', () => {
  const day = (id: string, start: string, end = start) => ({ id, title: id, start, end });
  const zonedEvents = toZonedEvents(
    'MonthCalendar',
    [
      day('camp', '2026-09-15', '2026-09-17'),
      day('fair', '2026-09-16'),
      { id: 'lesson', title: 'l', start: '2026-09-16T09:30:00-03:00', end: '2026-09-16T10:30:00-03:00' },
      day('trip', '2026-09-17'),
    ],
    'America/Santiago',
  );
  const [, tuesday, wednesday, thursday] = inLanes(zonedEvents, sevenFrom('2026-09-14'), 2);
  expect(tuesday!.bars.map((bar) => bar?.zonedEvent.event.id)).toEqual(['camp']);
  expect(wednesday).toMatchObject({ bars: [null], timedEvents: [], hidden: 2 });
  expect(thursday!.bars.map((bar) => bar?.zonedEvent.event.id)).toEqual([undefined, 'trip']);
  expect(thursday!.hidden).toBe(0);
});

it('returns the weeks of every month of ten years, for each first weekday', () => {
  for (const weekStart of [0, 1, 6]) {
    for (let month = 0; month < 120; month += 1) {
      const day = new Date(Date.UTC(2020, month, 15)).toISOString().slice(0, 10);
      const days = getWeeks(day, weekStart).flat();
      expect(days.filter((each) => each.startsWith(day.slice(0, 7)))).toHaveLength(
        new Date(Date.UTC(2020, month + 1, 0)).getUTCDate(),
      );
      expect(new Date(days[0]!).getUTCDay()).toBe(weekStart);
    }
  }
});
