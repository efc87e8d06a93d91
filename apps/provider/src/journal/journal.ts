import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { AuditedChange } from './auditedChange.ts';
import { type Actor, auditInsert } from './audit.ts';
import { type JournalEntry, eventChannel, eventParts } from './events.ts';

/** Audit entries and events of a request or a job. */
export interface Journal {
  actor: Actor;
  changes?: readonly AuditedChange[];
  events?: readonly JournalEntry[];
  /** Additional inserts or updates for the same statement. */
  deferred?: readonly RawBuilder<unknown>[];
}

/**
 * Stores audit entries and events in the transaction of the change and in one statement: no change without its entry, no
 * entry without its change. Must be the last statement, see `eventParts`.
 * @returns The number of the last event, if there are any.
 */
export async function appendJournal(tx: CollegeTransaction, journal: Journal): Promise<number | undefined> {
  const { actor, changes = [], events = [], deferred = [] } = journal;
  const parts = [
    ...(changes.length > 0 ? [sql`audited as (${auditInsert(changes, actor)})`] : []),
    ...deferred.map((part, at) => sql`${sql.ref(`deferred_${at}`)} as (${part})`),
  ];
  if (events.length > 0) return appendEvents(tx, actor.collegeId, events, actor.now, parts);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(tx);
  return undefined;
}

/**
 * Stores events only.
 * @param parts Additional parts of the same statement.
 * @returns The number of the last event.
 */
export async function appendEvents(
  tx: CollegeTransaction,
  collegeId: string,
  events: readonly JournalEntry[],
  now: Date,
  parts: readonly RawBuilder<unknown>[] = [],
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    with ${sql.join([...parts, ...eventParts(collegeId, events, now)])}
    select seq, pg_notify(${eventChannel}, ${collegeId}) from added order by seq desc limit 1`.execute(tx);
  return rows[0]!.seq;
}
