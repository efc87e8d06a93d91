import type { Role } from '@school/domain';
import { Heading, Inline, Link, Page, Stack, Text } from '@school/ui';
import { useLocation } from 'wouter';
import { RecordBar } from '../../../actions/RecordBar.tsx';
import { useText } from '../../../intl/useText.ts';
import { useRoleActions } from '../useRoleActions.ts';
import { useRoleSummary } from '../useRoleSummary.ts';
import { PermissionsTable } from './PermissionsTable.tsx';
import { BackLink } from '../../../screen/BackLink.tsx';
import { rolePaths } from '../paths.ts';
import { userPaths } from '../../users/paths.ts';

/** A role with its permissions, people and actions. */
export function RoleFacts({ role }: { role: Role }) {
  const t = useText();
  const [, navigate] = useLocation();
  const summary = useRoleSummary();
  const getActions = useRoleActions(() => navigate(rolePaths.list.href(), { replace: true }));
  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        <Stack gap="m">
          <RecordBar
            label={t('users.actionsFor', { name: role.name })}
            actions={getActions(role).filter((action) => action !== 'separator')}
          >
            <BackLink href={rolePaths.list.href()}>{t('roles.back')}</BackLink>
          </RecordBar>
          <Heading level={2} size="display">
            <bdi>{role.name}</bdi>
          </Heading>
          <Text>{summary(role.permissions)}</Text>
          <Inline gap="s">
            <Link href={userPaths.list.href({ role: role.id })}>
              {t('roles.people', { count: role.users_count })}
            </Link>
          </Inline>
        </Stack>
        <PermissionsTable role={role} />
      </Stack>
    </Page>
  );
}
