import { expect, it } from 'vitest';
import { parseSort, formatSort } from './sortWord.ts';

it.each(['', 'title', '-title', 'published_at'])('restores “%s” from the table’s sort order', (word) => {
  expect(formatSort(parseSort(word, '-published_at')!, '-published_at')).toBe(word);
});

it('shows the default order without a parameter', () => {
  expect(parseSort('', '-published_at')).toEqual({ column: 'published_at', direction: 'descending' });
});
