import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posts } from '../fixtures/fixtures.ts';
import { changedDocument, validDocument } from '../testing/arbitraries.ts';
import { contractAccepts } from '../testing/contractAccepts.ts';
import { blockDocumentLimits } from './limits.ts';
import { blockDocumentProblems, isBlockDocument } from './problems.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (words: unknown, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
});
const link = (href: unknown, more = {}) => ({ type: 'link', attrs: { href, ...more } });
const nested = (levels: number) => {
  let inner: unknown = { type: 'paragraph' };
  for (let level = 1; level < levels; level += 1) inner = { type: 'blockquote', content: [inner] };
  return doc(inner);
};

const cell = (inner: unknown = paragraph()) => ({ type: 'tableCell', content: [inner] });
const table = (rows: number, columns: number, inner?: unknown) => ({
  type: 'table',
  content: Array.from({ length: rows }, () => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => cell(inner)),
  })),
});

describe('blockDocumentProblems', () => {
  test.each(Object.entries(posts))('accepts the body of %s', (_, { body }) =>
    expect(blockDocumentProblems(body)).toEqual([]),
  );

  test('accepts exactly the documents that the contract accepts', () => {
    let rejected = 0;
    fc.assert(
      fc.property(fc.oneof(validDocument, changedDocument), (document) => {
        const accepted = isBlockDocument(document);
        expect(accepted).toBe(contractAccepts('BlockDocument', document));
        if (!accepted) rejected += 1;
      }),
      { numRuns: 1000 },
    );
    expect(rejected).toBeGreaterThan(100);
  });

  test.each([
    ['nothing', undefined, 'The part document is no node.'],
    ['a text', '<p>a</p>', 'The part document is no node.'],
    ['no content', { type: 'doc' }, 'The part document has no content.'],
    [
      'HTML as a node',
      doc({ type: 'html', html: '<b>' }),
      'The part document.0 is of a type that is not allowed here.',
    ],
    [
      'a type of every object',
      doc({ type: 'constructor' }),
      'The part document.0 is of a type that is not allowed here.',
    ],
    [
      'a text on the first level',
      doc(text('a')),
      'The part document.0 is of a type that is not allowed here.',
    ],
    ['an empty text', doc(paragraph(text(''))), 'The part document.0.0 has no text.'],
    ['U+0000', doc(paragraph(text('a\u0000'))), 'The part document.0.0 holds U+0000.'],
    [
      'a style',
      doc({ ...paragraph(), attrs: { style: 'x' } }),
      'The part document.0 has fields that are not allowed.',
    ],
    ['an empty list', doc({ type: 'bulletList', content: [] }), 'The part document.0 is empty.'],
    [
      'a first-level heading',
      doc({ type: 'heading', attrs: { level: 1 } }),
      'The part document.0 has no level 2 or 3.',
    ],
    [
      'a mark whose type only turns into an allowed text',
      doc(paragraph(text('x', { type: ['bold'] }))),
      'The part document.0.0 has a mark that is not allowed.',
    ],
    [
      'a mark whose type cannot be turned into a text',
      doc(paragraph(text('x', { type: { toString: '' } }))),
      'The part document.0.0 has a mark that is not allowed.',
    ],
    [
      'an unknown mark',
      doc(paragraph(text('a', { type: 'code' }))),
      'The part document.0.0 has a mark that is not allowed.',
    ],
    [
      'a link with a target',
      doc(paragraph(text('a', link('/a', { target: '_top' })))),
      'The part document.0.0 has a mark that is not allowed.',
    ],
    [
      'a script',
      doc(paragraph(text('a', link('javascript:alert(1)')))),
      'The part document.0.0 has a mark that is not allowed.',
    ],
    ['a table without rows', doc({ type: 'table', content: [] }), 'The part document.0 is empty.'],
    [
      'a table in a cell',
      doc(table(1, 1, table(1, 1))),
      'The part document.0.0.0.0 is of a type that is not allowed here.',
    ],
    [
      'a cell over two columns',
      doc({
        type: 'table',
        content: [{ type: 'tableRow', content: [{ ...cell(), attrs: { colspan: 2 } }] }],
      }),
      'The part document.0.0.0 has fields that are not allowed.',
    ],
    ['a table of 201 rows', doc(table(201, 1)), 'The part document.0 has more than 200 parts.'],
    ['a table of 21 columns', doc(table(1, 21)), 'The part document.0.0 has more than 20 parts.'],
  ])('rejects %s', (_, value, problem) => {
    expect(blockDocumentProblems(value)).toEqual([problem]);
    expect(contractAccepts('BlockDocument', value)).toBe(false);
  });

  test('reports every wrong part in reading order', () => {
    expect(blockDocumentProblems(doc({ type: 'a' }, paragraph(text('b'), { type: 'c' }), null))).toEqual([
      'The part document.0 is of a type that is not allowed here.',
      'The part document.1.1 is of a type that is not allowed here.',
      'The part document.2 is no node.',
    ]);
  });

  test('reports at most twenty problems', () => {
    expect(blockDocumentProblems(doc(...Array.from({ length: 100 }, () => null)))).toHaveLength(20);
  });
});

describe('limits', () => {
  const { nodes, depth, characters } = blockDocumentLimits;
  test('limits the number of parts', () => {
    expect(isBlockDocument(doc(...Array.from({ length: nodes }, () => paragraph())))).toBe(true);
    expect(blockDocumentProblems(doc(...Array.from({ length: nodes + 1 }, () => paragraph())))).toEqual([
      'The document has too many parts.',
    ]);
  });
  test('limits the number of levels', () => {
    expect(isBlockDocument(nested(depth))).toBe(true);
    expect(blockDocumentProblems(nested(depth + 1))).toEqual(['The document is nested too deeply.']);
  });
  test('limits the size of a table', () => {
    expect(isBlockDocument(doc(table(200, 1)))).toBe(true);
    expect(isBlockDocument(doc(table(20, 20)))).toBe(true);
  });
  test('limits the number of characters', () => {
    expect(isBlockDocument(doc(paragraph(text('a'.repeat(characters)))))).toBe(true);
    const two = doc(paragraph(text('a'.repeat(characters))), paragraph(text('b')));
    expect(blockDocumentProblems(two)).toEqual(['The document is too long.']);
  });
  test('stops early in a document with 100,000 levels or 1,000,000 parts', () => {
    expect(blockDocumentProblems(nested(100_000))).toEqual(['The document is nested too deeply.']);
    expect(blockDocumentProblems({ type: 'doc', content: Array.from({ length: 1_000_000 }) })).toEqual([
      'The document has too many parts.',
    ]);
  });
});
