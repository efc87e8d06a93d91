import type { Permission } from '@school/domain';
import type { Database } from '../../database/connection.ts';
import { type LoggedEvent, rightsOf } from './log.queries.ts';
import type { Screen } from './screen.ts';

/** What one needs to change a record of a kind. */
const toChange: Record<string, Permission> = {
  post: 'posts.write',
  event: 'events.write',
  notification: 'notifications.send',
  document: 'documents.write',
  contact: 'contacts.write',
  place: 'places.write',
  user: 'users.write',
  role: 'users.roles',
  college: 'college.write',
  grade: 'college.write',
  course: 'college.write',
  post_category: 'posts.categories',
  document_category: 'documents.write',
};

/** What one needs to be concerned by an event; nothing for what everybody may know. */
function permissionFor({ kind, data }: LoggedEvent): Permission | undefined {
  const [of] = kind.split('.');
  if (of === 'record') return toChange[(data as { record: string }).record];
  if (of === 'message' || of === 'conversation') return 'messenger.use';
  return of === 'notification' || of === 'emergency' ? 'notifications.view' : undefined;
}

const isAddressed = ({ user_ids }: LoggedEvent, { personId }: Screen) =>
  !user_ids || user_ids.includes(personId);

/**
 * Judges whom events are told to: those they are for, as far as these may fetch the same at this moment. Somebody may have
 * lost a role since the event was written, or since they opened the stream.
 *
 * @param screens Whoever may join them while rights are read is judged too: between the answer and telling nothing waits.
 */
export async function meantFor(
  db: Database,
  collegeId: string,
  events: readonly LoggedEvent[],
  screens: ReadonlySet<Screen>,
): Promise<(event: LoggedEvent, screen: Screen) => boolean> {
  const guarded = events.filter(permissionFor);
  const known = new Map<string, ReadonlySet<Permission>>();
  const unknown = () =>
    [...screens].filter(
      (screen) => !known.has(screen.personId) && guarded.some((event) => isAddressed(event, screen)),
    );
  for (let asked = unknown(); asked.length > 0; asked = unknown()) {
    const ids = [...new Set(asked.map(({ personId }) => personId))];
    const found = await rightsOf(db, collegeId, ids);
    for (const id of ids) known.set(id, found.get(id) ?? new Set());
  }
  return (event, screen) => {
    const needed = permissionFor(event);
    return isAddressed(event, screen) && (!needed || known.get(screen.personId)!.has(needed));
  };
}
