import { Notice } from '@school/ui';
import { useLocation } from 'wouter';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { PersonForm } from '../PersonForm.tsx';
import { emptyPerson } from '../personValues.ts';
import { useScreen, useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { userPaths } from '../paths.ts';

/** Screen that adds a person, who gets an e-mail to set a password. */
export function NewUserScreen() {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const { run } = useCommand('createUser');
  useScreen({ ownFoot: true });

  return (
    <PersonForm
      label={t('users.new')}
      submitLabel={t('users.form.invite')}
      values={emptyPerson}
      draftName="new-user"
      intro={
        <Notice tone="info" icon="mail" role="note">
          {t('users.form.invitation')}
        </Notice>
      }
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id }) => {
        notices.notify({ tone: 'positive', message: { id: 'users.created' } });
        navigate(userPaths.detail.href({ id }), { replace: true });
      }}
      onCancel={() => navigate(userPaths.list.href())}
    />
  );
}
