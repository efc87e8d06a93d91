import { type AlertApprovalState, fold, fullName } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { oneLine } from '../../mail/oneLine.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../plugins/contract/handler.ts';
import { texts } from '../../texts.ts';
import { findStarters } from './approval.queries.ts';
import { type Author, insertNotification, type NotificationRow } from './managed.queries.ts';
import type { Written } from './notifications.rules.ts';
import { send } from './sending.ts';

/** How long an emergency waits for a second person, in milliseconds. */
const waitingTime = 15 * 60_000;

/** The columns of an emergency that waits for a second person: it has no time at which it is sent. */
type Requested = Pick<Row<'notifications'>, 'approval_state' | 'approval_expires_at'>;

/** Returns the input as it is stored when it waits for a second person. */
export const waitingForApproval = (written: Written, now: Date): Written & Requested => ({
  ...written,
  status: 'scheduled',
  scheduled_at: null,
  approval_state: 'requested',
  approval_expires_at: new Date(now.getTime() + waitingTime),
});

type Requesting = Pick<
  Context<'createNotification'>,
  'tx' | 'college' | 'person' | 'now' | 'announce' | 'services' | 'afterCommit'
>;

/** Updates the open screens of the people who may start emergencies. */
export function announceApproval(
  { announce }: Pick<Requesting, 'announce'>,
  { id }: Pick<NotificationRow, 'id'>,
  state: AlertApprovalState,
  to: string[],
): void {
  announce({ kind: 'emergency.approval', to, data: { notification_id: id, state } });
}

/**
 * Requests a second person: on the open screens of those who may approve, and by a notification that reaches them at once,
 * whatever they chose for e-mails.
 */
export async function requestApproval(context: Requesting, row: NotificationRow): Promise<void> {
  const { tx, college, person, now, announce, services, afterCommit } = context;
  const starters = await findStarters(tx);
  announceApproval(context, row, 'requested', starters);
  const user_ids = starters.filter((id) => id !== person.id);
  if (user_ids.length === 0) return;
  const words = texts[college.language].approvalNotice;
  const values = { name: oneLine(fullName(person)).slice(0, 40), title: row.title };
  const fill = (text: string) =>
    text.replaceAll(/\{(name|title)\}/g, (_, key: keyof typeof values) => values[key]);
  const [title, content] = [fill(words.title).slice(0, 120), fill(words.content)];
  const groups = { place_ids: [], grade_ids: [], course_ids: [], role_ids: [], exclude_user_ids: [] };
  const audience = { scope: 'restricted' as const, ...groups, user_ids };
  const key = { college_id: college.id, id: newId(now) };
  const author: Author = row;
  const { channels } = services;
  const sending = { emergency: false, urgent: true, notify: true, subject_user_id: null, channels };
  const { announcement } = await send(tx, { ...key, ...sending, audience, author }, now, (sent) =>
    insertNotification(tx, {
      ...key,
      title,
      content,
      search_text: fold(`${title} ${content}`),
      audience: JSON.stringify(audience),
      emergency: false,
      mode: 'real',
      kind: 'safety',
      author_id: person.id,
      created_at: now,
      ...sent,
    }),
  );
  announce(announcement);
  afterCommit(services.wakeMail);
}
