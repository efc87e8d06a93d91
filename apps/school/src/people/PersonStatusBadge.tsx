import type { SchoolUser } from '@school/domain';
import { Badge, type BadgeProps, Text } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';

type Look = Required<Pick<BadgeProps, 'tone' | 'icon'>> & { label: MessageId };

const looks: Record<SchoolUser['status'], Look> = {
  active: { tone: 'positive', icon: 'circle-check', label: 'users.status.active' },
  pending: { tone: 'info', icon: 'clock', label: 'users.status.pending' },
  suspended: { tone: 'neutral', icon: 'lock', label: 'users.status.suspended' },
};

/**
 * Whether somebody may come in.
 *
 * @param props.quiet In a list, where it is worth a colour only if they may not.
 */
export function PersonStatusBadge(props: { status: SchoolUser['status']; quiet?: boolean }) {
  const t = useText();
  const { tone, icon, label } = looks[props.status];
  if (props.quiet && props.status === 'active') {
    return (
      <Text as="span" size="small" tone="quiet">
        {t(label)}
      </Text>
    );
  }
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}
