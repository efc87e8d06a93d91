import { type RawBuilder, sql } from 'kysely';

/**
 * Returns an ORDER BY expression for names by Unicode's rules, the same in both databases, so that accents and lower
 * case do not sort after Z. For lists within one school that need no index; long lists sort by a `search_text` column
 * instead.
 *
 * @param column Such as `u.name`.
 */
export const byName = (column: string): RawBuilder<string> => sql`${sql.ref(column)} collate "und-x-icu"`;
