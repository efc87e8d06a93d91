import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Row } from '../../database/schema.ts';

/** The columns of a member's settings. */
export type SettingsColumns = Pick<
  Row<'conversation_members'>,
  'muted' | 'muted_until' | 'pinned_at' | 'archived'
>;

/** Locks the conversation, and the pins of this person in all conversations, until the transaction ends. */
export async function lockForSettings(tx: CollegeTransaction, id: string, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pins ${personId}`}, 0))
    from conversations where id = ${id} for no key update`.execute(tx);
}

export async function countPinned(tx: CollegeTransaction, personId: string): Promise<number> {
  const row = await tx
    .selectFrom('conversation_members')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('user_id', '=', personId)
    .where('pinned_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function updateSettings(
  tx: CollegeTransaction,
  { conversationId, personId }: { conversationId: string; personId: string },
  settings: SettingsColumns,
): Promise<void> {
  await tx
    .updateTable('conversation_members')
    .set(settings)
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', personId)
    .execute();
}

/** Locks a conversation that a member has muted until now or earlier; skips locked ones. */
export async function lockDueConversation(tx: CollegeTransaction, collegeId: string, now: Date) {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversations c
    where c.college_id = ${collegeId} and c.id in (
      select m.conversation_id from conversation_members m where m.college_id = ${collegeId} and m.muted_until <= ${now})
    limit 1 for no key update skip locked`.execute(tx);
  return rows[0]?.id;
}

/** Ends muting of the members of a locked conversation whose mute is due. */
export async function endMutes(tx: CollegeTransaction, conversationId: string, now: Date) {
  return tx
    .updateTable('conversation_members')
    .set({ muted: false, muted_until: null })
    .where('conversation_id', '=', conversationId)
    .where('muted_until', '<=', now)
    .returning(['user_id', 'muted', 'muted_until', 'pinned_at', 'archived'])
    .execute();
}
