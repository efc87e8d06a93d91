import type { SchoolUser } from '@school/domain';
import { Badge, type BadgeProps } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';

type Look = Required<Pick<BadgeProps, 'tone' | 'icon'>> & { label: MessageId };

const looks: Record<SchoolUser['status'], Look> = {
  active: { tone: 'positive', icon: 'circle-check', label: 'users.status.active' },
  pending: { tone: 'info', icon: 'clock', label: 'users.status.pending' },
  suspended: { tone: 'neutral', icon: 'lock', label: 'users.status.suspended' },
};

/** Whether somebody may come in. */
export function PersonStatusBadge(props: { status: SchoolUser['status'] }) {
  const t = useText();
  const { tone, icon, label } = looks[props.status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}
