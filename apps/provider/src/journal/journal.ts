import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { type Act, type Actor, auditInsert } from './audit.ts';
import { type Entry, eventChannel, eventParts } from './events.ts';

/** What a request or a job leaves behind beside its rows. */
export interface Journal {
  actor: Actor;
  acts?: readonly Act[];
  announcements?: readonly Entry[];
  /** What else is to be stored, each an insert or an update. */
  also?: readonly RawBuilder<unknown>[];
}

/**
 * Keeps what was done and tells open screens, in the transaction that did it and in one statement: there is no act without
 * its entry, and no entry without its act. It belongs at the very end, see `eventParts`.
 */
export async function appendJournal(tenant: CollegeTransaction, journal: Journal): Promise<void> {
  const { actor, acts = [], announcements = [], also = [] } = journal;
  const parts = [
    ...(acts.length > 0 ? [sql`audited as (${auditInsert(acts, actor)})`] : []),
    ...also.map((part, at) => sql`${sql.ref(`also_${at}`)} as (${part})`),
  ];
  if (announcements.length > 0) return appendEvents(tenant, actor.collegeId, announcements, actor.now, parts);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(tenant);
}

/** The same where there is nothing but events. @param parts What is done in the same statement. */
export async function appendEvents(
  tenant: CollegeTransaction,
  collegeId: string,
  announcements: readonly Entry[],
  now: Date,
  parts: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  await sql`
    with ${sql.join([...parts, ...eventParts(collegeId, announcements, now)])}
    select pg_notify(${eventChannel}, ${collegeId}) from added limit 1`.execute(tenant);
}
