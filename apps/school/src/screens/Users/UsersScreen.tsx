import { allows } from '@school/domain';
import { Inline, LinkButton, Page, Stack, Tabs } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { ListBar } from '../../lists/ListBar.tsx';
import { ListFoot } from '../../lists/ListFoot.tsx';
import { NothingHere } from '../../lists/NothingHere.tsx';
import { useList } from '../../lists/useList.ts';
import { Failed } from '../../shell/Failed.tsx';
import { NoPermission } from '../../shell/NoPermission.tsx';
import { useScreen } from '../../shell/ShellRoot.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { queryOfFilter, usersAddress } from './usersFilter.ts';
import { statusTabs } from './statusTabs.ts';
import { UsersTable } from './UsersTable.tsx';
import { useUserChoices } from './useUserChoices.ts';
import { WithoutPin } from './WithoutPin.tsx';

/** The people of the school whom one may see: narrowed by the address, one page at a time. */
export function UsersScreen() {
  const t = useText();
  const { user } = useSession();
  const maySee = user === null || allows(user, 'users.view');
  const mayAdd = user !== null && allows(user, 'users.write');
  const add = { label: t('users.new'), icon: 'user-plus', href: '/users/new' } as const;
  useScreen({ title: t('users.title'), primaryAction: mayAdd ? add : undefined });
  if (!maySee) return <NoPermission />;
  return <People add={mayAdd && add} />;
}

function People({ add }: { add: { label: string; icon: 'user-plus'; href: string } | false }) {
  const t = useText();
  const narrow = useNarrow();
  const list = useList(usersAddress);
  const choices = useUserChoices();
  const { data, loading, problem, reload } = useQuery('listUsers', queryOfFilter(list.filter));
  const roles = (
    <LinkButton href="/users/roles" icon="id-card" fullWidth={narrow}>
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
          action={
            <Inline gap="s">
              {roles}
              {add && (
                <LinkButton href={add.href} icon={add.icon} tone="accent" variant="solid">
                  {add.label}
                </LinkButton>
              )}
            </Inline>
          }
        />
        {narrow && roles}
        <WithoutPin />
        <Tabs
          label={t('users.statusTabs')}
          value={list.filter.status || 'all'}
          items={statusTabs.map(({ status, label }) => ({
            id: status || 'all',
            label: t(label),
            count: data?.meta.counts[status || 'all'],
            href: list.hrefOf('status', status),
          }))}
        />
        {data === undefined && problem ? (
          <Failed problem={problem} onRetry={reload} />
        ) : data?.data.length === 0 ? (
          <NothingHere
            list={list}
            icon="users"
            title={t('users.none')}
            body={t('users.noneBody')}
            action={add}
          />
        ) : (
          <UsersTable list={list} people={data?.data ?? []} loading={loading} />
        )}
        <ListFoot list={list} meta={data?.meta} />
      </Stack>
    </Page>
  );
}
