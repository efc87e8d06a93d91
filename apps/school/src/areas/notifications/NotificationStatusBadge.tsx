import type { ManagedNotification, NotificationStatus } from '@school/domain';
import { Badge, type BadgeProps } from '@school/ui';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';

const looks: Record<NotificationStatus, Required<Pick<BadgeProps, 'tone' | 'icon'>> & { label: MessageId }> =
  {
    draft: { tone: 'neutral', icon: 'pencil', label: 'notifications.status.draft' },
    scheduled: { tone: 'info', icon: 'clock', label: 'notifications.status.scheduled' },
    sent: { tone: 'positive', icon: 'circle-check', label: 'notifications.status.sent' },
    cancelled: { tone: 'neutral', icon: 'circle-x', label: 'notifications.status.cancelled' },
  };

/** Status badge of a notification; a real alert that waits for a second person says so. */
export function NotificationStatusBadge({
  notification: { status, approval },
}: {
  notification: Pick<ManagedNotification, 'status' | 'approval'>;
}) {
  const t = useText();
  const { tone, icon, label } = looks[status];
  const isWaiting = approval?.state === 'requested';
  return (
    <Badge tone={isWaiting ? 'caution' : tone} icon={icon}>
      {t(isWaiting ? 'notifications.approval.waiting' : label)}
    </Badge>
  );
}
