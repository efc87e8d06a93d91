import {
  type ManagedNotification,
  type Notification,
  type NotificationCounts,
  scopeOf,
} from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../plugins/auth.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import type { BoardRow, RecipientRow } from './received.queries.ts';
import type { NotificationRow, UpdateRow } from './managed.queries.ts';

type Receipt = Pick<
  Row<'notification_recipients'>,
  'delivered_at' | 'seen_at' | 'response' | 'response_note'
>;

const notReceived: Receipt = { delivered_at: null, seen_at: null, response: null, response_note: null };
const time = (date: Date | null) => date?.toISOString() ?? null;

/** Converts a notification to the form that one person sees, with their own state. */
export function presentNotification(
  row: NotificationRow,
  updates: readonly UpdateRow[],
  receipt: Receipt = notReceived,
): Notification {
  const { author_id: id, author_name: name, author_avatar_id: avatar_id } = row;
  const surnames = {
    first_lastname: row.author_first_lastname,
    second_lastname: row.author_second_lastname,
  };
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    emergency: row.emergency,
    mode: row.mode,
    kind: row.kind,
    alert_kind: row.alert_kind,
    places: row.places,
    status: row.status,
    audience: row.audience,
    author: presentPerson({ id, name, avatar_id, ...surnames }),
    scheduled_at: time(row.scheduled_at),
    sent_at: time(row.sent_at),
    closed_at: time(row.closed_at),
    delivered_at: time(receipt.delivered_at),
    seen_at: time(receipt.seen_at),
    response: receipt.response,
    response_note: receipt.response_note,
    updates: updates
      .filter(({ notification_id }) => notification_id === row.id)
      .map((update) => ({
        id: update.id,
        content: update.content,
        all_clear: update.all_clear,
        author: presentPerson({ ...update, id: update.author_id }),
        created_at: update.created_at.toISOString(),
      })),
    ...(row.subject_user_id ? { about: { kind: 'user' as const, id: row.subject_user_id } } : {}),
    created_at: row.created_at.toISOString(),
  };
}

/** Adds the counts and permissions for those who manage it. */
export function presentManaged(
  notification: Notification,
  row: Pick<NotificationRow, 'version' | 'status' | 'emergency' | 'closed_at'>,
  counts: NotificationCounts,
  mayEnd: boolean,
): ManagedNotification {
  const waits = row.status === 'draft' || row.status === 'scheduled';
  const goesOn = row.emergency && row.status === 'sent' && row.closed_at === null;
  const can = { update: waits && !row.emergency, cancel: waits, all_clear: goesOn && mayEnd };
  return { ...notification, counts, version: row.version, can };
}

/** Converts a recipient with their current state. */
export function presentRecipient(row: RecipientRow) {
  const { response, responded_at, seen_at, delivered_at, failure } = row;
  const [state, at] =
    response !== null
      ? ([response, responded_at] as const)
      : failure !== null
        ? (['failed', null] as const)
        : seen_at
          ? (['seen', seen_at] as const)
          : delivered_at
            ? (['delivered', delivered_at] as const)
            : (['sent', null] as const);
  return { person: presentPerson(row), state, at: time(at), failure: state === 'failed' ? failure : null };
}

/** Converts a person in the current audience of a scheduled notification. */
export const presentQueued = (row: Parameters<typeof presentPerson>[0]) => ({
  person: presentPerson(row),
  state: 'queued' as const,
  at: null,
  failure: null,
});

/** Converts a row of the board. */
export function presentBoardRow(row: BoardRow) {
  const idsOf = (kind: string) =>
    (row.scopes ?? []).filter((scope) => scope.kind === kind).map((scope) => scope.id);
  return {
    ...presentRecipient(row),
    note: row.response_note,
    set_by: row.by && presentPerson(row.by),
    place_ids: idsOf('place'),
    course_ids: idsOf('course'),
  };
}

/** Returns a notification with its counts, for those who manage it. */
export function managedAnswer(
  person: Person,
  row: NotificationRow,
  counts: NotificationCounts,
  updates: readonly UpdateRow[] = [],
  receipt?: Row<'notification_recipients'>,
) {
  const mayEnd = scopeOf(person, 'emergency.start') !== null;
  return { data: presentManaged(presentNotification(row, updates, receipt), row, counts, mayEnd) };
}
