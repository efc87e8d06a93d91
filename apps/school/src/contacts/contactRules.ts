import { contact, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat, nested } from '../forms/validation.ts';
import { contactFieldNames, type ContactValues, isWritten, writeOf } from './contactValues.ts';

const inList = /^(phones|emails)\[(\d+)\](?:\.(\w+))?$/;

/** Rows that nobody wrote in aren't sent: the second that is sent may be the third that is seen. */
function fieldOf(values: ContactValues, field: string): string {
  const [, list, index, inner] = inList.exec(field) ?? [];
  if (list === undefined) return contactFieldNames[field] ?? field;
  const rows: readonly (ContactValues['phones'][number] | string)[] = values[list as 'phones' | 'emails'];
  const at = rows.flatMap((row, place) => (isWritten(row) ? [place] : []))[Number(index)];
  return inner === undefined ? `${list}[${at}]` : `${list}[${at}].${inner === 'e164' ? 'number' : inner}`;
}

/** What a contact asks for. */
export const contactRules = (values: ContactValues): FieldErrors =>
  nested(
    Object.fromEntries(
      Object.entries(flat(validateWith(contact, writeOf(values)))).map(([field, error]) => [
        fieldOf(values, field),
        error,
      ]),
    ),
  );

/** The same, for those who may only write what is for places of their own. */
export function ownContactRules(values: ContactValues): FieldErrors {
  const errors = contactRules(values);
  if (values.places.length > 0) return errors;
  return { ...errors, ...nested({ places: { id: 'contacts.form.placesRequired' } }) };
}
