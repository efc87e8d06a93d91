import type { EventStatus } from '@school/domain';
import { Badge, type BadgeProps } from '@school/ui';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';

const looks: Record<EventStatus, Required<Pick<BadgeProps, 'tone' | 'icon'>> & { label: MessageId }> = {
  tentative: { tone: 'caution', icon: 'clock', label: 'events.status.tentative' },
  confirmed: { tone: 'positive', icon: 'circle-check', label: 'events.status.confirmed' },
  cancelled: { tone: 'critical', icon: 'circle-x', label: 'events.status.cancelled' },
};

/** Status badge of an event. */
export function EventStatusBadge(props: { status: EventStatus }) {
  const t = useText();
  const { tone, icon, label } = looks[props.status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}
