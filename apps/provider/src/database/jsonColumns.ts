import { type RawBuilder, sql } from 'kysely';
import type { Row, Schema } from './schema.ts';

/** Returns an expression: these columns of the table under this alias, as JSON. A renamed column does not compile. */
export function jsonColumns<Table extends keyof Schema>(
  alias: string,
  columns: readonly (keyof Row<Table> & string)[],
): RawBuilder<Pick<Row<Table>, (typeof columns)[number]>> {
  const pairs = columns.flatMap((column) => [sql.lit(column), sql.ref(`${alias}.${column}`)]);
  return sql`json_build_object(${sql.join(pairs)})`;
}
