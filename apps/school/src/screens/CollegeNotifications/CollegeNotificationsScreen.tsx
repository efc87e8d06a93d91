import { allows } from '@school/domain';
import { LinkButton, Page, Stack, Tabs } from '@school/ui';
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
import { managedAddress, queryOfFilter } from './notificationsFilter.ts';
import { NotificationsTable } from './NotificationsTable.tsx';
import { statusTabs } from './statusTabs.ts';

/** What the school, or this person for their part of it, sends: with how far each has come. */
export function CollegeNotificationsScreen() {
  const t = useText();
  const { user } = useSession();
  const maySend = user === null || allows(user, 'notifications.send');
  const create = {
    label: t('notifications.new'),
    icon: 'plus',
    href: '/college-notifications/new-notification',
  } as const;
  useScreen({ title: t('notifications.title'), primaryAction: maySend ? create : undefined });
  return maySend ? <Managed create={create} /> : <NoPermission />;
}

function Managed({ create }: { create: { label: string; icon: 'plus'; href: string } }) {
  const t = useText();
  const list = useList(managedAddress);
  const { data, loading, problem, reload } = useQuery('listManagedNotifications', queryOfFilter(list.filter));
  return (
    <Page>
      <Stack gap="l">
        <ListBar
          list={list}
          search={t('notifications.search')}
          choices={[
            {
              name: 'emergency',
              label: t('notifications.filter.kind'),
              any: t('notifications.filter.any'),
              options: [
                { value: 'true', label: t('notifications.filter.emergencies') },
                { value: 'false', label: t('notifications.filter.ordinary') },
              ],
            },
          ]}
          action={
            <LinkButton href={create.href} icon={create.icon} tone="accent" variant="solid">
              {create.label}
            </LinkButton>
          }
        />
        <Tabs
          label={t('notifications.statusTabs')}
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
            icon="megaphone"
            title={t('notifications.none')}
            body={t('notifications.noneBody')}
            action={create}
          />
        ) : (
          <NotificationsTable notifications={data?.data ?? []} loading={loading} />
        )}
        <ListFoot list={list} meta={data?.meta} />
      </Stack>
    </Page>
  );
}
