import { fold, type Folded } from '../../internal/fold.ts';
import type { PaletteCommand } from './PaletteCommand.ts';

/** A command and its folded search texts. */
export interface Searchable {
  command: PaletteCommand;
  label: Folded;
  rest: string;
}

export const searchable = (commands: readonly PaletteCommand[], locale: string): readonly Searchable[] =>
  commands.map((command) => ({
    command,
    label: fold(command.label ?? '', locale),
    rest: fold(
      [command.group, command.description, ...(command.keywords ?? [])].filter(Boolean).join(' '),
      locale,
    ).text,
  }));

/** A command that was found, with the part of its label that the query is. */
export interface Match {
  command: PaletteCommand;
  /** Start and end in the label, or nothing to mark. */
  range?: readonly [start: number, end: number];
}

/** Commands under one heading. */
export interface MatchGroup {
  name: string | undefined;
  matches: readonly Match[];
}

/** More results than a user reads; typing on is quicker. */
export const mostMatches = 100;

const splitWords = (query: string): string[] => query.split(/\s+/u).filter(Boolean);

/* The beginning of the label, of a word in it, anywhere in it, only elsewhere. */
const getRank = ({ label }: Searchable, query: string): number => {
  const at = label.text.indexOf(query);
  if (at < 0) return 3;
  if (at === 0) return 0;
  return /[\s\p{P}]/u.test(label.text[at - 1] ?? '') ? 1 : 2;
};

const findRange = ({ label }: Searchable, foldedQuery: string): Match['range'] => {
  const at = foldedQuery ? label.text.indexOf(foldedQuery) : -1;
  return at < 0 ? undefined : [label.from[at]!, label.from[at + foldedQuery.length]!];
};

/**
 * Returns the commands that match every word of the query, the nearest first, under their headings. An empty query
 * returns all in the given order. A heading has the rank of its best command.
 */
export const matchCommands = (
  all: readonly Searchable[],
  query: string,
  locale: string,
): readonly MatchGroup[] => {
  const foldedQuery = fold(query.trim(), locale).text;
  const words = splitWords(foldedQuery);
  const matchingCommands = all
    .filter(({ label, rest }) => words.every((word) => label.text.includes(word) || rest.includes(word)))
    .map((each) => ({ each, rank: words.length > 0 ? getRank(each, foldedQuery) : 0 }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostMatches);

  const groups = new Map<string | undefined, Match[]>();
  if (words.length === 0 && matchingCommands.some(({ each }) => !each.command.group))
    groups.set(undefined, []);
  for (const { each } of matchingCommands) {
    const name = each.command.group || undefined;
    const matches = groups.get(name) ?? [];
    matches.push({ command: each.command, range: findRange(each, foldedQuery) });
    groups.set(name, matches);
  }
  return [...groups].map(([name, matches]) => ({ name, matches }));
};
