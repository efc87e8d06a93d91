import { contact, validateWith } from '@school/domain/validators';
import { toFieldName } from '../../forms/fields.ts';
import { type FieldErrors, flat, nested } from '../../forms/validation.ts';
import { contactFields, type ContactValues, isWritten, toContactRequest } from './contactValues.ts';

const inList = /^(phones|emails)\[(\d+)\](?:\.(\w+))?$/;

/** Empty rows aren't sent, so the second row of the request may be the third on screen. */
function getFieldValue(values: ContactValues, field: string): string {
  const [, list, index, inner] = inList.exec(field) ?? [];
  if (list === undefined) return toFieldName(contactFields, field);
  const rows: readonly (ContactValues['phones'][number] | string)[] = values[list as 'phones' | 'emails'];
  const at = rows.flatMap((row, position) => (isWritten(row) ? [position] : []))[Number(index)];
  return inner === undefined ? `${list}[${at}]` : `${list}[${at}].${inner === 'e164' ? 'number' : inner}`;
}

/** Validates a contact. */
export const contactRules = (values: ContactValues): FieldErrors =>
  nested(
    Object.fromEntries(
      Object.entries(flat(validateWith(contact, toContactRequest(values)))).map(([field, error]) => [
        getFieldValue(values, field),
        error,
      ]),
    ),
  );

/** Validates a contact for people who may only write for their own places. */
export function ownContactRules(values: ContactValues): FieldErrors {
  const errors = contactRules(values);
  if (values.places.length > 0) return errors;
  return { ...errors, ...nested({ places: { id: 'contacts.form.placesRequired' } }) };
}
