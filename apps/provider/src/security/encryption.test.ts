import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const encryption = createEncryption(Buffer.alloc(32, 1));

test('decrypts a value with its purpose', () => {
  expect(encryption.decrypt(encryption.encrypt('clave', 'a'), 'a')).toBe('clave');
});

test('encrypts differently each time, and unreadably', () => {
  const [one, other] = [encryption.encrypt('clave', 'a'), encryption.encrypt('clave', 'a')];
  expect(one.equals(other)).toBe(false);
  expect(one.includes('clave')).toBe(false);
});

test.each([
  ['for another purpose', () => encryption.decrypt(encryption.encrypt('clave', 'a'), 'b')],
  [
    'with another key',
    () => createEncryption(Buffer.alloc(32, 2)).decrypt(encryption.encrypt('clave', 'a'), 'a'),
  ],
  [
    'when a bit was turned',
    () => {
      const encrypted = encryption.encrypt('clave', 'a');
      encrypted[encrypted.length - 1]! ^= 1;
      return encryption.decrypt(encrypted, 'a');
    },
  ],
])('does not decrypt %s', (_how, open) => {
  expect(open).toThrow(/unable to authenticate/);
});
