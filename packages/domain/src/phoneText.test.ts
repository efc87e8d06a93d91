import { isAllowedHref } from '@school/text';
import { expect, it } from 'vitest';
import { fullPhoneText, phoneHref, phoneText } from './phoneText.ts';

it.each([
  ['+56987651234', '+56 9 8765 1234'],
  ['+56223456789', '+56 2 2345 6789'],
  ['+56752311000', '+56 75 231 1000'],
  ['+34612345678', '+34612345678'],
  ['', ''],
])('writes %j as %j', (number, text) => {
  expect(phoneText(number)).toBe(text);
});

it('C07: dials a number, and its extension after it', () => {
  expect(phoneHref('133')).toBe('tel:133');
  expect(phoneHref('+56752310132', null)).toBe('tel:+56752310132');
  expect(phoneHref('+56752310132', '24')).toBe('tel:+56752310132;ext=24');
  expect(isAllowedHref(phoneHref('+56752310132', '24'))).toBe(true);
});

it('C07: writes an extension after its number, in the words of the reader', () => {
  const text = (id: string, { number, extension }: { number: string; extension: string }) =>
    `${id}: ${number} / ${extension}`;
  expect(fullPhoneText(text, '+56752310132', '24')).toBe('phones.withExtension: +56 75 231 0132 / 24');
  expect(fullPhoneText(text, '+56752310132')).toBe('+56 75 231 0132');
  expect(fullPhoneText(text, '133', null)).toBe('133');
});
