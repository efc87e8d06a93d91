import { CalendarDateTime } from '@internationalized/date';
import { expect, it } from 'vitest';
import { parseReading } from './readTyped.ts';

const santiago = 'America/Santiago';

it('uses the first of two equal times, unless the present value is the second', () => {
  const repeatedTime = new CalendarDateTime(2026, 4, 4, 23, 30);
  expect(parseReading('dateTime', repeatedTime, santiago, '').value).toBe('2026-04-04T23:30:00-03:00');
  const second = '2026-04-04T23:30:00-04:00';
  expect(parseReading('dateTime', repeatedTime, santiago, second).value).toBe(second);
});
