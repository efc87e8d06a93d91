import { allows, fullName } from '@school/domain';
import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useLocation } from 'wouter';
import { useSession } from '../../../data/DataRoot.tsx';
import { GoneRecord, isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { NoPermission } from '../../../screen/NoPermission.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { EditUser } from './EditUser.tsx';
import { UserFacts } from './UserFacts.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { userPaths } from '../paths.ts';
import { isWhole } from '../personValues.ts';

/** Screen of a person, with `?edit` to change it. */
export function UserScreen() {
  const { id } = useRouteValues(userPaths.detail);
  return <OneUser key={id} id={id} />;
}

function OneUser({ id }: { id: string }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const maySee = user === null || user.id === id || allows(user, 'users.view');
  const query = useQuery('getUser', maySee ? { path: { id } } : null);
  const { data, problem, reload } = query;
  const gone = isGone(query);
  const { edit: isEditRequested } = useRouteValues(userPaths.detail);
  const person = data?.data;
  const editing = isEditRequested && person?.can.update === true;
  useScreen({
    title: editing ? t(person?.status === 'pending' ? 'user.approving' : 'user.editing') : undefined,
    headTitle: person && fullName(person),
    ownFoot: editing,
  });

  if (!maySee || (isEditRequested && person && !editing)) return <NoPermission />;
  if (person && editing && !isWhole(person)) {
    return <Page state={<Failed whole problem={{ kind: 'offline' }} onRetry={reload} />} />;
  }
  if (person && editing) {
    return (
      <GoneRecord value={gone}>
        <EditUser person={person} onDone={() => navigate(userPaths.detail.href({ id }), { replace: true })} />
      </GoneRecord>
    );
  }
  if (person && !gone) return <UserFacts person={person} />;
  if (problem) {
    return (
      <Page
        state={
          <Failed
            whole
            recordId={id}
            gone={gone}
            problem={problem}
            onRetry={reload}
            instead={{ missing: 'user.missing' }}
          />
        }
      />
    );
  }
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="60%" />
        <Skeleton shape="text" width="40%" />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}
