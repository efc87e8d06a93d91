import { searchWords } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';

/** What somebody typed into a search. */
export interface Searched {
  /** Beginnings of words, as the database keeps them for looking up. */
  beginnings: string[];
  /** What is looked for in whole texts: whatever else was typed. */
  texts: string[];
}

/** As `words_of` of the database divides texts. */
const betweenWords = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/u;
const shortest = 3;
const longest = 40;

/** Elsewhere words aren't parted by spaces, or begin with what nobody types: there each part of a text counts. */
const begins = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+$/u;

function beginningsIn(term: string): string[] {
  const words = term.split(betweenWords).map((word) => [...word]);
  return words
    .filter((letters) => letters.length >= shortest && begins.test(letters.join('')))
    .map((letters) => letters.slice(0, longest).join(''));
}

/** Each of what was typed between spaces, eight at most, is to be found. */
export function searchedFor(q: string | undefined): Searched {
  const terms = searchWords(q);
  const beginnings = new Set(terms.flatMap(beginningsIn));
  return { beginnings: [...beginnings], texts: terms.filter((term) => !beginnings.has(term)) };
}

export const isSearch = ({ beginnings, texts }: Searched) => beginnings.length + texts.length > 0;

/** The posts `p` in which all of it is found. Their ids come as one list, which an index is gone through for in one go. */
export function foundBy({ beginnings, texts }: Searched): RawBuilder<unknown>[] {
  const words = beginnings.map(
    (beginning) => sql`select post_id from post_words
      where college_id = current_setting('app.college_id')::uuid
        and word >= ${beginning} and word < ${`${beginning}\u{10FFFF}`}`,
  );
  return [
    ...(words.length > 0 ? [sql`p.id = any(array(${sql.join(words, sql` intersect `)}))`] : []),
    ...texts.map((text) => sql`p.folded like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
  ];
}
