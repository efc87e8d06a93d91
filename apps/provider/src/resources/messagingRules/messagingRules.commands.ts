import type { MessagingRule } from '@school/domain';
import type { AuditField } from '@school/domain/audit';
import type { Context } from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import { allowMessages, blockMessages, findMessagingRules } from './messagingRules.queries.ts';

const unknown = ['This role can’t use the messenger.'];

const findRole = (rules: readonly MessagingRule[], roleId: string) =>
  rules.find(({ role }) => role.id === roleId);

/** Returns the field that the audit stores: the pair of roles, if it is blocked. */
const toAuditRecord = (pair: string, allowed: boolean) => ({
  ['messages_blocked' satisfies AuditField]: allowed ? [] : [pair],
});

/**
 * Allows or blocks a pair of roles; records a change only if there is one.
 * @returns all rules after the change.
 */
export async function changeMessagingRule(context: Context<'updateMessagingRule'>): Promise<MessagingRule[]> {
  const { tx, college, body, audit } = context;
  const { from_role_id, to_role_id, allowed } = body;
  const rules = await findMessagingRules(tx, true);
  const [from, to] = [findRole(rules, from_role_id), findRole(rules, to_role_id)];
  if (!from || !to)
    throw invalid({ ...(!from && { from_role_id: unknown }), ...(!to && { to_role_id: unknown }) });
  const before = from.to_role_ids.includes(to_role_id);
  if (before === allowed) return rules;
  if (allowed) await allowMessages(tx, from_role_id, to_role_id);
  else await blockMessages(tx, { college_id: college.id, from_role_id, to_role_id });
  const pair = `${from.role.name}: ${to.role.name}`;
  const subject = { kind: 'college' as const, id: college.id, name: college.name };
  audit({ subject, before: toAuditRecord(pair, before), after: toAuditRecord(pair, allowed) });
  return findMessagingRules(tx);
}
