import { allows } from '@school/domain';
import { Inline, Link, Page, Stack } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { NewLink } from '../../../lists/NewLink.tsx';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { RolesTable } from './RolesTable.tsx';
import { rolePaths } from '../paths.ts';
import { userPaths } from '../../users/paths.ts';

/** The school's roles by reach, with their permissions and number of people. */
export function RolesScreen() {
  const t = useText();
  const narrow = useNarrow();
  const { user } = useSession();
  const mayWrite = user !== null && allows(user, 'users.roles');
  const add = { label: t('roles.new'), icon: 'plus', href: rolePaths.create.href() } as const;
  const { data, loading, problem, reload } = useQuery('listRoles', {});
  useScreen({ primaryAction: mayWrite ? add : undefined });

  return (
    <Page>
      <Stack gap="l">
        <Inline justify="between" gap="s">
          <Link href={userPaths.list.href()}>{t('user.back')}</Link>
          {mayWrite && !narrow && <NewLink {...add} />}
        </Inline>
        {data === undefined && problem ? (
          <Failed problem={problem} onRetry={reload} />
        ) : (
          <RolesTable roles={data?.data ?? []} loading={loading} />
        )}
      </Stack>
    </Page>
  );
}
