import { string, type StringSchema } from 'yup';
import { passwordUpdateLimits, registrationLimits } from '../generated/limits.ts';
import { isCalendarDate } from '../calendarDate.ts';
import { isEmail } from '../email.ts';
import { isWorldNumber } from '../phoneNumber.ts';
import { minPasswordLength } from '../minPasswordLength.ts';
import { isRut, countCharacters } from '@school/text';
import type { ValidationId } from './message.ts';
import { message, type RuleMessage } from './validateWith.ts';
import { identifier, line, requiredLine } from './text.ts';

const maxPasswordLength = passwordUpdateLimits.password;
const nul = '\u0000';

/** Embeddings, overrides and isolates, which turn the text around a name. */
const reordering = /[\u202A-\u202E\u2066-\u2069]/u;

/** A name is shown in e-mails and lists, where neither a link nor a turned text may come from it. */
const harmless = (name: StringSchema) =>
  name
    .test('link', message('validation.name.link'), (text) => !text?.includes('://'))
    .test('direction', message('validation.characters'), (text) => !reordering.test(text ?? ''));

/** A part of a person's name. */
export const personName = (max: number, required: RuleMessage = message('validation.required')) =>
  harmless(requiredLine(max, required));

/** A part of a person's name that may be missing. */
export const optionalPersonName = (max: number) => harmless(line(max));

export const name = () => personName(registrationLimits.name, message('validation.name.required'));

export const email = () =>
  identifier()
    .required(message('validation.email.required'))
    .test('format', message('validation.email.format'), (text) => !text || isEmail(text));

/** A password as it was chosen once: whether it is right is the provider's to say. */
export const knownPassword = () =>
  string()
    .required(message('validation.password.required'))
    .test(
      'max',
      message('validation.tooLong', { max: maxPasswordLength }),
      (text) => countCharacters(text ?? '') <= maxPasswordLength,
    )
    .test('characters', message('validation.characters'), (text) => !text?.includes(nul));

export const newPassword = () =>
  knownPassword().test(
    'min',
    message('validation.password.min', { min: minPasswordLength }),
    (text) => !text || countCharacters(text.normalize('NFC')) >= minPasswordLength,
  );

/**
 * The repeated new password: missing, or not the same in Unicode's form NFC, in which the provider hashes it. @param mismatch The message for a mismatch (specification §5 has
 * two).
 */
export const passwordConfirmation = (mismatch: ValidationId = 'validation.password.match') =>
  string()
    .required(message('validation.password.again'))
    .test(
      'match',
      message(mismatch),
      (text, { parent: { password } }) => !text || text.normalize('NFC') === password?.normalize?.('NFC'),
    );

export const rut = () =>
  identifier().test('rut', message('validation.rut.invalid'), (text) => !text || isRut(text));

/** ICAO 9303 allows nine letters and digits; Chile has no stricter rule. */
export const passport = () =>
  identifier().test(
    'format',
    message('validation.passport.format'),
    (text) => !text || /^[A-Za-z0-9]{6,9}$/.test(text),
  );

/** E.164, with its country code. */
export const phone = () =>
  identifier().test('format', message('validation.phone.format'), (text) => !text || isWorldNumber(text));

/** `YYYY-MM-DD`, a day that exists. */
export const day = () =>
  string()
    .trim()
    .test('format', message('validation.date.format'), (text) => !text || isCalendarDate(text));

/** The same, or null for none. */
export const dayOrNothing = () =>
  day()
    .nullable()
    .transform((text: string | null) => text || null);
