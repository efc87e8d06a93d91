import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitExtension } from './splitExtension.ts';

const words = [
  'anexo ',
  ' anexo ',
  ', anexo ',
  ' Anexo: ',
  ' ext. ',
  ' ext ',
  ';ext=',
  ' extensión ',
  'x',
  ' x',
  ' int. ',
  ' poste ',
  ' #',
];

test('C07: no way of writing an extension merges it into the number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('75 231 0132', '+56 75 231 0132', '(75) 2310132', '+34612345678'),
      fc.constantFrom(...words),
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 8 }),
      (number, word, extension) => {
        expect(splitExtension(`${number}${word}${extension}`)).toEqual({ number, extension });
      },
    ),
  );
});

test.each([
  '',
  '24',
  '75 231 0132',
  '+56752310132',
  '*4141',
  'anexo 24',
  '75 231 0132 anexo',
  '75 231 0132 casa 24',
])('%j has no extension', (text) => expect(splitExtension(text)).toBeUndefined());

test('answers at once for a long text', () => {
  expect(splitExtension('1 '.repeat(100_000))).toBeUndefined();
});
