import { supportedZone } from '@school/text';
import { array, boolean, number, object, string } from 'yup';
import { placeWriteLimits } from '../generated/limits.ts';
import { email, phone, phoneExtension } from './contactFields.ts';
import { identifier, requiredLine } from './text.ts';
import { message, type RuleMessage } from './validateWith.ts';

interface Hours {
  weekday?: number;
  opens?: string;
  closes?: string;
}

const clock = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;

/** Whether times of the zone can be shown: by the runtime, or as those of an older zone. */
export function isZone(name: string): boolean {
  return (
    name.length <= placeWriteLimits.timezone &&
    /^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name) &&
    supportedZone(name) !== undefined
  );
}

function overlap(hours: readonly Hours[]): boolean {
  const sorted = [...hours].sort(
    (one, other) =>
      (one.weekday ?? 0) - (other.weekday ?? 0) || ((one.opens ?? '') < (other.opens ?? '') ? -1 : 1),
  );
  return sorted.some((one, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.weekday === one.weekday && (next.opens ?? '') < (one.closes ?? '');
  });
}

const hours = () =>
  array()
    .of(
      object({
        weekday: number()
          .required(message('validation.required'))
          .integer(message('validation.required'))
          .min(0, message('validation.required'))
          .max(6, message('validation.required')),
        opens: string()
          .required(message('validation.required'))
          .test('clock', message('validation.hours.order'), (text) => !text || clock.test(text)),
        closes: string()
          .required(message('validation.required'))
          .test(
            'clock',
            message('validation.hours.order'),
            (text) => !text || text === '24:00' || clock.test(text),
          )
          .test(
            'order',
            message('validation.hours.order'),
            (text, { parent }) => !text || text > ((parent as Hours).opens ?? ''),
          ),
      }),
    )
    .test(
      'count',
      message('validation.hours.overlap'),
      (list) => (list?.length ?? 0) <= placeWriteLimits.hours,
    )
    .test(
      'overlap',
      message('validation.hours.overlap'),
      (list) => !overlap((list ?? []).slice(0, placeWriteLimits.hours)),
    );

const degrees = (most: number, wrong: RuleMessage = message('validation.position.range')) =>
  number()
    .transform((value: number, typed: unknown) => (typed === '' ? null : value))
    .nullable()
    .typeError(wrong as never)
    .min(-most, wrong)
    .max(most, wrong)
    .test('finite', wrong, (value) => value === undefined || value === null || Number.isFinite(value));

/** A place of the school. Whether its code is taken, the provider knows. */
export const place = object({
  name: requiredLine(placeWriteLimits.name, message('validation.required')),
  code: identifier()
    .required(message('validation.required'))
    .test('format', message('validation.code.format'), (text) => !text || /^[A-Za-z0-9-]{1,10}$/.test(text)),
  main: boolean().default(false),
  address: requiredLine(placeWriteLimits.address, message('validation.required')),
  commune_id: string()
    .nullable()
    .test('id', message('validation.required'), (text) => !text || /^[0-9]{5}$/.test(text))
    .transform((text: string | null) => text || null),
  lat: degrees(placeWriteLimits.lat).test(
    'pair',
    message('validation.position.range'),
    (value, { parent }) => (value ?? null) !== null || ((parent as { lng?: unknown }).lng ?? null) === null,
  ),
  lng: degrees(placeWriteLimits.lng).test(
    'pair',
    message('validation.position.range'),
    (value, { parent }) => (value ?? null) !== null || ((parent as { lat?: unknown }).lat ?? null) === null,
  ),
  timezone: string()
    .required(message('validation.required'))
    .test('zone', message('validation.zone.unknown'), (text) => !text || isZone(text)),
  phone: phone(),
  phone_extension: phoneExtension(),
  email: email(),
  hours: hours(),
});
