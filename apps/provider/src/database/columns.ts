import type { Generated, JSONColumnType } from 'kysely';

/** JSON that PostgreSQL stores and the driver returns parsed. */
export type Json<T extends object | null> = JSONColumnType<T>;
/** A date without time, `YYYY-MM-DD`; the driver returns it as text. */
export type Day = string;

export interface OfCollege {
  college_id: string;
}

/** A category of posts or of documents. */
export interface Category extends OfCollege {
  id: string;
  name: string;
  slug: string;
  parent_id: string | null;
  position: number;
  version: Generated<number>;
}
