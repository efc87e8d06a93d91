import { describe, expect, it } from 'vitest';
import { dailyEntries, peakHour } from './entryDays.ts';

const cell = (weekday: number, hour: number, entries: number) => ({ weekday, hour, entries, seconds: 0 });

describe('dailyEntries', () => {
  it('sums the hours of each day, the last day last', () => {
    // 8 September 2026 is a Tuesday.
    const cells = [cell(2, 8, 5), cell(2, 9, 1), cell(3, 8, 7), cell(1, 23, 2)];
    expect(dailyEntries(cells, { from: '2026-09-02', to: '2026-09-08' })).toEqual([7, 0, 0, 0, 0, 2, 6]);
  });

  it('counts no weekday twice in a period longer than a week', () => {
    expect(dailyEntries([cell(2, 8, 5)], { from: '2026-08-01', to: '2026-09-08' })).toEqual([
      0, 0, 0, 0, 0, 0, 5,
    ]);
  });
});

describe('peakHour', () => {
  it('returns the busiest hour of that day, the earliest of equals', () => {
    const cells = [cell(2, 9, 5), cell(2, 8, 5), cell(1, 7, 50)];
    expect(peakHour(cells, '2026-09-08')).toBe(8);
  });

  it('returns undefined without visits', () => {
    expect(peakHour([cell(2, 8, 0), cell(1, 8, 3)], '2026-09-08')).toBeUndefined();
  });
});
