import { searchWords } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';

/** The terms of a search. */
export interface Searched {
  /** Word prefixes that the database looks up in its index. */
  prefixes: string[];
  /** All other terms, searched in whole texts. */
  texts: string[];
}

/** Splits texts in the same way as `search_words` of the database. */
const betweenWords = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/u;
const shortest = 3;
const longest = 40;

/** Other scripts do not separate words by spaces, or prefix them with articles; there any part of a text matches. */
const begins = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+$/u;

function prefixesIn(term: string): string[] {
  const words = term.split(betweenWords).map((word) => [...word]);
  return words
    .filter((letters) => letters.length >= shortest && begins.test(letters.join('')))
    .map((letters) => letters.slice(0, longest).join(''));
}

/** Returns the terms of a query, separated by spaces, eight at most; all must match. */
export function searchedFor(q: string | undefined): Searched {
  const terms = searchWords(q);
  const prefixes = new Set(terms.flatMap(prefixesIn));
  return { prefixes: [...prefixes], texts: terms.filter((term) => !prefixes.has(term)) };
}

export const isSearch = ({ prefixes, texts }: Searched) => prefixes.length + texts.length > 0;

/**
 * Returns the conditions for posts `p` that match all terms. Ids are compared as one array, so that one index scan finds
 * them.
 */
export function matchingPostIds({ prefixes, texts }: Searched): RawBuilder<unknown>[] {
  const words = prefixes.map(
    (prefix) => sql`select post_id from post_words
      where college_id = current_setting('app.college_id')::uuid
        and word >= ${prefix} and word < ${`${prefix}\u{10FFFF}`}`,
  );
  return [
    ...(words.length > 0 ? [sql`p.id = any(array(${sql.join(words, sql` intersect `)}))`] : []),
    ...texts.map((text) => sql`p.search_text like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
  ];
}
