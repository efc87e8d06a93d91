import type { NewRow, Schema } from '../database/schema.ts';

/** Rows by table, ordered so that references come first. */
export type SchoolRows = { [T in keyof Schema]?: NewRow<T>[] };
