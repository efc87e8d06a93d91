import { type AuditKind, allows, type Permission, findScope } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';

type Entry = Pick<Row<'audit_entries'>, 'subject_kind' | 'subject_id'>;

const everywhere = (person: Person, permission: Permission) => findScope(person, permission) === 'any';

/** Returns a permission as SQL. It covers all rows of a kind; a narrower scope would need a check of each row. */
const has = (isAllowed: boolean) => sql`${isAllowed}::boolean`;

/** Returns the table of each kind that has rows, and the condition for those that this person may open. */
function shelves(
  person: Person,
  now: Date,
): Partial<Record<AuditKind, { table: string; condition: RawBuilder<unknown> }>> {
  const isAuthor = sql`author_id = ${person.id}::uuid`;
  const posts = everywhere(person, 'posts.view');
  const documents = everywhere(person, 'documents.view');
  return {
    user: {
      table: 'users',
      condition: sql`(${has(everywhere(person, 'users.view'))} or id = ${person.id}::uuid)`,
    },
    role: { table: 'roles', condition: has(allows(person, 'users.roles')) },
    post: {
      table: 'posts',
      condition: sql`(${isAuthor} or ${has(everywhere(person, 'posts.write') && posts)}
        or ${has(posts)} and status = 'published' and published_at <= ${now}::timestamptz)`,
    },
    post_category: { table: 'post_categories', condition: has(allows(person, 'posts.categories')) },
    document: {
      table: 'documents',
      condition: sql`(${isAuthor} or ${has(everywhere(person, 'documents.write') && documents)}
        or ${has(documents)} and (expires_at is null or expires_at > ${now}::timestamptz))`,
    },
    document_category: { table: 'document_categories', condition: has(allows(person, 'documents.write')) },
    event: { table: 'events', condition: sql`(${isAuthor} or ${has(everywhere(person, 'events.view'))})` },
    notification: {
      table: 'notifications',
      condition: sql`(${has(everywhere(person, 'notifications.send'))}
        or ${has(allows(person, 'notifications.send'))} and ${isAuthor})`,
    },
    contact: { table: 'contacts', condition: has(everywhere(person, 'contacts.view')) },
    place: { table: 'places', condition: sql`true` },
    message_report: {
      table: 'message_reports',
      condition: sql`(${has(allows(person, 'messenger.oversee'))} and author_id <> ${person.id}::uuid)`,
    },
  };
}

/** Finds which subjects of the entries still exist and may be opened by this person. */
export async function findVisible(
  tx: CollegeTransaction,
  person: Person,
  now: Date,
  entries: readonly Entry[],
): Promise<(entry: Entry) => boolean> {
  const ids = new Map<AuditKind, Set<string>>();
  for (const { subject_kind: kind, subject_id: id } of entries)
    if (id) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  const visibleKinds = shelves(person, now);
  const parts = [...ids].flatMap(([kind, some]) => {
    const shelf = visibleKinds[kind];
    return shelf
      ? [
          sql`select id from ${sql.table(shelf.table)} where id = any(${[...some]}::uuid[]) and ${shelf.condition}`,
        ]
      : [];
  });
  const visible =
    parts.length > 0
      ? await sql<{ id: string }>`${sql.join(parts, sql` union all `)}`.execute(tx)
      : undefined;
  const visibleIds = new Set(visible?.rows.map(({ id }) => id));
  return ({ subject_kind: kind, subject_id: id }) => {
    if (kind === 'college' || kind === 'grade' || kind === 'course') return allows(person, 'college.write');
    if (kind === 'integration') return allows(person, 'integrations.write');
    return id !== null && visibleIds.has(id);
  };
}
