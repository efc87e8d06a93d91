import type { JSONColumnType } from 'kysely';

/** JSON that PostgreSQL stores and the driver gives back parsed. */
export type Json<T extends object | null> = JSONColumnType<T>;
/** A day without an hour, `YYYY-MM-DD`; the driver leaves it a text. */
export type Day = string;

export interface OfCollege {
  college_id: string;
}
