import type { InputOf } from '@school/domain';
import { listAddress, type ListFilter } from '../../lists/listAddress.ts';
import { actions } from './actions.ts';

/** Who did what, narrowed to whom, to what and to which act; `entry` is the one that is open. */
export const auditAddress = listAddress('/admin/audit', {
  actor: 'any',
  subject: 'any',
  action: Object.keys(actions),
  entry: 'any',
});

/** What the audit can be narrowed by, and what is open. */
export type AuditField = (typeof auditAddress)['names'][number];

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The filter as the provider takes it. */
export function queryOfFilter({ actor, subject, action }: ListFilter<AuditField>): InputOf<'listAudit'> {
  return {
    query: {
      limit: 30,
      ...(isId(actor) && { 'filter[actor]': actor }),
      ...(isId(subject) && { 'filter[subject]': subject }),
      ...(action && { 'filter[action]': action }),
    },
  };
}
