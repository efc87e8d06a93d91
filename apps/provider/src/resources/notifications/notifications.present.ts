import {
  type AlertApproval,
  type ApprovalRequest,
  type ChannelDelivery,
  type EmailHold,
  type HelpRequests,
  type ManagedNotification,
  type Notification,
  type NotificationCounts,
  findScope,
} from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { Person } from '../../security/auth.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import { readersAudience } from '../audiences/audiences.present.ts';
import { presentConfirmation } from '../receipts/receipts.present.ts';
import type { findNeedingHelp } from './emergencies.queries.ts';
import type { findEmailHold, RecipientRow } from './received.queries.ts';
import type { NotificationRow, UpdateRow } from './managed.queries.ts';

type Receipt = Pick<
  Row<'notification_recipients'>,
  | 'delivered_at'
  | 'seen_at'
  | 'end_unread'
  | 'confirmed_at'
  | 'response'
  | 'response_location'
  | 'response_note'
>;

const notReceived: Receipt = {
  delivered_at: null,
  seen_at: null,
  end_unread: false,
  confirmed_at: null,
  response: null,
  response_location: null,
  response_note: null,
};
const time = (date: Date | null) => date?.toISOString() ?? null;

const subjects = ['user', 'post', 'event', 'notification'] as const;

/** Returns what an automatic notification is about. */
function toSubject(row: NotificationRow): Pick<Notification, 'about'> {
  const kind = subjects.find((subject) => row[`subject_${subject}_id`] !== null);
  return kind ? { about: { kind, id: row[`subject_${kind}_id`]! } } : {};
}

const presentTranslations = ({ translations }: Pick<Row<'notifications'>, 'translations'>) =>
  translations.length > 0 ? { translations } : {};

/** Converts a notification to the form that one recipient sees, with their own state. */
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
    ...presentTranslations(row),
    emergency: row.emergency,
    mode: row.mode,
    kind: row.kind,
    alert_kind: row.alert_kind,
    places: row.places,
    status: row.status,
    audience: readersAudience(row.audience),
    author: presentPerson({ id, name, avatar_id, ...surnames }),
    scheduled_at: time(row.scheduled_at),
    sent_at: time(row.sent_at),
    closed_at: time(row.closed_at),
    ...(row.reminded_at ? { reminded_at: row.reminded_at.toISOString() } : {}),
    delivered_at: time(receipt.delivered_at),
    seen_at: time(receipt.seen_at),
    ...(receipt.end_unread ? { end_unread: true } : {}),
    response: receipt.response,
    response_location: receipt.response_location,
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
    ...presentConfirmation({ confirm_by: row.confirm_by, confirmed_at: receipt.confirmed_at }),
    ...toSubject(row),
    created_at: row.created_at.toISOString(),
  };
}

type ApprovalColumns = Pick<
  NotificationRow,
  'approval_state' | 'approval_expires_at' | 'approval_decided_by' | 'approval_decided_at' | 'approval_reason'
>;

const presentApproval = (
  row: ApprovalColumns & { approval_state: AlertApproval['state'] },
): AlertApproval => ({
  state: row.approval_state,
  expires_at: row.approval_expires_at!.toISOString(),
  decided_by: row.approval_decided_by,
  decided_at: time(row.approval_decided_at),
  reason: row.approval_reason,
});

const hasApproval = <R extends ApprovalColumns>(
  row: R,
): row is R & { approval_state: AlertApproval['state'] } => row.approval_state !== null;

/** The most people who are named in `help`; the board lists all. */
const mostNamed = 5;

/** Groups the people who need help by emergency. */
export function presentHelp(rows: Awaited<ReturnType<typeof findNeedingHelp>>): HelpRequests[] {
  const groups = Map.groupBy(rows, ({ notification_id }) => notification_id).values();
  return [...groups].map((group) => ({
    id: group[0]!.notification_id,
    title: group[0]!.title,
    ...presentTranslations(group[0]!),
    mode: group[0]!.mode,
    alert_kind: group[0]!.alert_kind,
    count: group.length,
    latest_at: group.at(-1)!.responded_at!.toISOString(),
    people: group.slice(0, mostNamed).map(presentPerson),
  }));
}

/** Converts an emergency that waits for a second person. */
export const presentApprovalRequest = (row: NotificationRow): ApprovalRequest => ({
  ...presentNotification(row, []),
  approval: presentApproval({ ...row, approval_state: 'requested' }),
});

/** Adds the counts and permissions for those who manage it. */
export function presentManaged(
  notification: Notification,
  row: Pick<NotificationRow, 'audience' | 'version' | 'status' | 'emergency' | 'closed_at' | 'notify'> &
    ApprovalColumns,
  counts: NotificationCounts,
  mayEnd: boolean,
): ManagedNotification {
  const waits = row.status === 'draft' || row.status === 'scheduled';
  const goesOn = row.emergency && row.status === 'sent' && row.closed_at === null;
  const can = { update: waits && !row.emergency, cancel: waits, all_clear: goesOn && mayEnd };
  const approval = hasApproval(row) ? { approval: presentApproval(row) } : {};
  const { audience } = row;
  return { ...notification, audience, counts, notify: row.notify, version: row.version, ...approval, can };
}

type ReceivedState = Pick<
  RecipientRow,
  'response' | 'responded_at' | 'seen_at' | 'delivered_at' | 'failure'
> &
  Parameters<typeof presentPerson>[0];

/** Converts a recipient with their current state. */
export function presentState(row: ReceivedState) {
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

const presentDelivery = (
  state: ChannelDelivery['state'] | null,
  at: Date | null,
  failure: ChannelDelivery['failure'],
  words: string | null = null,
): ChannelDelivery | null =>
  state && { state, at: time(at), failure, reply: failure === 'bounced' ? words : null };

/** Converts why the e-mails of a notification wait; null if they don't. */
export const presentHold = (row: Awaited<ReturnType<typeof findEmailHold>>): EmailHold | null =>
  row ? { ...row, next_attempt_at: row.next_attempt_at.toISOString() } : null;

/** Converts a recipient with their current state and those of their deliveries. */
export const presentRecipient = (row: RecipientRow) => ({
  ...presentState(row),
  email: presentDelivery(row.email_state, row.email_at, row.email_failure, row.email_error),
  push: presentDelivery(row.push_state, row.push_at, row.push_failure),
  sms: presentDelivery(row.sms_state, row.sms_at, row.sms_failure),
});

/** Converts a person in the current audience of a scheduled notification. */
export const presentQueued = (row: Parameters<typeof presentPerson>[0]) => ({
  person: presentPerson(row),
  state: 'queued' as const,
  at: null,
  failure: null,
  email: null,
  push: null,
  sms: null,
});

/** Returns a notification with its counts, for those who manage it. */
export function managedAnswer(
  person: Person,
  row: NotificationRow,
  counts: NotificationCounts,
  updates: readonly UpdateRow[] = [],
  receipt?: Row<'notification_recipients'>,
) {
  const mayEnd = findScope(person, 'emergency.start') !== null;
  return { data: presentManaged(presentNotification(row, updates, receipt), row, counts, mayEnd) };
}
