import { ContactForm } from '../ContactForm.tsx';
import { emptyContact } from '../contactValues.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';
import { contactPaths } from '../paths.ts';

/** Screen that adds a contact. */
export function NewContactScreen() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { run } = useCommand('createContact');
  useScreen({ ownFoot: true });

  return (
    <ContactForm
      label={t('contacts.new')}
      values={emptyContact}
      draftName="new-contact"
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id }) => {
        notices.notify({ tone: 'positive', message: { id: 'contacts.created' } });
        navigation.navigate(contactPaths.detail.href({ id }), { replace: true });
      }}
      onCancel={() => navigation.navigate(contactPaths.list.href())}
    />
  );
}
