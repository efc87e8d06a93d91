import { countCharacters } from '@school/text';
import { array, boolean, mixed, object, string } from 'yup';
import { contactWriteLimits } from '../generated/limits.ts';
import type { ContactWrite } from '../generated/types.gen.ts';
import { email, extension, phone } from './contactFields.ts';
import { ids } from './audience.ts';
import { line, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

const limits = contactWriteLimits;

/** A person or an organisation in the school's address book. */
export const contact = object({
  kind: mixed<ContactWrite['kind']>()
    .required(message('validation.required'))
    .oneOf(['person', 'organisation'], message('validation.required')),
  name: requiredLine(limits.name, message('validation.required')),
  first_lastname: line(limits.first_lastname).nullable(),
  second_lastname: line(limits.second_lastname).nullable(),
  organisation: line(limits.organisation).nullable(),
  position: line(limits.position).nullable(),
  category: line(limits.category).nullable(),
  emails: array()
    .of(email().required(message('validation.email.format')))
    .test(
      'count',
      message('validation.tooMany', { max: limits.emails }),
      (list) => (list?.length ?? 0) <= limits.emails,
    ),
  phones: array()
    .of(
      object({
        label: line(40).default(''),
        extension: extension(),
        e164: phone().required(message('validation.phone.callable')),
      }),
    )
    .test(
      'count',
      message('validation.tooMany', { max: limits.phones }),
      (list) => (list?.length ?? 0) <= limits.phones,
    ),
  address: line(limits.address).nullable(),
  commune_id: string()
    .nullable()
    .test('id', message('validation.required'), (text) => !text || /^[0-9]{5}$/.test(text))
    .transform((text: string | null) => text || null),
  place_ids: ids().test(
    'count',
    message('validation.tooMany', { max: limits.place_ids }),
    (list) => (list?.length ?? 0) <= limits.place_ids,
  ),
  emergency: boolean().default(false),
  notes: string()
    .trim()
    .nullable()
    .test(
      'max',
      message('validation.tooLong', { max: limits.notes }),
      (text) => countCharacters(text ?? '') <= limits.notes,
    )
    .test('characters', message('validation.characters'), (text) => !text?.includes('\u0000')),
});
