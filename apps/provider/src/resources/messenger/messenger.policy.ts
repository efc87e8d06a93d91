import { type MemberRole, findScope } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import { forbidden, invalid } from '../../httpError.ts';
import { type ConversationRow, findReachable } from './conversations.queries.ts';

export const mostMembers = 500;

export const findConversationMember = ({ members }: Pick<ConversationRow, 'members'>, userId: string) =>
  members.find(({ user }) => user.id === userId);

const owners = ({ members }: Pick<ConversationRow, 'members'>) =>
  members.filter(({ role }) => role === 'owner');

/** Whether this person is the only owner of a group with other members. */
export function holdsAlone(conversation: Pick<ConversationRow, 'members'>, userId: string): boolean {
  const currentOwners = owners(conversation);
  return (
    conversation.members.length > 1 && currentOwners.length === 1 && currentOwners[0]!.user.id === userId
  );
}

/** Returns what the person may do with the conversation itself; every member may write in it. */
export function getAllowedConversationActions(
  conversation: Pick<ConversationRow, 'kind' | 'members'>,
  userId: string,
) {
  const member = findConversationMember(conversation, userId);
  const group = conversation.kind === 'group' && member !== undefined;
  return { update: group && member.role !== 'member', leave: group && !holdsAlone(conversation, userId) };
}

/** Whether the actor may set a member's role; only owners add, change and remove owners. */
export function mayChange(actor: MemberRole, actorRole: MemberRole | undefined, role?: MemberRole): boolean {
  if (actor === 'owner') return true;
  return actor === 'admin' && actorRole !== 'owner' && role !== 'owner';
}

/** @throws HttpError 403 unless the person may give all these people the role. */
export function rejectRole(
  conversation: Pick<ConversationRow, 'members'>,
  personId: string,
  ids: readonly string[],
  role: MemberRole,
): void {
  const actor = findConversationMember(conversation, personId)!.role;
  if (!ids.every((id) => mayChange(actor, findConversationMember(conversation, id)?.role, role)))
    throw forbidden();
}

/** @throws HttpError 422 when no owner would remain after these people get the role. */
export function rejectWithoutOwner(
  conversation: Pick<ConversationRow, 'members'>,
  ids: readonly string[],
  role: MemberRole,
): void {
  const remains = owners(conversation).some(({ user }) => !ids.includes(user.id));
  if (role !== 'owner' && !remains) throw invalid({ role: ['A group needs an owner.'] });
}

/**
 * Checks that all of these people can be written to; with scope `own`, members of a group must share a course, grade or
 * place with the person.
 * @throws HttpError 422 for a person who cannot be written to or is excluded by the school's rules, 403 for a person outside
 * of the scope.
 */
export async function rejectUnreachable(
  tx: CollegeTransaction,
  person: Person,
  ids: readonly string[],
  field: string,
): Promise<void> {
  const others = ids.filter((id) => id !== person.id);
  const reachable = await findReachable(tx, others, person.id);
  if (reachable.length < others.length)
    throw invalid({ [field]: ['The selection includes someone who can’t be messaged.'] });
  const near = field === 'user_id' || findScope(person, 'messenger.groups') === 'any';
  if (reachable.some((one) => !one.allowed))
    throw invalid({ [field]: ['The school doesn’t allow your role to message someone in the selection.'] });
  if (!near && reachable.some((one) => !one.near)) throw forbidden();
}
