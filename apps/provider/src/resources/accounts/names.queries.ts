import type { RawBuilder } from 'kysely';
import { jsonColumns } from '../../database/jsonColumns.ts';
import type { Row } from '../../database/schema.ts';

const columns = ['id', 'name', 'first_lastname', 'second_lastname', 'avatar_id'] as const;

/** The columns of a person that `presentPerson` needs. */
export type PersonNameRow = Pick<Row<'users'>, (typeof columns)[number]>;

/** Returns an expression: the name and picture of the user under this alias, as JSON. */
export const personNameJson = (alias: string): RawBuilder<unknown> => jsonColumns<'users'>(alias, columns);
