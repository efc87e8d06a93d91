import type { Contact } from '@school/domain';
import { ContactForm } from '../ContactForm.tsx';
import { type ContactRequest, type ContactValues, toContactTitle, valuesOf } from '../contactValues.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { useText } from '../../../intl/useText.ts';
import { useFormOutbox } from '../../../outbox/useFormOutbox.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { contactPaths } from '../paths.ts';

/** Edits a contact. Shows both versions after a conflict. */
export function EditContact({ contact, onDone }: { contact: Contact; onDone(): void }) {
  const t = useText();
  const { notices } = useScreenServices();
  const { run } = useCommand('updateContact');
  const lookUp = useLookup('getContact');
  const path = { id: contact.id };
  const outbox = useFormOutbox<ContactValues, ContactRequest>({
    operation: 'updateContact',
    recordId: contact.id,
    toHref: () => contactPaths.detail.href({ id: contact.id, edit: true }),
    toTitle: toContactTitle,
    onStored: onDone,
  });
  return (
    <ContactForm
      label={t('contacts.editing')}
      values={valuesOf(contact)}
      recordId={contact.id}
      notify={notices.notify}
      version={contact.version}
      outbox={outbox}
      draftName={`contact-${contact.id}`}
      commune={contact.commune}
      onSend={(body, { version, idempotencyKey }) =>
        run({ path, body, ifMatch: version ?? contact.version, idempotencyKey })
      }
      readCurrent={async () => {
        const now = await lookUp({ path });
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'contacts.changed' } });
        onDone();
      }}
      onCancel={onDone}
    />
  );
}
