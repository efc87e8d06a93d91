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
