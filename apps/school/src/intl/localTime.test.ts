import { describe, expect, it } from 'vitest';
import {
  addDays,
  toLocalDay,
  moveToZone,
  toInstant,
  isDay,
  addMonths,
  monthRange,
  toLocalTime,
} from './localTime.ts';
import { asAllDay, endAfter } from '../areas/events/eventValues.ts';

const santiago = 'America/Santiago';

describe('clock', () => {
  it.each([
    ['2026-12-03T18:30', '2026-12-03T21:30:00.000Z'],
    ['2026-07-03T18:30', '2026-07-03T22:30:00.000Z'],
    ['2026-09-06T01:00', '2026-09-06T04:00:00.000Z'],
    ['2026-09-05T23:59', '2026-09-06T03:59:00.000Z'],
  ])('shows %s at %s', (wall, instant) => {
    expect(toInstant(wall, santiago)).toBe(instant);
    expect(toLocalTime(instant, santiago)).toBe(wall);
  });

  it('returns the first of two equal times when the clock is set back', () => {
    expect(toInstant('2026-04-04T23:30', santiago)).toBe('2026-04-05T02:30:00.000Z');
  });

  it('moves a skipped time to the hour after it', () => {
    expect(toLocalTime(toInstant('2026-09-06T00:30', santiago), santiago)).toBe('2026-09-06T01:30');
  });

  it('returns the same local time in another time zone', () => {
    const moved = moveToZone('2026-12-03T21:30:00.000Z', santiago, 'Pacific/Easter');
    expect(toLocalTime(moved, 'Pacific/Easter')).toBe('2026-12-03T18:30');
    expect(moveToZone('', santiago, 'Pacific/Easter')).toBe('');
  });

  it('computes days and months', () => {
    expect(toLocalDay('2026-12-04T02:00:00Z', santiago)).toBe('2026-12-03');
    expect(['2026-02-29', '2026-02-28', 'x', '2026-1-1'].map(isDay)).toEqual([false, true, false, false]);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(monthRange('2028-02-10')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect([addMonths('2026-12-31', 1), addMonths('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
  });
});

describe('event times of the form', () => {
  it('convert to days and back to times', () => {
    const timed = { start: '2026-12-04T02:00:00.000Z', end: '2026-12-04T03:00:00.000Z', zone: santiago };
    const days = asAllDay(timed, true);
    expect(days).toEqual({ start: '2026-12-03', end: '2026-12-03' });
    expect(asAllDay({ ...days, zone: santiago }, false)).toEqual({
      start: '2026-12-03T12:00:00.000Z',
      end: '2026-12-03T13:00:00.000Z',
    });
    expect(asAllDay({ start: '', end: '', zone: santiago }, true)).toEqual({ start: '', end: '' });
  });

  it('keep their duration when the start moves', () => {
    const end = '2026-12-03T23:00:00.000Z';
    const [before, start] = ['2026-12-03T21:30:00.000Z', '2026-12-05T12:00:00.000Z'];
    expect(endAfter({ end, allDay: false }, start, before)).toBe('2026-12-05T13:30:00.000Z');
    expect(endAfter({ end: '', allDay: false }, start, '')).toBe('2026-12-05T13:00:00.000Z');
    expect(endAfter({ end: '2026-12-04', allDay: true }, '2026-12-10', '2026-12-03')).toBe('2026-12-11');
    expect(endAfter({ end, allDay: false }, '', before)).toBe(end);
  });
});
