import { allows } from '@school/domain';
import { Inline, LinkButton } from '@school/ui';
import { useNamed } from '../../../audience/useNamed.ts';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { StatusTabs } from '../../../lists/StatusTabs.tsx';
import type { NewOne } from '../../../lists/NewLink.tsx';
import { tabStatus } from '../../../lists/tabStatus.ts';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { ListPage } from '../../../screen/ListPage.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { TemplatesButton } from '../../templates/index.ts';
import { toNotificationsQuery } from './notificationsFilter.ts';
import { NotificationsTable } from './NotificationsTable.tsx';
import { notificationStatusTabs } from './statusTabs.ts';
import { notificationPaths } from '../paths.ts';

const toTemplateHref = (template: string) => notificationPaths.create.href({ template });

/** Notifications that the school, or the user for their groups, sends, with their delivery. */
export function CollegeNotificationsScreen() {
  const t = useText();
  const { user } = useSession();
  const maySend = user !== null && allows(user, 'notifications.send');
  const mayStart = user !== null && allows(user, 'emergency.start');
  const create: NewOne = maySend
    ? { label: t('notifications.new'), icon: 'plus', href: notificationPaths.create.href() }
    : { label: t('notifications.newAlert'), icon: 'siren', href: notificationPaths.createAlert.href() };
  useScreen({ primaryAction: create });
  return <Managed create={create} maySend={maySend} mayStart={mayStart} />;
}

function Managed(props: { create: NewOne; maySend: boolean; mayStart: boolean }) {
  const { create, maySend, mayStart } = props;
  const t = useText();
  const list = useList(notificationPaths.list);
  const narrow = useNarrow();
  const actions = maySend && (
    <Inline gap="s">
      <TemplatesButton kind="notification" toHref={toTemplateHref} />
      {mayStart && !narrow && (
        <LinkButton href={notificationPaths.createAlert.href()} icon="siren">
          {t('notifications.newAlert')}
        </LinkButton>
      )}
    </Inline>
  );
  const input = toNotificationsQuery(list.filter);
  const query = useLiveRows(
    'listManagedNotifications',
    input,
    useNamed(useQuery('listManagedNotifications', input)),
  );
  const { data } = query;
  return (
    <ListPage
      list={list}
      query={query}
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
      actions={actions}
      add={create}
      tabs={
        <StatusTabs
          label={t('notifications.statusTabs')}
          list={list}
          tabs={notificationStatusTabs}
          counts={data?.meta.counts}
          onlyFilled={mayStart && !maySend}
        />
      }
      heldLabel="received.held.show"
      none={{ icon: 'megaphone', title: t('notifications.none'), body: t('notifications.noneBody') }}
    >
      <NotificationsTable
        notifications={data?.data ?? []}
        tab={tabStatus(list.filter.status, notificationStatusTabs)}
        loading={query.loading}
      />
    </ListPage>
  );
}
