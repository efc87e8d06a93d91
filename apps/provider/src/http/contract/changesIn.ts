import type { OperationId } from '@school/domain';
import type { AuditedChange } from '../../journal/auditedChange.ts';
import { type Actor, nameOfActor } from '../../journal/audit.ts';
import { type SchoolEvent, recordsChanged } from '../../journal/events.ts';

type Kind = Extract<SchoolEvent, { kind: 'record.changed' }>['data']['record'];

const versioned = new Set<string>([
  'post',
  'event',
  'notification',
  'document',
  'contact',
  'place',
  'user',
  'role',
  'college',
  'grade',
  'course',
  'post_category',
  'document_category',
] satisfies Kind[]);

/** Kinds whose every change is announced by `college.updated`. */
const isOfCollege = (kind: Kind): kind is 'college' | 'grade' | 'course' =>
  ['college', 'grade', 'course'].includes(kind);

/** Changes of a person's own access do not affect a record on a screen. */
const ofOwnAccess = new Set<OperationId>(['updatePassword', 'updateOwnPin', 'revokeOtherSessions']);

/** Returns what open screens must know of a request's audited changes: which records changed, and of which kind. */
export function changesIn(audited: readonly AuditedChange[], actor: Actor): SchoolEvent[] {
  const { operation, now } = actor;
  // An export or a reminder changes nothing.
  if (/^(?:export|send)/.test(operation) || ofOwnAccess.has(operation)) return [];
  const to = 'everyone' as const;
  const by = { changed_by: nameOfActor(actor), changed_at: now.toISOString() };
  const changed = audited.flatMap(({ subject: { kind, id }, before, after }) =>
    id !== null && versioned.has(kind)
      ? [{ record: kind as Kind, id, isDeleted: Boolean(before) && !after }]
      : [],
  );
  // No screen shows a record before it is created.
  const changedFields = operation.startsWith('create') ? [] : changed;
  const kinds = new Set(changed.flatMap(({ record }) => (isOfCollege(record) ? [] : [record])));
  return [
    ...changedFields.map(({ record, id, isDeleted }) => {
      const change =
        isDeleted && operation.startsWith('delete') ? ('deleted' as const) : ('updated' as const);
      return { kind: 'record.changed' as const, to, data: { record, id, change, ...by } };
    }),
    ...[...kinds].map(recordsChanged),
  ];
}
