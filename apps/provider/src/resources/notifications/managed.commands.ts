import { newId } from '../../newId.ts';
import type { Person } from '../../security/auth.ts';
import type { Context } from '../../http/contract/handler.ts';
import { requestApproval, waitingForApproval } from './approvalRequest.ts';
import {
  changeNotification,
  insertNotification,
  type NotificationRow,
  updateNotification,
} from './managed.queries.ts';
import { confirmByFrom } from '../receipts/receipts.rules.ts';
import { toWrittenNotification, type WrittenNotification } from './notifications.rules.ts';
import { sendNotification, type Unsent } from './sending.ts';

const toAuthorColumns = ({ name, first_lastname, second_lastname, avatar_id }: Person) => ({
  author_name: name,
  author_first_lastname: first_lastname,
  author_second_lastname: second_lastname,
  author_avatar_id: avatar_id,
});

type Writing = Pick<
  Context<'createNotification'>,
  'tx' | 'college' | 'person' | 'body' | 'now' | 'publish' | 'audit' | 'services' | 'afterCommit'
>;

/** Sends a notification at once. */
async function sendNow(
  {
    tx,
    now,
    publish,
    services,
    afterCommit,
  }: Pick<Writing, 'tx' | 'now' | 'publish' | 'services' | 'afterCommit'>,
  row: Omit<Unsent, 'channels'>,
  storing: Parameters<typeof sendNotification>[3],
): Promise<NotificationRow> {
  const { sent, event } = await sendNotification(tx, { ...row, channels: services.channels }, now, storing);
  publish(event);
  afterCommit(services.wakeMail);
  return sent;
}

/** Checks the last day for confirmations. @throws HttpError 422 */
function confirmBy(
  { body, college, now }: Pick<Writing, 'body' | 'college' | 'now'>,
  { status, scheduled_at }: WrittenNotification,
): string | null {
  const at = status === 'draft' ? null : (scheduled_at ?? now);
  return confirmByFrom(body, { zone: college.timezone, now, at });
}

/** Returns the audit's subject for a notification. */
export const toNotificationSubject = ({ id, title }: Pick<NotificationRow, 'id' | 'title'>) => ({
  kind: 'notification' as const,
  id,
  name: title,
});

type Checking = Pick<Writing, 'tx' | 'college' | 'person' | 'body' | 'now'>;

/** Checked input for a new notification. */
export interface CheckedNotification {
  written: WrittenNotification;
  confirm_by: string | null;
}

/** An emergency whose PIN was confirmed: its checked input, and whether it needs a second person. */
export interface ConfirmedEmergency {
  checked: CheckedNotification;
  needsApproval: boolean;
}

/** Checks a person's input for a new notification. @throws HttpError 403, 422 */
export async function checkNotification(context: Checking): Promise<CheckedNotification> {
  const { tx, college, person, body, now } = context;
  const written = await toWrittenNotification(tx, college, person, body, now);
  return { written, confirm_by: confirmBy(context, written) };
}

/**
 * Stores a person's input as a new notification, and sends it unless it is a draft, scheduled or needs a second person.
 * @throws HttpError 403, 422
 */
export async function addNotification(
  context: Writing,
  confirmed: ConfirmedEmergency | undefined,
): Promise<NotificationRow> {
  const { tx, college, person, body, now } = context;
  const { written: checked, confirm_by } = confirmed?.checked ?? (await checkNotification(context));
  const written = confirmed?.needsApproval ? waitingForApproval(checked, now) : checked;
  const { title, status, emergency, mode, audience, places, translations } = written;
  const key = { college_id: college.id, id: newId(now) };
  const row = {
    ...written,
    ...key,
    confirm_by,
    audience: JSON.stringify(audience),
    places: JSON.stringify(places),
    translations: JSON.stringify(translations),
    sent_at: null,
    closed_at: null,
    author_id: person.id,
    created_at: now,
    updated_at: now,
  };
  const author = toAuthorColumns(person);
  const stored =
    status === 'sent'
      ? await sendNow(context, { ...written, ...key, subject_user_id: null, author }, (sent) =>
          insertNotification(tx, { ...row, ...sent }),
        )
      : { ...author, ...(await insertNotification(tx, row).executeTakeFirstOrThrow()) };
  if (stored.approval_state !== null) await requestApproval(context, stored);
  const hold = body.emergency ? (body.hold_seconds ?? 0) : 0;
  if (hold > 0) context.afterCommit(() => context.services.wakeScheduler(hold * 1000));
  context.audit({
    subject: toNotificationSubject(stored),
    after: { title, status, emergency, mode, audience, confirm_by },
  });
  return stored;
}

/**
 * Stores a person's input as a change of the locked notification `before`, and sends it unless it is a draft or scheduled.
 * @throws HttpError 403, 422
 */
export async function editNotification(context: Writing, before: NotificationRow): Promise<NotificationRow> {
  const { tx, college, person, body, now } = context;
  const written = await toWrittenNotification(tx, college, person, body, now, before.audience);
  const { title, status, audience } = written;
  const confirm_by = confirmBy(context, written);
  const change = {
    ...written,
    confirm_by,
    audience: JSON.stringify(audience),
    places: JSON.stringify(written.places),
    translations: JSON.stringify(written.translations),
    updated_at: now,
  };
  const unsent = { ...before, audience, notify: written.notify, emergency: false, author: before };
  const after =
    status === 'sent'
      ? await sendNow(context, unsent, (sent) => updateNotification(tx, before, { ...change, ...sent }))
      : await changeNotification(tx, before, change);
  context.audit({
    subject: toNotificationSubject(after),
    before: {
      title: before.title,
      status: before.status,
      audience: before.audience,
      confirm_by: before.confirm_by,
    },
    after: { title, status, audience, confirm_by },
  });
  return after;
}
