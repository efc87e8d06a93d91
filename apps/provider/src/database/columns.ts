import type { JSONColumnType } from 'kysely';

/** JSON that PostgreSQL stores and the driver returns parsed. */
export type Json<T extends object | null> = JSONColumnType<T>;
/** A date without time, `YYYY-MM-DD`; the driver returns it as text. */
export type Day = string;

export interface OfCollege {
  college_id: string;
}
