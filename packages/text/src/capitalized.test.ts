import { expect, test } from 'vitest';
import { capitalized } from './capitalized.ts';

test.each([
  ['', 'en', ''],
  ['hora de Chile', 'es', 'Hora de Chile'],
  ['izmir', 'tr', 'İzmir'],
  ['ß', 'de', 'SS'],
  ['𐐨𐐩', 'en', '𐐀𐐩'],
  ['توقيت تشيلي', 'ar', 'توقيت تشيلي'],
])('%j in %s becomes %j', (text, locale, expected) => {
  expect(capitalized(text, locale)).toBe(expected);
});
