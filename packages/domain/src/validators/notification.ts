import { countCharacters } from '@school/text';
import { boolean, mixed, number, object, string } from 'yup';
import { alertPlaceholders } from '../alertTemplate.ts';
import {
  acknowledgementLimits,
  alertTemplateWriteLimits,
  notificationWriteLimits,
} from '../generated/limits.ts';
import { isTimestamp } from '../calendarDate.ts';
import type {
  Acknowledgement,
  AlertKind,
  NotificationKind,
  NotificationMode,
  NotificationWrite,
} from '../generated/types.gen.ts';
import { invalidPlaceholders } from '../placeholders.ts';
import { audienceFields, ids } from './audience.ts';
import { dayOrNothing } from './fields.ts';
import { isId } from './ids.ts';
import { isVisible, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

const kinds: NotificationKind[] = [
  'general',
  'reminder',
  'schedule',
  'meeting',
  'safety',
  'health',
  'emergency',
];

const alertKinds: AlertKind[] = ['earthquake', 'fire', 'gas', 'lockdown', 'evacuation', 'medical', 'weather'];

/** Several lines of plain text. */
const words = () =>
  string()
    .trim()
    .required(message('validation.required'))
    .test('visible', message('validation.required'), isVisible)
    .test(
      'max',
      message('validation.tooLong', { max: notificationWriteLimits.content }),
      (text) => countCharacters(text ?? '') <= notificationWriteLimits.content,
    )
    .test('characters', message('validation.characters'), (text) => !text?.includes('\u0000'));

interface Siblings {
  emergency?: boolean;
  mode?: NotificationMode;
}

/** Rules of a notification, sent now or at a time; a real emergency is confirmed by its sender's PIN. */
export const notification = object({
  title: requiredLine(
    notificationWriteLimits.title,
    message('validation.title.required'),
    message('validation.title.max', { max: notificationWriteLimits.title }),
  ),
  content: words(),
  kind: mixed<NotificationKind>().oneOf(kinds, message('validation.required')),
  audience: object(audienceFields),
  status: mixed<NotificationWrite['status']>()
    .required(message('validation.required'))
    .oneOf(['draft', 'sent'], message('validation.required')),
  scheduled_at: string()
    .nullable()
    .test('time', message('validation.date.format'), (text) => !text || isTimestamp(text))
    .transform((text: string | null) => text || null),
  confirm_by: dayOrNothing(),
  emergency: boolean(),
  mode: mixed<NotificationMode>().oneOf(['real', 'drill'], message('validation.required')),
  alert_kind: mixed<AlertKind>()
    .nullable()
    .oneOf([...alertKinds, null], message('validation.required')),
  place_ids: ids().test(
    'count',
    message('validation.tooMany', { max: notificationWriteLimits.place_ids }),
    (list) => (list?.length ?? 0) <= notificationWriteLimits.place_ids,
  ),
  hold_seconds: number().integer().min(0).max(notificationWriteLimits.hold_seconds),
  pin: string()
    .test('format', message('validation.pin.format'), (text) => !text || /^[0-9]{4,6}$/.test(text))
    .test(
      'confirms',
      message('validation.pin.required'),
      (text, { parent }) =>
        Boolean(text) || !(parent as Siblings).emergency || (parent as Siblings).mode === 'drill',
    )
    .transform((text: string) => text || undefined),
});

/** Rules of a follow-up to the recipients of an emergency. */
export const followUp = object({ content: words() });

const withoutUnknown = (text: string | undefined) =>
  invalidPlaceholders(text ?? '', alertPlaceholders).length === 0;

/** Rules of a school's own text for a kind of alert. */
export const alertTemplate = object({
  kind: mixed<AlertKind>()
    .required(message('validation.required'))
    .oneOf(alertKinds, message('validation.required')),
  title: requiredLine(
    alertTemplateWriteLimits.title,
    message('validation.title.required'),
    message('validation.title.max', { max: alertTemplateWriteLimits.title }),
  ).test('placeholders', message('validation.placeholder'), withoutUnknown),
  content: words().test('placeholders', message('validation.placeholder'), withoutUnknown),
});

const helpText = (max: number) =>
  string()
    .trim()
    .test('max', message('validation.tooLong', { max }), (text) => countCharacters(text ?? '') <= max)
    .test('characters', message('validation.characters'), (text) => !text?.includes('\u0000'));

/** Rules of a person's state in an emergency; `for_user_id` is a person who cannot answer. */
export const acknowledgement = object({
  state: mixed<Acknowledgement['state']>()
    .required(message('validation.required'))
    .oneOf(['seen', 'safe', 'needs_help'], message('validation.required')),
  for_user_id: string()
    .test('id', message('validation.required'), (id) => !id || isId(id))
    .transform((id: string) => id || undefined),
  location: helpText(acknowledgementLimits.location),
  note: helpText(acknowledgementLimits.note),
  seconds_ago: number().integer().min(0).max(acknowledgementLimits.seconds_ago),
});
