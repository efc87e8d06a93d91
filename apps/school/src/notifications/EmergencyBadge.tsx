import type { Notification } from '@school/domain';
import { Badge } from '@school/ui';
import { useText } from '../intl/useText.ts';

/** Tells an emergency from everything else, and a drill from a real one. Nothing for an ordinary notification. */
export function EmergencyBadge({ notification }: { notification: Pick<Notification, 'emergency' | 'mode'> }) {
  const t = useText();
  if (!notification.emergency) return null;
  const drill = notification.mode === 'drill';
  return (
    <Badge tone={drill ? 'caution' : 'critical'} icon="shield-alert">
      {t(drill ? 'notifications.drill' : 'notifications.emergency')}
    </Badge>
  );
}
