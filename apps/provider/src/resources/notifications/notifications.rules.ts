import {
  type AffectedPlace,
  type AlertKind,
  type AlertTranslation,
  allows,
  type Audience,
  completeAudience,
  fold,
  type NotificationWrite,
  findScope,
} from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import type { College } from '../../http/college.ts';
import { type FieldErrors, forbidden, inUse, invalid } from '../../httpError.ts';
import { findAlertTranslations } from '../alertTemplates/alertTranslations.ts';
import { validateAudience } from '../audiences/audiences.queries.ts';
import { findPlaces } from '../places/places.queries.ts';
import type { NotificationRow } from './managed.queries.ts';

/** Whether the person manages a notification: all with scope `any`, otherwise those that they sent. */
export function canManage(
  person: Person,
  { author_id, emergency }: Pick<NotificationRow, 'author_id' | 'emergency'>,
): boolean {
  // People who may only start emergencies manage those that they started.
  if (emergency && author_id === person.id && findScope(person, 'emergency.start') !== null) return true;
  const scope = findScope(person, 'notifications.send');
  return scope === 'any' || (scope !== null && author_id === person.id);
}

/** @throws HttpError 403 without the permission to view notifications; an emergency reaches everyone it is for. */
export function rejectView(person: Person, { emergency }: Pick<NotificationRow, 'emergency'>): void {
  if (!emergency && findScope(person, 'notifications.view') === null) throw forbidden();
}

/** Whether the provider sent the notification itself, about another record: it has no manager. */
export const isAutomatic = (row: NotificationRow): boolean =>
  row.subject_user_id !== null ||
  row.subject_post_id !== null ||
  row.subject_event_id !== null ||
  row.subject_notification_id !== null;

/** A person's checked input, with the derived columns. */
export interface WrittenNotification {
  title: string;
  content: string;
  translations: AlertTranslation[];
  kind: NonNullable<NotificationWrite['kind']>;
  emergency: boolean;
  mode: NonNullable<NotificationWrite['mode']>;
  alert_kind: AlertKind | null;
  places: AffectedPlace[];
  audience: Audience;
  search_text: string;
  status: 'draft' | 'scheduled' | 'sent';
  scheduled_at: Date | null;
  notify: boolean;
}

const latest = Date.UTC(2200, 0, 1);

function toSendTime({ scheduled_at }: NotificationWrite): Date | null {
  if (!scheduled_at) return null;
  const time = Date.parse(scheduled_at);
  if (Number.isNaN(time) || time >= latest)
    throw invalid({ scheduled_at: ['The scheduled at field must be a valid time with offset.'] });
  return new Date(time);
}

/** An emergency is sent after the seconds in which its starter can take it back. */
const toHoldTime = ({ hold_seconds }: NotificationWrite, now: Date): Date | null =>
  hold_seconds ? new Date(now.getTime() + hold_seconds * 1000) : null;

/** Finds the affected places in the order of `listPlaces`, in which a prepared text names them. @throws HttpError 422 when one does not exist. */
async function findAffected(tx: CollegeTransaction, ids: readonly string[]): Promise<AffectedPlace[]> {
  if (ids.length === 0) return [];
  const places = (await findPlaces(tx)).filter(({ id }) => ids.includes(id));
  if (places.length < new Set(ids).size)
    throw invalid({ place_ids: ['The selected place ids are invalid.'] });
  return places.map(({ id, name }) => ({ id, name }));
}

function emergencyProblems(input: NotificationWrite): FieldErrors {
  const { emergency, status, scheduled_at, confirm_by, mode, pin } = input;
  if (!emergency) return {};
  return {
    ...(status === 'draft' ? { status: ['An emergency is sent at once.'] } : {}),
    ...(scheduled_at ? { scheduled_at: ['An emergency is sent at once.'] } : {}),
    ...(confirm_by ? { confirm_by: ['An emergency has answers of its own.'] } : {}),
    ...(mode !== 'drill' && !pin ? { pin: ['The pin field is required for a real emergency.'] } : {}),
  };
}

/**
 * Checks what the contract's schema cannot express.
 * @param stored The stored audience.
 * @throws HttpError 403 when the person may not write to the audience, or may not start emergencies.
 * @throws HttpError 422
 */
export async function toWrittenNotification(
  tx: CollegeTransaction,
  college: College,
  person: Person,
  input: NotificationWrite,
  now: Date,
  stored?: Audience,
): Promise<WrittenNotification> {
  const counts = input.status !== 'draft';
  const validation = await validateAudience(tx, completeAudience(input.audience), { stored, counts });
  const { audience, recipients } = validation;
  const emergency = input.emergency ?? false;
  const permission = emergency ? 'emergency.start' : 'notifications.send';
  if (!allows(person, permission, { author_id: person.id, audience })) throw forbidden();
  const errors = { ...validation.errors, ...emergencyProblems(input) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const time = emergency ? toHoldTime(input, now) : toSendTime(input);
  const status = input.status === 'draft' ? 'draft' : time && time > now ? 'scheduled' : 'sent';
  if (status !== 'draft' && recipients === 0)
    throw invalid({ audience: ['The selected audience has no recipients.'] });
  const title = input.title.trim();
  const content = input.content.trim();
  const places = emergency ? await findAffected(tx, input.place_ids ?? []) : [];
  const alert_kind = (emergency && input.alert_kind) || null;
  const translations = alert_kind
    ? await findAlertTranslations(tx, college, { alert_kind, title, content, places })
    : [];
  const everyText = [title, content, ...translations.flatMap((text) => [text.title, text.content])];
  return {
    title,
    content,
    translations,
    kind: emergency ? 'emergency' : (input.kind ?? 'general'),
    emergency,
    mode: input.mode ?? 'real',
    alert_kind,
    places,
    audience,
    search_text: fold(everyText.filter(Boolean).join(' ')),
    status,
    notify: input.notify ?? true,
    scheduled_at: input.status === 'draft' || status === 'scheduled' ? time : null,
  };
}

/** @throws HttpError 409 unless it can still be changed. */
export function rejectSent({ status }: Pick<NotificationRow, 'status'>): void {
  if (status === 'sent') throw inUse('It has been sent already.');
  if (status === 'cancelled') throw inUse('It has been cancelled.');
}

/** @throws HttpError 409 unless it is a running emergency. */
export function rejectEnded({ emergency, status, closed_at }: NotificationRow): void {
  if (!emergency || status !== 'sent') throw inUse('It is not an emergency.');
  if (closed_at !== null) throw inUse('The all-clear has been given already.');
}
