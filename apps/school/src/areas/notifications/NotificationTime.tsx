import type { Notification } from '@school/domain';
import { Text, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';

/** Time when a notification was or will be sent, or else was written, in the school's time zone. */
export function NotificationTime({
  notification,
}: {
  notification: Pick<Notification, 'sent_at' | 'scheduled_at' | 'created_at'>;
}) {
  const timeZone = useCollege()?.setting.timezone;
  const { sent_at, scheduled_at, created_at } = notification;
  return (
    <Text as="span" size="small">
      <Time value={sent_at ?? scheduled_at ?? created_at} timeZone={timeZone} format="relative" />
    </Text>
  );
}
