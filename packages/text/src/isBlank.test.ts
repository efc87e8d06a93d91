import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';

test.each([
  ['', 'nothing'],
  [' \n\t\u00a0\u3000', 'spaces'],
  ['\u200b\u200c\u200d\u2060\ufeff', 'zero-width characters'],
  ['\u202e\u2066\u200f', 'marks of direction'],
  ['\u3164\u115f\uffa0', 'blank letters of Hangul'],
  ['\u2800', 'the blank of Braille'],
  ['\ufe0f\u{e0041}', 'variation selectors and tags'],
])('%j is blank: %s', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['.', '\u200bHola\u200b', '👩‍👩‍👧', 'ـ', '٣', '\u0301'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});

test('answers at once for a long text', () => {
  expect(isBlank(`${'\u200b'.repeat(1_000_000)}a`)).toBe(false);
});
