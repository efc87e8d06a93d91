import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Act } from './act.ts';
import { type Actor, auditInsert } from './audit.ts';
import { type Entry, eventChannel, eventParts } from './events.ts';

/** Audit entries and events of a request or a job. */
export interface Journal {
  actor: Actor;
  acts?: readonly Act[];
  announcements?: readonly Entry[];
  /** Additional inserts or updates for the same statement. */
  also?: readonly RawBuilder<unknown>[];
}

/**
 * Stores audit entries and events in the transaction of the act and in one statement: no act without its entry, no
 * entry without its act. Must be the last statement, see `eventParts`.
 */
export async function appendJournal(tx: CollegeTransaction, journal: Journal): Promise<void> {
  const { actor, acts = [], announcements = [], also = [] } = journal;
  const parts = [
    ...(acts.length > 0 ? [sql`audited as (${auditInsert(acts, actor)})`] : []),
    ...also.map((part, at) => sql`${sql.ref(`also_${at}`)} as (${part})`),
  ];
  if (announcements.length > 0) return appendEvents(tx, actor.collegeId, announcements, actor.now, parts);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(tx);
}

/** Stores events only. @param parts Additional parts of the same statement. */
export async function appendEvents(
  tx: CollegeTransaction,
  collegeId: string,
  announcements: readonly Entry[],
  now: Date,
  parts: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  await sql`
    with ${sql.join([...parts, ...eventParts(collegeId, announcements, now)])}
    select pg_notify(${eventChannel}, ${collegeId}) from added limit 1`.execute(tx);
}
