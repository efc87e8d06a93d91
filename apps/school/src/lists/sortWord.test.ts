import { expect, it } from 'vitest';
import { sortOf, wordOf } from './sortWord.ts';

it.each(['', 'title', '-title', 'published_at'])('restores “%s” from the table’s sort order', (word) => {
  expect(wordOf(sortOf(word, '-published_at')!, '-published_at')).toBe(word);
});

it('shows the default order without a parameter', () => {
  expect(sortOf('', '-published_at')).toEqual({ column: 'published_at', direction: 'descending' });
});
