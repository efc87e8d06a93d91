import { expect, it } from 'vitest';
import { phoneText } from './phoneText.ts';

it.each([
  ['+56987651234', '+56 9 8765 1234'],
  ['+56223456789', '+56 2 2345 6789'],
  ['+56752311000', '+56 75 231 1000'],
  ['+34612345678', '+34612345678'],
  ['', ''],
])('writes %j as %j', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
