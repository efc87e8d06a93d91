import { auditActions, auditKinds } from '@school/domain/audit';
import { routePath } from '../../router/routePath.ts';
import { oneOf, pageNumber, text } from '../../router/searchParams.ts';

/** Preset periods that end today; the default is all entries. */
export const auditSpans = ['7', '30', '90'] as const;

export const auditPaths = {
  /** `entry` is the open one. */
  list: routePath('/admin/audit', {
    q: text,
    period: oneOf(auditSpans),
    from: text,
    to: text,
    actor: text,
    kind: oneOf(auditKinds),
    action: oneOf(auditActions()),
    subject: text,
    entry: text,
    page: pageNumber,
  }),
};
