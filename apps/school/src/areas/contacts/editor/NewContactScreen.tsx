import { useLocation } from 'wouter';
import { ContactForm } from '../ContactForm.tsx';
import { type ContactRequest, type ContactValues, emptyContact, toContactTitle } from '../contactValues.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { useFormOutbox } from '../../../outbox/useFormOutbox.ts';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { useScreen, useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { contactPaths } from '../paths.ts';

/** Screen that adds a contact. */
export function NewContactScreen() {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const { run } = useCommand('createContact');
  const { waiting } = useRouteValues(contactPaths.create);
  const outbox = useFormOutbox<ContactValues, ContactRequest>({
    operation: 'createContact',
    formId: waiting,
    toHref: (id) => contactPaths.create.href({ waiting: id }),
    toTitle: toContactTitle,
    onStored: () => navigate(contactPaths.list.href(), { replace: true }),
  });
  useScreen({ ownFoot: true });

  return (
    <ContactForm
      label={t('contacts.new')}
      values={emptyContact}
      outbox={outbox}
      draftName="new-contact"
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id }) => {
        notices.notify({ tone: 'positive', message: { id: 'contacts.created' } });
        navigate(contactPaths.detail.href({ id }), { replace: true });
      }}
      onCancel={() => navigate(contactPaths.list.href())}
    />
  );
}
