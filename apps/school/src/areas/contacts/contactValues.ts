import { type Contact, contactWriteLimits, fullPhoneText, type InputOf } from '@school/domain';
import type { ComparedFormFields } from '../../forms/fields.ts';
import type { CompleteWrite } from '../../forms/completeWrite.ts';

/** Form values of a contact's phone number. */
export type PhoneRow = { label: string; number: string; extension?: string };

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
export const emptyPhone: PhoneRow = { label: '', number: '', extension: '' };

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
export const contactToFormValues = (contact: Contact): ContactValues => ({
  kind: contact.kind,
  name: contact.name,
  firstLastname: contact.first_lastname ?? '',
  secondLastname: contact.second_lastname ?? '',
  organisation: contact.organisation ?? '',
  position: contact.position ?? '',
  category: contact.category ?? '',
  phones:
    contact.phones.length > 0
      ? contact.phones.map(({ label, e164, extension }) => ({
          label,
          number: e164,
          extension: extension ?? '',
        }))
      : [emptyPhone],
  emails: contact.emails.length > 0 ? [...contact.emails] : [''],
  address: contact.address ?? '',
  commune: contact.commune?.id ?? '',
  places: contact.places.map(({ id }) => id),
  emergency: contact.emergency,
  notes: contact.notes ?? '',
});

/** Returns what a contact is called. */
export const toContactTitle = ({ name, firstLastname }: ContactValues): string =>
  [name, firstLastname].filter(Boolean).join(' ');

/** Whether a row has any input. */
export const isWritten = (row: PhoneRow | string): boolean =>
  (typeof row === 'string' ? row : row.label + row.number + (row.extension ?? '')).trim() !== '';

/** Converts form values to the request body. Empty values clear the field; fields of people are null for other kinds. */
export function toContactRequest(values: ContactValues): CompleteWrite<InputOf<'createContact'>['body']> {
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
    phones: values.phones.filter(isWritten).map(({ label, number, extension }) => ({
      label: label.trim(),
      e164: number.trim(),
      extension: extension?.trim() || null,
    })),
    emails: values.emails.filter(isWritten).map((email) => email.trim()),
    address: line(values.address),
    commune_id: values.commune || null,
    place_ids: values.places,
    emergency: values.emergency,
    notes: line(values.notes),
  };
}

/** The request body of a contact. */
export type ContactRequest = ReturnType<typeof toContactRequest>;

/** What the comparison texts of a contact use. */
export type ContactTools = { communeName(id: string): string; placeNames(ids: readonly string[]): string };

/** The fields of a contact. */
export const contactFields = {
  kind: { label: 'contacts.form.kind', compared: ({ kind }, { t }) => t(`contacts.kind.${kind}`) },
  name: { label: 'contacts.form.name', rejected: 'validation.required', compared: true },
  firstLastname: {
    label: 'contacts.form.firstLastname',
    requestField: 'first_lastname',
    compared: true,
  },
  secondLastname: {
    label: 'contacts.form.secondLastname',
    requestField: 'second_lastname',
    compared: true,
  },
  position: { label: 'contacts.form.position', compared: true },
  organisation: { label: 'contacts.form.organisation', compared: true },
  category: { label: 'contacts.form.category', compared: true },
  address: { label: 'contacts.form.address', compared: true },
  notes: { label: 'contacts.form.notes', limit: contactWriteLimits.notes, compared: true },
  phones: {
    label: 'contacts.form.phones',
    compared: ({ phones }, { t }) =>
      phones
        .filter(isWritten)
        .map(({ label, number, extension }) =>
          [label, fullPhoneText(t, number, extension)].filter(Boolean).join(' '),
        )
        .join(' · '),
  },
  emails: {
    label: 'contacts.form.emails',
    compared: ({ emails }) => emails.filter(isWritten).join(' · '),
  },
  commune: {
    label: 'communes.label',
    requestField: 'commune_id',
    compared: ({ commune }, { communeName }) => communeName(commune),
  },
  places: {
    label: 'contacts.form.places',
    requestField: 'place_ids',
    rejected: 'contacts.form.placesRefused',
    compared: ({ places }, { placeNames, t }) => placeNames(places) || t('contacts.everywhere'),
  },
  emergency: {
    label: 'contacts.form.emergency',
    compared: ({ emergency }, { t }) => t(emergency ? 'contacts.emergency' : 'contacts.noEmergency'),
  },
} as const satisfies ComparedFormFields<ContactValues, ContactTools>;
