import { expect, it } from 'vitest';
import { toZonedEvents } from '../Agenda/events.ts';
import { getVisibleHours, toEventBoxes } from './eventBoxes.ts';

const day = '2026-09-15';
const of = (...spans: [string, string][]) =>
  toEventBoxes(
    toZonedEvents(
      'WeekCalendar',
      spans.map(([from, to], at) => ({
        id: String(at),
        title: from,
        start: `${day}T${from}:00-03:00`,
        end: `${day}T${to}:00-03:00`,
      })),
      'America/Santiago',
    ),
    day,
  );
const lanes = (boxes: ReturnType<typeof of>) => boxes.map(({ lane, lanes: all }) => `${lane}/${all}`);

it('places overlapping events side by side, and gives others the whole width', () => {
  expect(lanes(of(['09:00', '10:00'], ['09:30', '11:00'], ['09:45', '10:30'], ['10:00', '10:45']))).toEqual([
    '0/3',
    '1/3',
    '2/3',
    '0/3',
  ]);
  expect(lanes(of(['09:00', '10:00'], ['10:00', '11:00']))).toEqual(['0/1', '0/1']);
});

it('separates short events by their drawn height', () => {
  expect(lanes(of(['09:00', '09:05'], ['09:10', '09:15']))).toEqual(['0/2', '1/2']);
  expect(of(['23:50', '23:55'])[0]).toMatchObject({ from: 1410, to: 1440 });
});

it('splits an event at midnight', () => {
  const late = (id: string, start: string, end: string) => ({
    id,
    title: id,
    start: `2026-09-${start}:00-03:00`,
    end: `2026-09-${end}:00-03:00`,
  });
  const zonedEvents = toZonedEvents(
    'WeekCalendar',
    [
      late('night', '15T23:30', '16T01:30'),
      late('evening', '15T22:00', '16T00:00'),
      late('early', '16T01:00', '16T02:00'),
      late('day', '15T12:00', '16T12:00'),
    ],
    'America/Santiago',
  );
  const on = (of: string) =>
    toEventBoxes(zonedEvents, of).map((box) => [
      box.zonedEvent.event.id,
      box.from,
      box.to,
      box.lane,
      box.lanes,
    ]);
  expect(on('2026-09-15')).toEqual([
    ['evening', 1320, 1440, 0, 2],
    ['night', 1410, 1440, 1, 2],
  ]);
  expect(on('2026-09-16')).toEqual([
    ['night', 0, 90, 0, 2],
    ['early', 60, 120, 1, 2],
  ]);
});

it('gives no two of a hundred overlapping events the same lane', () => {
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const boxes = of(
    ...Array.from({ length: 100 }, (_, at): [string, string] => {
      const from = (at * 137) % 1200;
      return [time(from), time(from + 5 + ((at * 31) % 200))];
    }),
  );
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      if (one.from >= other.to || other.from >= one.to) continue;
      expect(one.lane).not.toBe(other.lane);
      expect(one.lanes).toBe(other.lanes);
    }
});

it('shows all hours with events, beyond the requested ones', () => {
  expect(getVisibleHours(of(['06:30', '07:00'], ['22:00', '23:00']), 8, 18)).toHaveLength(17);
  expect(getVisibleHours([], 8, 18)[0]).toBe(8);
});
