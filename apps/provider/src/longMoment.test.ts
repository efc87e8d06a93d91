import { expect, test } from 'vitest';
import { longMoment } from './longMoment.ts';

test.each([
  ['es', '01:05', / a la 0?1:05/],
  ['es', '13:05', / a la 1:05| a las 13:05/],
  ['es', '10:05', / a las 10:05/],
  ['es', '11:05', / a las 11:05/],
  ['es-MX', '01:05', / a la 0?1:05/],
  ['es-MX', '02:05', / a las 0?2:05/],
  ['en', '01:05', / at 0?1:05/],
] as const)('writes the time with its article (%s, %s)', (language, time, expected) => {
  expect(longMoment(language, 'UTC')(new Date(`2026-09-01T${time}:00Z`))).toMatch(expected);
});
