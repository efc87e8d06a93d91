import { Page, Stack } from '@school/ui';
import { useNamed } from '../../../audience/useNamed.ts';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { ListBody } from '../../../lists/ListBody.tsx';
import { StatusTabs } from '../../../lists/StatusTabs.tsx';
import { NewLink, type NewOne } from '../../../lists/NewLink.tsx';
import { ListBar } from '../../../lists/ListBar.tsx';
import { ListFoot } from '../../../lists/ListFoot.tsx';
import { useList } from '../../../lists/useList.ts';
import { startsOnlyEmergencies } from '../startsOnlyEmergencies.ts';
import { useScreen } from '../../../shell/ShellRoot.tsx';
import { queryOfFilter } from './notificationsFilter.ts';
import { NotificationsTable } from './NotificationsTable.tsx';
import { statusTabs } from './statusTabs.ts';
import { notificationPaths } from '../paths.ts';

/** Notifications that the school, or the user for their groups, sends, with their delivery. */
export function CollegeNotificationsScreen() {
  const t = useText();
  const { user } = useSession();
  const create = {
    label: t('notifications.new'),
    icon: 'plus',
    href: notificationPaths.create.href(),
  } as const;
  useScreen({ primaryAction: create });
  return <Managed create={create} onlyFilled={user !== null && startsOnlyEmergencies(user)} />;
}

function Managed({ create, onlyFilled }: { create: NewOne; onlyFilled: boolean }) {
  const t = useText();
  const list = useList(notificationPaths.list);
  const { data, loading, problem, reload } = useNamed(
    useQuery('listManagedNotifications', queryOfFilter(list.filter)),
  );
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
          action={<NewLink {...create} />}
        />

        <StatusTabs
          label={t('notifications.statusTabs')}
          list={list}
          tabs={statusTabs}
          counts={data?.meta.counts}
          onlyFilled={onlyFilled}
        />
        <ListBody
          list={list}
          rows={data?.data}
          problem={problem}
          onRetry={reload}
          none={{
            icon: 'megaphone',
            title: t('notifications.none'),
            body: t('notifications.noneBody'),
            action: create,
          }}
        >
          <NotificationsTable notifications={data?.data ?? []} loading={loading} />
        </ListBody>
        <ListFoot list={list} meta={data?.meta} />
      </Stack>
    </Page>
  );
}
