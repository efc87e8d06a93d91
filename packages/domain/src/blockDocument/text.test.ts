import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posts } from '../fixtures/fixtures.ts';
import type { BlockDocument } from '../generated/types.gen.ts';
import { validDocument } from '../testing/arbitraries.ts';
import { documentFromText } from './fromText.ts';
import { isBlockDocument } from './problems.ts';
import { toExcerpt, documentToText } from './text.ts';

describe('documentFromText', () => {
  test('starts a paragraph after an empty line, and a break at a new line', () => {
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

  test.each(['', ' ', '\n\n', '\u0000'])('returns an empty document for %o', (text) => {
    expect(documentFromText(text)).toEqual({ type: 'doc', content: [] });
  });

  test('returns a valid document with the same text', () => {
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
        expect(documentToText(document)).toBe(text);
      }),
    );
  });

  test('accepts any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isBlockDocument(documentFromText(text))));
  });
});

describe('documentToText', () => {
  test('separates blocks, and puts list items and breaks on separate lines', () => {
    expect(documentToText(posts.olimpiada.body)).toContain('Rivas y Benjamín Leiva.\n8° B:');
    expect(documentToText(posts.penaFolclorica.body)).toContain('Zonas disponibles\n\nNorte: trote');
    expect(documentToText(posts.penaFolclorica.body)).toContain('mazamorra.\nSur:');
  });

  test('separates cells, and puts each table row on its own line', () => {
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
    expect(documentToText(document)).toBe('Curso · Bus\n5° A Tarde · 15\n16');
    expect(toExcerpt(document)).toBe('Curso · Bus 5° A Tarde · 15 16');
  });

  test('returns a text for every document', () => {
    fc.assert(
      fc.property(validDocument, (document) => typeof documentToText(document as BlockDocument) === 'string'),
    );
  });
});

describe('toExcerpt', () => {
  test.each(Object.entries(posts))('returns the excerpt of the example %s', (_, { body, excerpt }) => {
    expect(toExcerpt(body)).toBe(excerpt);
  });

  test.each([
    ['Uno dos tres', 20, 'Uno dos tres'],
    ['Uno dos, tres', 10, 'Uno dos…'],
    ['Unodostres', 4, 'Unod…'],
    ['ab😀cd', 3, 'ab…'],
    ['', 10, ''],
  ])('shortens %o to at most %i characters: %o', (text, longest, excerpt) => {
    expect(toExcerpt(documentFromText(text), longest)).toBe(excerpt);
  });
});
