import { type RawBuilder, sql } from 'kysely';

/**
 * A name as a list sorts it: by Unicode's rules, the same in both databases, so that an accent or a small letter does not come
 * after Z. For lists of one school that no index has to sort; long lists sort by a folded column instead.
 *
 * @param column Such as `u.name`.
 */
export const byName = (column: string): RawBuilder<string> => sql`${sql.ref(column)} collate "und-x-icu"`;
