import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posts } from '../fixtures/fixtures.ts';
import type { BlockDocument } from '../generated/types.gen.ts';
import { validDocument } from '../testing/arbitraries.ts';
import { documentFromText } from './fromText.ts';
import { isBlockDocument } from './problems.ts';
import { excerptOf, textOf } from './text.ts';

describe('a document from text', { timeout: 30_000 }, () => {
  test('an empty line parts paragraphs, a new line is a break', () => {
    expect(documentFromText('Hola\r\nchao\n\n \nver https://a.cl\n')).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Hola' }, { type: 'hardBreak' }, { type: 'text', text: 'chao' }],
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'ver https://a.cl' }] },
      ],
    });
  });

  test.each(['', ' ', '\n\n', '\u0000'])('%o is an empty one', (text) => {
    expect(documentFromText(text)).toEqual({ type: 'doc', content: [] });
  });

  test('is always a document, and gives the text back', () => {
    const lines = fc.array(
      fc
        .string({ unit: 'grapheme', minLength: 1 })
        .filter((line) => line.trim() !== '' && !/[\r\n\u0000]/.test(line)),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 5 }), (paragraphs) => {
        const text = paragraphs.map((paragraph) => paragraph.join('\n')).join('\n\n');
        const document = documentFromText(text);
        expect(isBlockDocument(document)).toBe(true);
        expect(textOf(document)).toBe(text);
      }),
    );
  });

  test('whatever text it was', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isBlockDocument(documentFromText(text))));
  });
});

describe('the text of a document', { timeout: 30_000 }, () => {
  test('separates blocks, and puts list items and breaks on separate lines', () => {
    expect(textOf(posts.olimpiada.body)).toContain('Rivas y Benjamín Leiva.\n8° B:');
    expect(textOf(posts.penaFolclorica.body)).toContain('Zonas disponibles\n\nNorte: trote');
    expect(textOf(posts.penaFolclorica.body)).toContain('mazamorra.\nSur:');
  });

  test('keeps the cells of a table apart, on a line a row', () => {
    const cell = (...lines: string[]) => ({
      type: 'tableCell' as const,
      content: lines.map((text) => ({
        type: 'paragraph' as const,
        content: text ? [{ type: 'text' as const, text }, { type: 'hardBreak' as const }] : [],
      })),
    });
    const rows = [
      [cell('Curso'), cell('Bus')],
      [cell('5° A', 'Tarde'), cell('15')],
      [cell(''), cell('')],
      [cell(''), cell('16')],
    ];
    const document: BlockDocument = {
      type: 'doc',
      content: [{ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }],
    };
    expect(textOf(document)).toBe('Curso · Bus\n5° A Tarde · 15\n16');
    expect(excerptOf(document)).toBe('Curso · Bus 5° A Tarde · 15 16');
  });

  test('every document has one', () => {
    fc.assert(
      fc.property(validDocument, (document) => typeof textOf(document as BlockDocument) === 'string'),
    );
  });
});

describe('an excerpt', () => {
  test.each(Object.entries(posts))('of %s is the one of the example', (_, { body, excerpt }) => {
    expect(excerptOf(body)).toBe(excerpt);
  });

  test.each([
    ['Uno dos tres', 20, 'Uno dos tres'],
    ['Uno dos, tres', 10, 'Uno dos…'],
    ['Unodostres', 4, 'Unod…'],
    ['ab😀cd', 3, 'ab…'],
    ['', 10, ''],
  ])('of %o with at most %i is %o', (text, longest, excerpt) => {
    expect(excerptOf(documentFromText(text), longest)).toBe(excerpt);
  });
});
