import { expect, it } from 'vitest';
import { clockOptions } from './clockOptions.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 0, 5, hours));

it.each([
  ['es-ES', '8:00', '8:00–9:00'],
  ['es-MX', '8:00 a.m.', '8:00–9:00 a.m.'],
  ['fr', '08:00', '08:00 – 09:00'],
  ['de', '08:00', '08:00–09:00 Uhr'],
  ['zh-CN', '08:00', '08:00–09:00'],
  ['en', '8:00 AM', '8:00 – 9:00 AM'],
])('a time and a range in %s have the same hour: %s, %s', (tag, time, range) => {
  const clock = new Intl.DateTimeFormat(tag, { ...clockOptions(tag), timeZone: 'UTC' });
  const spaces = /[\u2009\u202F\u00A0]/g;
  expect(clock.format(at(8)).replaceAll(spaces, ' ')).toBe(time);
  expect(clock.formatRange(at(8), at(9)).replaceAll(spaces, ' ')).toBe(range);
});
