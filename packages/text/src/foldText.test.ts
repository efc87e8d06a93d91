import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  ['Ñuñoa', 'nunoa'],
  ['Straße', 'strasse'],
  ['مَدْرَســة', 'مدرسة'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['ｆｕｌｌ', 'full'],
])('folds %o to %o', (text, folded) => expect(foldText(text)).toBe(folded));

test('uses the case rules of a language', () => {
  expect(foldText('IĞDIR', 'tr')).toBe('ıgdır');
});

test.each([
  ["'", '\u2018\u2019\u201B\u02B9\u02BB\u02BC\u00B4`\u2032\uFF07'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\uFE63\uFF0D'],
  ['"', '\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033\uFF02'],
  [' ', '\u00A0\u2002\u2007\u2009\u202F\u3000'],
])('C18: %j and what looks like it are one', (sign, others) => {
  fc.assert(
    fc.property(fc.constantFrom(...others), fc.string(), fc.string(), (other, before, after) => {
      expect(foldText(`${before}a${other}b${after}`)).toBe(foldText(`${before}a${sign}b${after}`));
    }),
  );
});
