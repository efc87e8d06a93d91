import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';
import { withoutInvisible } from './withoutInvisible.ts';

const invisible = fc.constantFrom(
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u202E',
  '\u3164',
  '\u2800',
  '\uFE0F',
);

test('C17: an identifier is the same however many invisible characters are copied with it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...'ana.RUT-1@x.cl'), fc.array(invisible, { maxLength: 2 })), {
        minLength: 1,
      }),
      (parts) => {
        const copied = parts.map(([letter, marks]) => `${marks.join('')}${letter}`).join('');
        expect(withoutInvisible(` ${copied}\u200B `)).toBe(parts.map(([letter]) => letter).join(''));
      },
    ),
  );
});

test('keeps spaces inside and leaves nothing of a blank text', () => {
  expect(withoutInvisible(' a b ')).toBe('a b');
  fc.assert(
    fc.property(fc.string({ unit: invisible }), (text) => isBlank(text) && withoutInvisible(text) === ''),
  );
});
