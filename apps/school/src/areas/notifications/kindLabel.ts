import type { Notification, NotificationKind } from '@school/domain';
import type { IconName } from '@school/ui';
import type { MessageId } from '../../intl/messages.ts';
import { alertKinds } from './alertKinds.ts';

/** The kinds that people can choose; an emergency has separate fields. */
export const ordinaryKinds = [
  'general',
  'reminder',
  'schedule',
  'meeting',
  'safety',
  'health',
] as const satisfies readonly NotificationKind[];

/** Label and icon of each kind. */
export const kinds: Record<NotificationKind, { label: MessageId; icon: IconName }> = {
  general: { label: 'notifications.kind.general', icon: 'megaphone' },
  reminder: { label: 'notifications.kind.reminder', icon: 'bell' },
  schedule: { label: 'notifications.kind.schedule', icon: 'calendar' },
  meeting: { label: 'notifications.kind.meeting', icon: 'users' },
  safety: { label: 'notifications.kind.safety', icon: 'shield-alert' },
  health: { label: 'notifications.kind.health', icon: 'circle-help' },
  emergency: { label: 'notifications.emergency', icon: 'shield-alert' },
};

/**
 * Returns the label of a notification's kind; of an emergency the kind of alert, because a drill is none. A drill that has
 * ended is only a drill, because some kinds are called an emergency.
 */
export function kindLabel({
  kind,
  mode,
  alert_kind,
  closed_at,
}: Pick<Notification, 'kind' | 'mode' | 'alert_kind' | 'closed_at'>): MessageId {
  const isEndedDrill = mode === 'drill' && closed_at !== null;
  if (alert_kind && !isEndedDrill) return alertKinds[alert_kind];
  return kind === 'emergency' && mode === 'drill' ? 'notifications.drill' : kinds[kind].label;
}
