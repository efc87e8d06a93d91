import { fullName } from '@school/domain';
import { useText } from '../../../intl/useText.ts';
import { RecordScreen } from '../../../screen/RecordScreen.tsx';
import { contactPaths } from '../paths.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { EditContact } from './EditContact.tsx';

/** Screen of a contact, with `?edit` to change it. */
export function ContactScreen() {
  const t = useText();
  return (
    <RecordScreen
      path={contactPaths.detail}
      read="getContact"
      facts={(contact) => ({ title: t('contacts.editing'), headTitle: fullName(contact) })}
      instead={{ missing: 'contacts.missing' }}
      mayEdit={({ can }) => can.update}
      renderForm={(contact, { onDone }) => <EditContact contact={contact} onDone={onDone} />}
    >
      {(contact) => <ContactFacts contact={contact} />}
    </RecordScreen>
  );
}
