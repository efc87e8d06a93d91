import { describe, expect, it } from 'vitest';
import { getPunctuation } from './punctuation.ts';

const join = (locale: string) => {
  const { colon, comma } = getPunctuation(locale);
  return `a${colon}b${comma}c`;
};

describe('getPunctuation', () => {
  it.each([
    ['en', 'a: b, c'],
    ['es-MX', 'a: b, c'],
    ['de', 'a: b, c'],
    ['fr-CA', 'a\u00A0: b, c'],
    ['ar', 'a: b، c'],
    ['zh-CN', 'a：b，c'],
    ['he', 'a: b, c'],
    ['', 'a: b, c'],
  ])('%s → %s', (locale, joined) => {
    expect(join(locale)).toBe(joined);
  });
});
