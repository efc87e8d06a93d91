import type { ManagedNotification, NotificationStatus } from '@school/domain';
import { IconButton, Inline, Menu, type MenuItem, type TableColumn } from '@school/ui';
import { AudienceNames } from '../../../audience/AudienceNames.tsx';
import { WithMarks } from '../../../lists/WithMarks.tsx';
import { Separator } from '../../../intl/Separator.tsx';
import type { Translate } from '../../../intl/useText.ts';
import { Delivery } from '../Delivery.tsx';
import { EmergencyBadge } from '../EmergencyBadge.tsx';
import { kindLabel } from '../kindLabel.ts';
import { NotificationStatusBadge } from '../NotificationStatusBadge.tsx';
import { NotificationTime } from '../NotificationTime.tsx';

/** Columns of the notifications table. */
export const notificationColumns = (
  t: Translate,
  options: {
    /** The status of the tab, if it has one. */
    tab: NotificationStatus | undefined;
    getMenu(notification: ManagedNotification): MenuItem[];
  },
): TableColumn<ManagedNotification>[] => {
  const { tab, getMenu } = options;
  const hasOtherStatus = ({ status, approval }: ManagedNotification) =>
    status !== tab || approval?.state === 'requested';
  const getMarks = (notification: ManagedNotification) =>
    (hasOtherStatus(notification) || notification.emergency) && (
      <Inline gap="xs">
        {hasOtherStatus(notification) && <NotificationStatusBadge notification={notification} />}
        <EmergencyBadge notification={notification} />
      </Inline>
    );
  const columns: (TableColumn<ManagedNotification> | false)[] = [
    {
      id: 'notification',
      header: t('notifications.columns.notification'),
      primary: true,
      cell: ({ title }) => title,
      meta: (notification) => (
        <WithMarks marks={tab !== undefined && getMarks(notification)}>
          <span>{t(kindLabel(notification))}</span>
          <Separator />
          <bdi translate="no">{notification.author.name}</bdi>
        </WithMarks>
      ),
    },
    {
      id: 'audience',
      header: t('notifications.columns.audience'),
      hideBelow: 'medium',
      card: 'line',
      width: '15%',
      cell: ({ audience }) => <AudienceNames audience={audience} most={2} />,
    },
    tab === undefined && {
      id: 'status',
      header: t('notifications.columns.status'),
      width: '152px',
      cell: getMarks,
    },
    {
      id: 'time',
      header: t('notifications.columns.time'),
      width: '146px',
      hideBelow: 'medium',
      cell: (notification) => <NotificationTime notification={notification} />,
    },
    {
      id: 'delivery',
      header: t('notifications.columns.delivery'),
      width: '232px',
      card: 'line',
      cell: (notification) => <Delivery notification={notification} />,
    },
    {
      id: 'actions',
      header: t('notifications.columns.actions'),
      actions: true,
      cell: (notification) => {
        const label = t('notifications.actionsFor', { title: notification.title });
        return (
          <Menu
            label={label}
            align="end"
            trigger={<IconButton icon="ellipsis" label={label} variant="plain" size="s" />}
            items={getMenu(notification)}
          />
        );
      },
    },
  ];
  return columns.filter((column) => column !== false);
};
