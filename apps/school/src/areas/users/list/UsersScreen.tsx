import { allows } from '@school/domain';
import { Inline, LinkButton, Page, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { ListBody } from '../../../lists/ListBody.tsx';
import { StatusTabs } from '../../../lists/StatusTabs.tsx';
import { NewLink, type NewOne } from '../../../lists/NewLink.tsx';
import { ListBar } from '../../../lists/ListBar.tsx';
import { ListFoot } from '../../../lists/ListFoot.tsx';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { queryOfFilter } from './usersFilter.ts';
import { statusTabs } from './statusTabs.ts';
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
  const input = queryOfFilter(list.filter);
  const { data, loading, problem, reload, held } = useLiveRows(
    'listUsers',
    input,
    useQuery('listUsers', input),
  );
  const withoutPin = useWithoutPin();
  const roles = (
    <LinkButton href={rolePaths.list.href()} icon="id-card">
      {t('roles.title')}
    </LinkButton>
  );
  return (
    <Page>
      <Stack gap="l">
        <ListBar
          list={list}
          search={t('users.search')}
          choices={choices}
          narrowAction={roles}
          action={
            <Inline gap="s">
              {roles}
              {add && <NewLink {...add} />}
            </Inline>
          }
        />
        {withoutPin === undefined ? (
          <Awaited />
        ) : (
          <>
            <WithoutPin count={withoutPin} filter={list.filter} />
            <StatusTabs
              label={t('users.statusTabs')}
              list={list}
              tabs={statusTabs}
              counts={data?.meta.counts}
            />
            <ListBody
              list={list}
              rows={data?.data}
              held={held}
              problem={problem}
              onRetry={reload}
              none={{ icon: 'users', title: t('users.none'), body: t('users.noneBody'), action: add }}
            >
              <UsersTable list={list} people={data?.data ?? []} total={data?.meta.total} loading={loading} />
            </ListBody>
            <ListFoot list={list} meta={data?.meta} />
          </>
        )}
      </Stack>
    </Page>
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
