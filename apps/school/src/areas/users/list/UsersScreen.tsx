import { allows } from '@school/domain';
import { LinkButton, Skeleton, SkeletonGroup } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { StatusTabs } from '../../../lists/StatusTabs.tsx';
import type { NewOne } from '../../../lists/NewLink.tsx';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { ListPage } from '../../../screen/ListPage.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { toUsersQuery } from './usersFilter.ts';
import { userStatusTabs } from './statusTabs.ts';
import { UsersTable } from './UsersTable.tsx';
import { useUserChoices } from './useUserChoices.ts';
import { useWithoutPin, WithoutPin } from './WithoutPin.tsx';
import { userPaths } from '../paths.ts';
import { rolePaths } from '../../roles/paths.ts';

/** The people that the user may see, filtered by the URL and paged. */
export function UsersScreen() {
  const t = useText();
  const { user } = useSession();
  const mayAdd = user !== null && allows(user, 'users.write');
  const add = { label: t('users.new'), icon: 'user-plus', href: userPaths.create.href() } as const;
  useScreen({ primaryAction: mayAdd ? add : undefined });
  return <People add={mayAdd && add} />;
}

function People({ add }: { add: NewOne | false }) {
  const t = useText();
  const list = useList(userPaths.list);
  const choices = useUserChoices();
  const input = toUsersQuery(list.filter);
  const query = useLiveRows('listUsers', input, useQuery('listUsers', input));
  const { data } = query;
  const withoutPin = useWithoutPin();
  const roles = (
    <LinkButton href={rolePaths.list.href()} icon="id-card">
      {t('roles.title')}
    </LinkButton>
  );
  return (
    <ListPage
      list={list}
      query={query}
      search={t('users.search')}
      choices={choices}
      actions={roles}
      add={add}
      instead={withoutPin === undefined ? <Awaited /> : undefined}
      tabs={
        <>
          <WithoutPin count={withoutPin ?? 0} filter={list.filter} />
          <StatusTabs
            label={t('users.statusTabs')}
            list={list}
            tabs={userStatusTabs}
            counts={data?.meta.counts}
          />
        </>
      }
      none={{ icon: 'users', title: t('users.none'), body: t('users.noneBody') }}
    >
      <UsersTable list={list} people={data?.data ?? []} total={data?.meta.total} loading={query.loading} />
    </ListPage>
  );
}

/** The notices may be empty. The list renders after they are loaded, so that it doesn't move. */
function Awaited() {
  const t = useText();
  return (
    <SkeletonGroup label={t('app.loading')}>
      <Skeleton shape="box" height={480} />
    </SkeletonGroup>
  );
}
