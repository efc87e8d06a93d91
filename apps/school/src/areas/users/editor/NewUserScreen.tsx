import { allows, type OperationId } from '@school/domain';
import { Notice } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { PersonForm } from '../PersonForm.tsx';
import { emptyPerson } from '../personValues.ts';
import { NoPermission } from '../../../shell/NoPermission.tsx';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';

const outdated: readonly OperationId[] = ['listUsers', 'listRoles'];

/** Screen that adds a person, who gets an e-mail to set a password. */
export function NewUserScreen() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const { run } = useCommand('createUser', outdated);
  const may = user === null || allows(user, 'users.write');
  useScreen({ title: t('users.new'), ownFoot: may });

  if (!may) return <NoPermission />;
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
        navigation.navigate(`/users/${id}`, { replace: true });
      }}
      onCancel={() => navigation.navigate('/users')}
    />
  );
}
