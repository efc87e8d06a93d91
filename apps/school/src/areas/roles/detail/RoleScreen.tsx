import { allows } from '@school/domain';
import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useLocation } from 'wouter';
import { useSession } from '../../../data/DataRoot.tsx';
import { GoneRecord, isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { coversRole } from '../grants.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { NoPermission } from '../../../screen/NoPermission.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { EditRole } from './EditRole.tsx';
import { RoleFacts } from './RoleFacts.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { rolePaths } from '../paths.ts';

/** Screen of a role, with `?edit` to change it. */
export function RoleScreen() {
  const { id } = useRouteValues(rolePaths.detail);
  return <OneRole key={id} id={id} />;
}

function OneRole({ id }: { id: string }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const query = useQuery('getRole', { path: { id } });
  const { data, problem, reload } = query;
  const gone = isGone(query);
  const { edit: isEditRequested } = useRouteValues(rolePaths.detail);
  const role = data?.data;
  const mayWrite =
    user !== null && allows(user, 'users.roles') && role !== undefined && coversRole(user, role);
  const editing = isEditRequested && mayWrite;
  useScreen({ title: editing ? t('roles.edit') : undefined, headTitle: role?.name, ownFoot: editing });

  if (isEditRequested && role && !mayWrite) return <NoPermission />;
  if (role && editing) {
    return (
      <GoneRecord value={gone}>
        <EditRole role={role} onDone={() => navigate(rolePaths.detail.href({ id }), { replace: true })} />
      </GoneRecord>
    );
  }
  if (role && !gone) return <RoleFacts role={role} />;
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
            instead={{ missing: 'roles.missing' }}
          />
        }
      />
    );
  }
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="50%" />
        <Skeleton shape="box" height={480} />
      </SkeletonGroup>
    </Page>
  );
}
