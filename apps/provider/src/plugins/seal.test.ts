import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const seal = createEncryption(Buffer.alloc(32, 1));

test('decrypts a value with its purpose', () => {
  expect(seal.open(seal.close('clave', 'a'), 'a')).toBe('clave');
});

test('encrypts differently each time, and unreadably', () => {
  const [one, other] = [seal.close('clave', 'a'), seal.close('clave', 'a')];
  expect(one.equals(other)).toBe(false);
  expect(one.includes('clave')).toBe(false);
});

test.each([
  ['for another purpose', () => seal.open(seal.close('clave', 'a'), 'b')],
  ['with another key', () => createEncryption(Buffer.alloc(32, 2)).open(seal.close('clave', 'a'), 'a')],
  [
    'when a bit was turned',
    () => {
      const sealed = seal.close('clave', 'a');
      sealed[sealed.length - 1]! ^= 1;
      return seal.open(sealed, 'a');
    },
  ],
])('does not decrypt %s', (_how, open) => {
  expect(open).toThrow(/unable to authenticate/);
});
