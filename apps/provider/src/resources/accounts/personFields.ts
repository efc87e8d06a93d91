import { fold, isBlank } from '@school/domain';
import { parseRut } from '@school/domain/rut';
import type { NewRow, Row } from '../../database/schema.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';

/** The texts of a person form; an empty text means no value. */
export interface PersonTexts {
  name: string;
  first_lastname?: string | null;
  second_lastname?: string | null;
  email: string;
  rut?: string | null;
  phone?: string | null;
  birthdate?: string | null;
}

/** The stored form of {@link PersonTexts}. */
export type PersonFields = Pick<
  NewRow<'users'>,
  | 'name'
  | 'first_lastname'
  | 'second_lastname'
  | 'email'
  | 'rut_number'
  | 'rut_digit'
  | 'phone'
  | 'birthdate'
  | 'search_text'
>;

type Named = Pick<Row<'users'>, 'name' | 'first_lastname' | 'second_lastname' | 'email'>;

/** Returns the text that lists of people are sorted and searched by: surnames first, without accents and case. */
export function personSearchText({ name, first_lastname, second_lastname, email }: Named): string {
  const all = [first_lastname, second_lastname, name, email].filter(Boolean).join(' ');
  return fold(all);
}

/** Returns the trimmed text; null for one that shows nothing. */
export const orNull = (text: string | null | undefined) => (!text || isBlank(text) ? null : text.trim());

/** Whether the date exists: 30 February has the right format but does not. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Converts the texts of a form to columns.
 * @throws HttpError 422 for an invalid RUT or birthdate.
 */
export function personFields(texts: PersonTexts, now: Date): PersonFields {
  const errors: FieldErrors = {};
  const rut = orNull(texts.rut);
  const parsed = rut ? parseRut(rut) : null;
  if (rut && !parsed) errors.rut = ['The rut field must be a valid RUT.'];
  const birthdate = orNull(texts.birthdate);
  if (
    birthdate &&
    (!isDay(birthdate) || birthdate > now.toISOString().slice(0, 10) || birthdate < '1900-01-01')
  ) {
    errors.birthdate = ['The birthdate field must be a valid date in the past.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const named = {
    name: texts.name.trim(),
    first_lastname: orNull(texts.first_lastname),
    second_lastname: orNull(texts.second_lastname),
    email: texts.email.toLowerCase(),
  };
  return {
    ...named,
    rut_number: parsed?.number ?? null,
    rut_digit: parsed?.checkDigit ?? null,
    phone: orNull(texts.phone),
    birthdate,
    search_text: personSearchText(named),
  };
}

const fieldOfKey: Record<string, string> = {
  users_college_id_email_key: 'email',
  users_college_id_rut_number_key: 'rut',
  users_college_id_passport_key: 'passport',
};

const rejectAll = (takenFields: readonly string[]) =>
  invalid(Object.fromEntries(takenFields.map((field) => [field, [`The ${field} has already been taken.`]])));

/**
 * Runs a write of a person and reports taken unique values by field. `taken` lists all that were found before, so that one
 * answer names them together; the unique constraints catch concurrent writes.
 * @throws HttpError 422
 */
export async function rejectTaken<T>(takenFields: readonly string[], write: () => Promise<T>): Promise<T> {
  if (takenFields.length > 0) throw rejectAll(takenFields);
  try {
    return await write();
  } catch (error) {
    const field = fieldOfKey[(error as { constraint?: string }).constraint ?? ''];
    if (field) throw rejectAll([field]);
    throw error;
  }
}
