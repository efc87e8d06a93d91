import { allows } from '@school/domain';
import { useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { RecordScreen } from '../../../screen/RecordScreen.tsx';
import { coversRole } from '../grants.ts';
import { rolePaths } from '../paths.ts';
import { EditRole } from './EditRole.tsx';
import { RoleFacts } from './RoleFacts.tsx';

/** Screen of a role, with `?edit` to change it. */
export function RoleScreen() {
  const t = useText();
  const { user } = useSession();
  return (
    <RecordScreen
      path={rolePaths.detail}
      read="getRole"
      facts={({ name }) => ({ title: t('roles.edit'), headTitle: name })}
      instead={{ missing: 'roles.missing' }}
      mayEdit={(role) => user !== null && allows(user, 'users.roles') && coversRole(user, role)}
      renderForm={(role, { onDone }) => <EditRole role={role} onDone={onDone} />}
    >
      {(role) => <RoleFacts role={role} />}
    </RecordScreen>
  );
}
