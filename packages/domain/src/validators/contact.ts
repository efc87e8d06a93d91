import { array, boolean, mixed, object, string } from 'yup';
import type { ContactWrite } from '../generated/types.gen.ts';
import { email, phone } from './contactFields.ts';
import { ids } from './audience.ts';
import { lengthOf, line, requiredLine } from './text.ts';
import { message } from './validateWith.ts';

const maxNotes = 2000;

/** A person or an organisation in the school's address book. */
export const contact = object({
  kind: mixed<ContactWrite['kind']>()
    .required(message('validation.required'))
    .oneOf(['person', 'organisation'], message('validation.required')),
  name: requiredLine(100, message('validation.required')),
  first_lastname: line(100).nullable(),
  second_lastname: line(100).nullable(),
  organisation: line(100).nullable(),
  position: line(100).nullable(),
  category: line(100).nullable(),
  emails: array()
    .of(email().required(message('validation.email.format')))
    .test('count', message('validation.tooMany', { max: 10 }), (list) => (list?.length ?? 0) <= 10),
  phones: array()
    .of(
      object({
        label: line(40).default(''),
        e164: phone().required(message('validation.phone.format')),
      }),
    )
    .test('count', message('validation.tooMany', { max: 10 }), (list) => (list?.length ?? 0) <= 10),
  address: line(200).nullable(),
  commune_id: string()
    .nullable()
    .test('id', message('validation.required'), (text) => !text || /^[0-9]{5}$/.test(text))
    .transform((text: string | null) => text || null),
  place_ids: ids().test(
    'count',
    message('validation.tooMany', { max: 50 }),
    (list) => (list?.length ?? 0) <= 50,
  ),
  emergency: boolean().default(false),
  notes: string()
    .trim()
    .nullable()
    .test('max', message('validation.tooLong', { max: maxNotes }), (text) => lengthOf(text ?? '') <= maxNotes)
    .test('characters', message('validation.characters'), (text) => !text?.includes('\u0000')),
});
