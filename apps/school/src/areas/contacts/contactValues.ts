import type { Contact, InputOf } from '@school/domain';

/** Form values of a contact's phone number. */
export type PhoneRow = { label: string; number: string };

/** Form values of a contact. */
export type ContactValues = {
  kind: Contact['kind'];
  name: string;
  firstLastname: string;
  secondLastname: string;
  organisation: string;
  position: string;
  category: string;
  phones: PhoneRow[];
  emails: string[];
  address: string;
  commune: string;
  places: string[];
  emergency: boolean;
  notes: string;
};

/** Values of a new phone number. */
export const emptyPhone: PhoneRow = { label: '', number: '' };

/** Values of a new contact. */
export const emptyContact: ContactValues = {
  kind: 'person',
  name: '',
  firstLastname: '',
  secondLastname: '',
  organisation: '',
  position: '',
  category: '',
  phones: [emptyPhone],
  emails: [''],
  address: '',
  commune: '',
  places: [],
  emergency: false,
  notes: '',
};

/** Converts a contact to form values. */
export const valuesOf = (contact: Contact): ContactValues => ({
  kind: contact.kind,
  name: contact.name,
  firstLastname: contact.first_lastname ?? '',
  secondLastname: contact.second_lastname ?? '',
  organisation: contact.organisation ?? '',
  position: contact.position ?? '',
  category: contact.category ?? '',
  phones:
    contact.phones.length > 0
      ? contact.phones.map(({ label, e164 }) => ({ label, number: e164 }))
      : [emptyPhone],
  emails: contact.emails.length > 0 ? [...contact.emails] : [''],
  address: contact.address ?? '',
  commune: contact.commune?.id ?? '',
  places: contact.places.map(({ id }) => id),
  emergency: contact.emergency,
  notes: contact.notes ?? '',
});

/** Whether a row has any input. */
export const isWritten = (row: PhoneRow | string): boolean =>
  (typeof row === 'string' ? row : row.label + row.number).trim() !== '';

/** Converts form values to the request body. Empty values clear the field; fields of people are null for other kinds. */
export function writeOf(values: ContactValues): InputOf<'createContact'>['body'] {
  const line = (text: string) => text.trim() || null;
  const ofPerson = (text: string) => (values.kind === 'person' ? line(text) : null);
  return {
    kind: values.kind,
    name: values.name.trim(),
    first_lastname: ofPerson(values.firstLastname),
    second_lastname: ofPerson(values.secondLastname),
    organisation: ofPerson(values.organisation),
    position: ofPerson(values.position),
    category: line(values.category),
    phones: values.phones
      .filter(isWritten)
      .map(({ label, number }) => ({ label: label.trim(), e164: number.trim() })),
    emails: values.emails.filter(isWritten).map((email) => email.trim()),
    address: line(values.address),
    commune_id: values.commune || null,
    place_ids: values.places,
    emergency: values.emergency,
    notes: line(values.notes),
  };
}

/** Maps field names of the API to those of the form. */
export const contactFieldNames: Record<string, string> = {
  first_lastname: 'firstLastname',
  second_lastname: 'secondLastname',
  commune_id: 'commune',
  place_ids: 'places',
};
