import { type Role } from '@school/domain';
import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { withoutIsolates } from '../../../intl/isolateArguments.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { mayGrant } from '../grants.ts';
import { RoleForm } from '../RoleForm.tsx';
import { emptyRole, valuesOf } from '../roleValues.ts';
import { Failed } from '../../../shell/Failed.tsx';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';
import { useRoute } from '../../../router/useRoute.ts';
import { rolePaths } from '../paths.ts';

/** Screen that adds a role: without permissions, or, with `?from`, with those of another. */
export function NewRoleScreen() {
  const t = useText();
  const { from } = useRoute(rolePaths.create);
  const { data, problem, reload } = useQuery('getRole', from ? { path: { id: from } } : null);
  useScreen({ ownFoot: !from || data !== undefined });

  if (!from || data) return <WriteRole key={from} model={data?.data} />;
  if (problem) return <Page state={<Failed whole problem={problem} onRetry={reload} />} />;
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={64} />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}

function WriteRole({ model }: { model: Role | undefined }) {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const { run } = useCommand('createRole');
  return (
    <RoleForm
      label={t('roles.new')}
      values={
        model
          ? valuesOf({
              name: withoutIsolates(t('roles.copyOf', { name: model.name })),
              permissions: model.permissions.filter((grant) => mayGrant(user, grant)),
            })
          : emptyRole
      }
      draftName={model ? `new-role-${model.id}` : 'new-role'}
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id }) => {
        notices.notify({ tone: 'positive', message: { id: 'roles.created' } });
        navigation.navigate(rolePaths.detail.href({ id }), { replace: true });
      }}
      onCancel={() => navigation.navigate(rolePaths.list.href())}
    />
  );
}
