import { expect, it } from 'vitest';
import { addDays, placeEvents, wallClock } from './events.ts';

it('shifts no day of 400, in three zones', () => {
  for (const zone of ['America/Santiago', 'Pacific/Kiritimati', 'Europe/Berlin']) {
    for (let day = 0, at = '2026-01-01'; day < 400; day += 1, at = addDays(at, 1)) {
      const [placed] = placeEvents('Agenda', [{ id: 'd', title: 'D', start: at }], zone);
      expect([placed!.first, placed!.last]).toEqual([at, at]);
    }
  }
  expect(wallClock(Date.parse('2026-09-06T04:00:00Z'), 'America/Santiago')).toEqual({
    day: '2026-09-06',
    minute: 60,
  });
});
