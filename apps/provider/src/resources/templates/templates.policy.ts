import { allows, type Permission, findScope, type TemplateKind } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../security/auth.ts';

/** The permission to create what a template prepares. */
const toCreate: Record<TemplateKind, Permission> = {
  post: 'posts.write',
  event: 'events.write',
  notification: 'notifications.send',
};

/** Whether the person may use and create templates of a kind: they may create records of that kind. */
export const mayUse = (person: Person, kind: TemplateKind): boolean => allows(person, toCreate[kind]);

/** Returns what the person may do with a template: its author, and those who manage all records of its kind. */
export function getAllowedTemplateActions(
  person: Person,
  { kind, author_id }: Pick<Row<'templates'>, 'kind' | 'author_id'>,
) {
  const isManager = findScope(person, toCreate[kind]) === 'any';
  const change = isManager || (author_id === person.id && mayUse(person, kind));
  return { update: change, delete: change };
}
