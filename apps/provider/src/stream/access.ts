import type { Permission } from '@school/domain';
import type { Database } from '../database/connection.ts';
import { type LoggedEvent, type Rights, readAccess } from './log.queries.ts';
import type { Screen } from './screen.ts';

/** The permission to see records, by their kind; everyone sees the other kinds. */
const toView: Record<string, Permission> = {
  post: 'posts.view',
  event: 'events.view',
  notification: 'notifications.view',
  document: 'documents.view',
  contact: 'contacts.view',
  user: 'users.view',
  message_report: 'messenger.oversee',
};

/** The permission to change a record, by its kind. */
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

/** Returns the permissions to receive the change of one record, which names it: to change it, and to see it before. */
function permissionsForRecord(record: string): (Permission | undefined)[] {
  // Who manages all notifications reads them all.
  return record === 'notification' ? [toChange.notification] : [toChange[record], toView[record]];
}

/** Returns the permissions to receive an event; none when every person may receive it. */
function permissionsFor({ kind, data }: LoggedEvent): Permission[] {
  const [of] = kind.split('.');
  const { record } = data as { record: string };
  if (kind === 'record.changed') return permissionsForRecord(record).filter((one) => one !== undefined);
  if (kind === 'records.changed') return toView[record] ? [toView[record]] : [];
  if (of === 'message' || of === 'conversation') return ['messenger.use'];
  if (kind === 'emergency.acknowledged') return ['emergency.board'];
  // An alert reaches everyone it is for, whatever their role allows.
  return of === 'notification' ? ['notifications.view'] : [];
}

const noAccess: Rights = { granted: new Set(), unlimited: new Set() };

/** Whether it is the person's own answer to an emergency, for their other devices. */
const isOwnAnswer = ({ kind, data }: LoggedEvent, { personId }: Screen) =>
  kind === 'emergency.acknowledged' && (data as { user_id: string }).user_id === personId;

const isAddressed = ({ user_ids }: LoggedEvent, { personId }: Screen) =>
  !user_ids || user_ids.includes(personId);

/**
 * Decides which screens receive events: the addressed people, if they may fetch the same data now. A person may have
 * lost a role since the event was written, or since the stream was opened.
 *
 * @param screens Includes screens that join while permissions are read: there is no await between the result and
 * sending.
 */
export async function meantFor(
  db: Database,
  collegeId: string,
  events: readonly LoggedEvent[],
  screens: ReadonlySet<Screen>,
): Promise<(event: LoggedEvent, screen: Screen) => boolean> {
  const guarded = events.filter((event) => permissionsFor(event).length > 0);
  const cache = new Map<string, Rights>();
  const unknown = () =>
    [...screens].filter(
      (screen) => !cache.has(screen.personId) && guarded.some((event) => isAddressed(event, screen)),
    );
  for (let pending = unknown(); pending.length > 0; pending = unknown()) {
    const ids = [...new Set(pending.map(({ personId }) => personId))];
    const access = await readAccess(db, collegeId, ids);
    for (const id of ids) cache.set(id, access.get(id) ?? noAccess);
  }
  return (event, screen) => {
    const needed = permissionsFor(event);
    if (!isAddressed(event, screen)) return false;
    if (needed.length === 0 || isOwnAnswer(event, screen)) return true;
    const { granted, unlimited } = cache.get(screen.personId)!;
    // It names a record: a person whose permission is limited may not see that one.
    const permitted = event.kind === 'record.changed' ? unlimited : granted;
    return needed.every((permission) => permitted.has(permission));
  };
}
