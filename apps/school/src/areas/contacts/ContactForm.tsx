import { type Contact, phoneText } from '@school/domain';
import { useCommunes } from '../../communes/useCommunes.ts';
import { useCollege } from '../../data/DataRoot.tsx';
import type { Outcome } from '../../data/useCommand.ts';
import type { ComparedField } from '../../forms/compared.ts';
import { DraftedForm, type SendOptions } from '../../forms/DraftedForm.tsx';
import type { Current, NotifyMerge } from '../../forms/useVersions.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { ContactFields } from './ContactFields.tsx';
import { contactFieldNames, type ContactValues, isWritten, writeOf } from './contactValues.ts';
import { useContactRights } from './useContactRights.ts';

const loadRules = () => import('./contactRules.ts').then((file) => file.contactRules);
const loadOwnRules = () => import('./contactRules.ts').then((file) => file.ownContactRules);

const refusals: Record<string, MessageId> = {
  name: 'validation.required',
  places: 'contacts.form.placesRefused',
};

/** Form to add or edit a contact. */
export function ContactForm(props: {
  label: string;
  values: ContactValues;
  version?: number;
  recordId?: string;
  notify?: NotifyMerge;
  draftName: string;
  /** Initial commune. */
  commune?: Contact['commune'];
  onSend(body: ReturnType<typeof writeOf>, options: SendOptions): Promise<Outcome<{ data: Contact }>>;
  onSent(contact: Contact): void;
  onCancel(): void;
  readCurrent?(): Promise<Current<ContactValues> | null>;
}) {
  const { onSent, commune, ...rest } = props;
  const { ownOnly } = useContactRights();
  return (
    <DraftedForm
      {...rest}
      loadValidator={ownOnly ? loadOwnRules : loadRules}
      fieldNames={contactFieldNames}
      refusals={refusals}
      requestOf={writeOf}
      onSent={(answer) => onSent(answer.data)}
      compared={useComparedContact()}
    >
      <ContactFields commune={commune} />
    </DraftedForm>
  );
}

/** Returns the fields that the conflict dialog compares, formatted for readers. */
function useComparedContact(): ComparedField<ContactValues>[] {
  const t = useText();
  const communes = useCommunes();
  const places = useCollege()?.places ?? [];
  const plain = (
    ['firstLastname', 'secondLastname', 'position', 'organisation', 'category', 'address', 'notes'] as const
  ).map((name) => ({ name, label: t(`contacts.form.${name}`) }));
  return [
    { name: 'kind', label: t('contacts.form.kind'), textOf: ({ kind }) => t(`contacts.kind.${kind}`) },
    { name: 'name', label: t('contacts.form.name') },
    ...plain,
    {
      name: 'phones',
      label: t('contacts.form.phones'),
      textOf: ({ phones }) =>
        phones
          .filter(isWritten)
          .map(({ label, number }) => [label, phoneText(number)].filter(Boolean).join(' '))
          .join(' · '),
    },
    {
      name: 'emails',
      label: t('contacts.form.emails'),
      textOf: ({ emails }) => emails.filter(isWritten).join(' · '),
    },
    {
      name: 'commune',
      label: t('communes.label'),
      textOf: ({ commune }) => communes.find(({ id }) => id === commune)?.name ?? commune,
    },
    {
      name: 'places',
      label: t('contacts.form.places'),
      textOf: (values) =>
        places
          .filter(({ id }) => values.places.includes(id))
          .map(({ name }) => name)
          .join(', ') || t('contacts.everywhere'),
    },
    {
      name: 'emergency',
      label: t('contacts.form.emergency'),
      textOf: ({ emergency }) => t(emergency ? 'contacts.emergency' : 'contacts.noEmergency'),
    },
  ];
}
