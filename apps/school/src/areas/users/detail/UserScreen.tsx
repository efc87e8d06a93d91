import { allows, fullName } from '@school/domain';
import { Page } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { RecordScreen } from '../../../screen/RecordScreen.tsx';
import { userPaths } from '../paths.ts';
import { isWhole } from '../personValues.ts';
import { EditUser } from './EditUser.tsx';
import { UserFacts } from './UserFacts.tsx';

/** Screen of a person, with `?edit` to change it. */
export function UserScreen() {
  const t = useText();
  const { id } = useRouteValues(userPaths.detail);
  const { user } = useSession();
  return (
    <RecordScreen
      path={userPaths.detail}
      read="getUser"
      mayOpen={user === null || user.id === id || allows(user, 'users.view')}
      facts={(person) => ({
        title: t(person.status === 'pending' ? 'user.approving' : 'user.editing'),
        headTitle: fullName(person),
      })}
      instead={{ missing: 'user.missing' }}
      mayEdit={({ can }) => can.update}
      renderForm={(person, { onDone, reload }) =>
        isWhole(person) ? (
          <EditUser person={person} onDone={onDone} />
        ) : (
          <Page state={<Failed whole problem={{ kind: 'offline' }} onRetry={reload} />} />
        )
      }
    >
      {(person) => <UserFacts person={person} />}
    </RecordScreen>
  );
}
