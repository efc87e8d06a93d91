import { expect, it } from 'vitest';
import { sortOf, wordOf } from './sortWord.ts';

it.each(['', 'title', '-title', 'published_at'])('“%s” comes back from the table as it went in', (word) => {
  expect(wordOf(sortOf(word, '-published_at')!, '-published_at')).toBe(word);
});

it('shows the usual order without a word', () => {
  expect(sortOf('', '-published_at')).toEqual({ column: 'published_at', direction: 'descending' });
});
