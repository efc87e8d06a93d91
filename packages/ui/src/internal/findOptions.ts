import { fold } from './fold.ts';

/** An option that is found by typing. */
export interface ComboboxOption {
  /** The value that the form submits and the page receives. */
  value: string;
  /** The visible label; any word of it finds the option. */
  label: string;
  /** A short secondary text at the end of the line, which is searched too: a region, a course. */
  description?: string;
  /** Further search words, which are not shown. */
  keywords?: readonly string[];
  /** Shows the item, which can't be chosen. @default false */
  disabled?: boolean;
}

/** An option that was found, with the part of its label that was typed. */
export interface OptionMatch {
  option: ComboboxOption;
  /** Start and end in the label; none where there is nothing to mark. */
  range?: readonly [start: number, end: number] | undefined;
}

/** The maximum number of rendered rows: more than a user reads; typing on is quicker. */
export const mostRows = 100;

/* The beginning of the label, of a word in it, anywhere in it, only elsewhere. */
const getRank = (text: string, foldedQuery: string): number => {
  const at = text.indexOf(foldedQuery);
  if (at < 0) return 3;
  if (at === 0) return 0;
  return /[\s\p{P}]/u.test(text[at - 1] ?? '') ? 1 : 2;
};

/**
 * The options that hold every word of the query, without regard to case and accents, the nearest first.
 * @param filtered Whether the list contains only matches: nothing is left out, all is marked.
 */
export const findOptions = (
  options: readonly ComboboxOption[],
  query: string,
  locale: string,
  filtered = false,
): readonly OptionMatch[] => {
  const foldedQuery = fold(query.trim(), locale).text;
  if (foldedQuery === '') return options.map((option) => ({ option }));
  const words = foldedQuery.split(/\s+/u);
  const matches: { row: OptionMatch; rank: number }[] = [];
  for (const option of options) {
    const label = fold(String(option.label ?? option.value), locale);
    const rest = fold(
      [option.description, ...(option.keywords ?? [])].filter(Boolean).join(' '),
      locale,
    ).text;
    if (!filtered && !words.every((word) => label.text.includes(word) || rest.includes(word))) continue;
    const at = label.text.indexOf(foldedQuery);
    matches.push({
      row: { option, range: at < 0 ? undefined : [label.from[at]!, label.from[at + foldedQuery.length]!] },
      rank: filtered ? 0 : getRank(label.text, foldedQuery),
    });
  }
  return matches.sort((one, other) => one.rank - other.rank).map(({ row }) => row);
};
