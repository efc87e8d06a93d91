import type { SchoolUser } from '@school/domain';
import { Badge, type BadgeProps, Text } from '@school/ui';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';

type Look = Pick<BadgeProps, 'tone' | 'icon'> & { label: MessageId };

/** Status in the list: an active person who never signed in is invited. */
export type PersonStatus = SchoolUser['status'] | 'invited';

const looks: Record<PersonStatus, Look> = {
  active: { tone: 'positive', icon: 'circle-check', label: 'users.status.active' },
  // Without an icon, so that it fits one line of its column.
  invited: { tone: 'info', label: 'users.status.invited' },
  pending: { tone: 'info', icon: 'clock', label: 'users.status.pending' },
  suspended: { tone: 'neutral', icon: 'lock', label: 'users.status.suspended' },
};

/**
 * Returns the status of a person as lists show it.
 *
 * @param whole Whether the reader may see sign-ins: without it, no person is shown as invited.
 */
export const accessStatus = (
  person: Pick<SchoolUser, 'status' | 'last_sign_in_at'>,
  whole: boolean,
): PersonStatus =>
  whole && person.status === 'active' && person.last_sign_in_at === null ? 'invited' : person.status;

/**
 * Status of a person: active, invited, pending or suspended.
 *
 * @param props.whole Whether the reader may see sign-ins: without it, no person is shown as invited.
 * @param props.quiet Whether it is in a list, where the normal status has no colour.
 */
export function PersonStatusBadge(props: {
  person: Pick<SchoolUser, 'status' | 'last_sign_in_at'>;
  whole: boolean;
  quiet?: boolean;
}) {
  const t = useText();
  const { person, whole } = props;
  const access = accessStatus(person, whole);
  const { tone, icon, label } = looks[access];
  if (props.quiet && access === 'active') {
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
