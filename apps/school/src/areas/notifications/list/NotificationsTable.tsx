import type { ManagedNotification, NotificationStatus } from '@school/domain';
import { type MenuItem, Table } from '@school/ui';
import { useLocation } from 'wouter';
import { useText } from '../../../intl/useText.ts';
import { useNotificationActions } from '../useNotificationActions.tsx';
import { notificationColumns } from './notificationColumns.tsx';
import { notificationPaths } from '../paths.ts';

const toHref = ({ id }: ManagedNotification) => notificationPaths.detail.href({ id });

/** A page of sent notifications as a table, or as cards on narrow screens. */
export function NotificationsTable(props: {
  notifications: readonly ManagedNotification[];
  /** The status of the tab, if it has one. */
  tab: NotificationStatus | undefined;
  loading: boolean;
}) {
  const t = useText();
  const [, navigate] = useLocation();
  const actions = useNotificationActions();
  const getMenu = (notification: ManagedNotification): MenuItem[] => [
    {
      id: 'open',
      label: t('notifications.open'),
      icon: 'eye',
      onSelect: () => navigate(toHref(notification)),
    },
    ...actions.getActions(notification),
  ];
  return (
    <>
      <Table
        label={t('notifications.title')}
        loading={props.loading}
        rows={props.notifications}
        rowKey={({ id }) => id}
        rowHref={toHref}
        columns={notificationColumns(t, { tab: props.tab, getMenu })}
      />
      {actions.dialogs}
    </>
  );
}
