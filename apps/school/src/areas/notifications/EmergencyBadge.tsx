import type { Notification } from '@school/domain';
import { Badge } from '@school/ui';
import { useText } from '../../intl/useText.ts';

/** Badge of an emergency or a drill. Renders nothing for other notifications. */
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
