import { allows, type MemberRole } from '@school/domain';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { forbidden, invalid } from '../../httpError.ts';
import { findDirect, insertConversation } from './conversations.queries.ts';
import { rejectUnreachable } from './messenger.policy.ts';

type Creation = Context<'createConversation'>;

/** Starts a direct conversation, or finds the one of the pair. */
export async function startDirect({ tx, college, person, now }: Creation, userId: string) {
  if (userId === person.id) throw invalid({ user_id: ['A conversation needs another person.'] });
  const [first_user_id, second_user_id] = [person.id, userId].sort() as [string, string];
  const existing = await findDirect(tx, first_user_id, second_user_id);
  if (existing) return { isNew: false, id: existing };
  await rejectUnreachable(tx, person, [userId], 'user_id');
  const id = newId(now);
  const times = { created_at: now, updated_at: now };
  const conversation = {
    college_id: college.id,
    id,
    kind: 'direct',
    first_user_id,
    second_user_id,
    ...times,
  } as const;
  const members = [first_user_id, second_user_id].map((user_id) => ({
    user_id,
    role: 'member' as MemberRole,
  }));
  const isNew = await insertConversation(tx, conversation, members);
  return { isNew, id: isNew ? id : (await findDirect(tx, first_user_id, second_user_id))! };
}

/** Starts a group that the person owns. */
export async function startGroup({ tx, college, person, now, body }: Creation) {
  if (body.kind !== 'group') throw new Error('@school/provider: not a group.');
  if (!allows(person, 'messenger.groups')) throw forbidden();
  const others = body.member_ids.filter((id) => id !== person.id);
  await rejectUnreachable(tx, person, others, 'member_ids');
  const id = newId(now);
  const name = body.name.trim();
  const description = body.description?.trim() || null;
  const times = { created_at: now, updated_at: now };
  await insertConversation(tx, { college_id: college.id, id, kind: 'group', name, description, ...times }, [
    { user_id: person.id, role: 'owner' },
    ...others.map((user_id) => ({ user_id, role: 'member' as const })),
  ]);
  return { isNew: true, id };
}
