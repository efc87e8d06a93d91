import { describe, expect, it } from 'vitest';
import { fold } from '../../internal/fold.ts';
import { matchCommands, mostMatches, searchable } from './matchCommands.ts';
import type { PaletteCommand } from './PaletteCommand.ts';

const of = (...labels: string[]): PaletteCommand[] =>
  labels.map((label, index) => ({ id: `${index}`, label }));
const find = (commands: PaletteCommand[], query: string, locale = 'en') =>
  matchCommands(searchable(commands, locale), query, locale);
const labels = (commands: PaletteCommand[], query: string, locale?: string) =>
  find(commands, query, locale).flatMap(({ matches }) => matches.map(({ command }) => command.label));

describe('matchCommands', () => {
  it('returns all commands in the given order when the query is empty', () => {
    expect(labels(of('News', 'Events'), '  ')).toEqual(['News', 'Events']);
  });

  it.each([
    ['perez', 'José Pérez', 'es'],
    ['PÉREZ', 'Jose Perez', 'es'],
    ['strasse', 'Straße', 'de'],
    ['احمد', 'أَحْمَد', 'ar'],
    ['ısparta', 'Isparta', 'tr'],
    ['ｋａｎａ', 'Kana', 'en'],
    ['a\u200Fb', 'ab', 'en'],
  ])('finds %j in %j', (query, label, locale) => {
    expect(labels(of(label), query, locale)).toEqual([label]);
  });

  it('requires every word, in any position', () => {
    const commands: PaletteCommand[] = [
      { id: 'a', label: 'Write a post', keywords: ['news'] },
      { id: 'b', label: 'Write a mail' },
    ];
    expect(labels(commands, 'news write')).toEqual(['Write a post']);
    expect(labels(commands, 'write')).toEqual(['Write a post', 'Write a mail']);
    expect(labels(commands, 'write nothing')).toEqual([]);
  });

  it('sorts by match: start of the label, start of a word, inside a word, keywords only', () => {
    const commands: PaletteCommand[] = [
      { id: 'k', label: 'Blog', keywords: ['news'] },
      ...of('Oldnews', 'Write news', 'News'),
    ];
    expect(labels(commands, 'news')).toEqual(['News', 'Write news', 'Oldnews', 'Blog']);
  });

  it('groups by heading and puts the heading with the best match first', () => {
    const commands: PaletteCommand[] = [
      { id: '1', label: 'Old news', group: 'Do' },
      { id: '2', label: 'News', group: 'Places' },
      { id: '3', label: 'Newsletter', group: 'Do' },
    ];
    expect(find(commands, 'news').map(({ name, matches }) => [name, matches.length])).toEqual([
      ['Places', 1],
      ['Do', 2],
    ]);
    expect(find([...of('Free'), ...commands], '').map(({ name }) => name)).toEqual([
      undefined,
      'Do',
      'Places',
    ]);
  });

  it.each([
    ['Curicó', 'curico', 'Curicó'],
    ['Große Pause', 'oss', 'oß'],
    ['👩‍🏫 Élan', 'el', 'Él'],
  ])('returns the range of %j that matches %j', (label, query, expected) => {
    const [group] = find(of(label), query);
    expect(label.slice(...group!.matches[0]!.range!)).toBe(expected);
  });

  it('limits the results and ignores invalid input', () => {
    expect(labels(of(...Array.from({ length: 500 }, (_, index) => `Course ${index}`)), '')).toHaveLength(
      mostMatches,
    );
    expect(labels([{ id: 'x', label: null as unknown as string }], 'a')).toEqual([]);
    expect(fold('x'.repeat(20_000), 'en').text).toHaveLength(20_000);
    expect(labels(of('[('), '[(')).toEqual(['[(']);
  });
});
