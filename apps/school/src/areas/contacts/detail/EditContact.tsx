import type { Contact } from '@school/domain';
import { ContactForm } from '../ContactForm.tsx';
import {
  type ContactRequest,
  type ContactValues,
  toContactTitle,
  contactToFormValues,
} from '../contactValues.ts';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { useText } from '../../../intl/useText.ts';
import { useFormOutbox } from '../../../outbox/useFormOutbox.ts';
import { contactPaths } from '../paths.ts';

/** Edits a contact. Shows both versions after a conflict. */
export function EditContact({ contact, onDone }: { contact: Contact; onDone(): void }) {
  const t = useText();
  const form = useRecordForm({
    record: contact,
    read: 'getContact',
    update: 'updateContact',
    toValues: contactToFormValues,
    changed: 'contacts.changed',
    onDone,
  });
  const outbox = useFormOutbox<ContactValues, ContactRequest>({
    operation: 'updateContact',
    recordId: contact.id,
    toHref: () => contactPaths.detail.href({ id: contact.id, edit: true }),
    toTitle: toContactTitle,
    onStored: onDone,
  });
  return (
    <ContactForm
      {...form}
      label={t('contacts.editing')}
      draftName={`contact-${contact.id}`}
      commune={contact.commune}
      outbox={outbox}
    />
  );
}
