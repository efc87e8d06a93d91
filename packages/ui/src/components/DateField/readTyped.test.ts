import { CalendarDateTime } from '@internationalized/date';
import { expect, it } from 'vitest';
import { read } from './readTyped.ts';

const santiago = 'America/Santiago';

it('means the first of two equal times, unless it was given the second', () => {
  const twice = new CalendarDateTime(2026, 4, 4, 23, 30);
  expect(read('dateTime', twice, santiago, '').value).toBe('2026-04-04T23:30:00-03:00');
  const second = '2026-04-04T23:30:00-04:00';
  expect(read('dateTime', twice, santiago, second).value).toBe(second);
});
