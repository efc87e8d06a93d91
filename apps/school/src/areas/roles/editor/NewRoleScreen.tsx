import { type Role } from '@school/domain';
import { useLocation } from 'wouter';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { withoutIsolates } from '../../../intl/isolateArguments.ts';
import { useText } from '../../../intl/useText.ts';
import { mayGrant } from '../grants.ts';
import { RoleForm } from '../RoleForm.tsx';
import { emptyRole, roleToFormValues } from '../roleValues.ts';
import { CopySource } from '../../../screen/CopySource.tsx';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { rolePaths } from '../paths.ts';

/** Screen that adds a role: without permissions, or, with `?from`, with those of another. */
export function NewRoleScreen() {
  const { from } = useRouteValues(rolePaths.create);
  const query = useQuery('getRole', from ? { path: { id: from } } : null);
  return (
    <CopySource from={from} query={query}>
      {(model) => <WriteRole key={from} model={model} />}
    </CopySource>
  );
}

function WriteRole({ model }: { model: Role | undefined }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const { user } = useSession();
  const { run } = useCommand('createRole');
  return (
    <RoleForm
      label={t('roles.new')}
      values={
        model
          ? roleToFormValues({
              name: withoutIsolates(t('roles.copyOf', { name: model.name })),
              permissions: model.permissions.filter((grant) => mayGrant(user, grant)),
            })
          : emptyRole
      }
      draftName={model ? `new-role-${model.id}` : 'new-role'}
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id }) => {
        notices.notify({ tone: 'positive', message: { id: 'roles.created' } });
        navigate(rolePaths.detail.href({ id }), { replace: true });
      }}
      onCancel={() => navigate(rolePaths.list.href())}
    />
  );
}
