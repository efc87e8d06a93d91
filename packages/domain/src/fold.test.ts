import { expect, test } from 'vitest';
import { isCalendarDate, isTimestamp } from './calendarDate.ts';
import { isEmail } from './email.ts';
import { fold } from './fold.ts';

test.each([
  [' Ñuñoa ', 'nunoa'],
  ['AYSÉN', 'aysen'],
  ['Llay-Llay', 'llay-llay'],
  ['مَدْرَسة', 'مدرسة'],
])('folds %o to %o', (text, folded) => expect(fold(text)).toBe(folded));

test.each(['2026-11-21', '2024-02-29', '1900-01-01', '9999-12-31'])('accepts the day %s', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});
test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '1899-12-31',
  '21-11-2026',
  '2026-1-1',
  '2026-11-21T00:00',
])('rejects %o as a day', (text) => expect(isCalendarDate(text)).toBe(false));

test.each(['2026-09-06T00:30:00-04:00', '2026-11-21T10:00:00Z', '2026-11-21T10:00:00.123+05:45'])(
  'accepts the time %s',
  (text) => {
    expect(isTimestamp(text)).toBe(true);
  },
);
test.each([
  '',
  '2026-11-21',
  '2026-11-21T10:00:00',
  '2026-11-21T24:00:00Z',
  '2026-02-30T10:00:00Z',
  '2026-11-21 10:00:00Z',
])('rejects %o as a time with offset', (text) => expect(isTimestamp(text)).toBe(false));

test.each(['a@b.cl', 'docente@aromos.example', "o'higgins+x@sub.a-b.cl", `${'a'.repeat(64)}@b.cl`])(
  'accepts the e-mail address %s',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);
test.each([
  '',
  'a',
  '@',
  'a@',
  '@b.cl',
  'a@b',
  'a@@b.cl',
  'a@b@c.cl',
  'a b@c.cl',
  'a@b..cl',
  '.a@b.cl',
  'a.@b.cl',
  'a..b@c.cl',
  'a@-b.cl',
  'a@b-.cl',
  'a@b.cl\n',
  'a@b.cl\u0000',
  '<a@b.cl>',
  `${'a'.repeat(65)}@b.cl`,
  `a@${'b.'.repeat(130)}cl`,
])('rejects %o as an e-mail address', (text) => expect(isEmail(text)).toBe(false));
