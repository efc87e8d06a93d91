import type { OperationId } from '@school/domain';
import { ContactForm } from '../ContactForm.tsx';
import { emptyContact } from '../contactValues.ts';
import { useContactRights } from '../useContactRights.ts';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { NoPermission } from '../../../shell/NoPermission.tsx';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';

const outdated: readonly OperationId[] = ['listContacts'];

/** Screen that adds a contact. */
export function NewContactScreen() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const { mayAdd } = useContactRights();
  const { run } = useCommand('createContact', outdated);
  const may = user === null || mayAdd;
  useScreen({ title: t('contacts.new'), ownFoot: may });

  if (!may) return <NoPermission />;
  return (
    <ContactForm
      label={t('contacts.new')}
      values={emptyContact}
      draftName="new-contact"
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id }) => {
        notices.notify({ tone: 'positive', message: { id: 'contacts.created' } });
        navigation.navigate(`/admin/contacts/${id}`, { replace: true });
      }}
      onCancel={() => navigation.navigate('/admin/contacts')}
    />
  );
}
