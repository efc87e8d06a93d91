import type { ManagedNotification } from '@school/domain';
import { Meter, Text } from '@school/ui';
import { useText } from '../../intl/useText.ts';

/** Number of recipients who have seen a notification or answered an emergency, of all recipients. */
export function Delivery({
  notification,
}: {
  notification: Pick<ManagedNotification, 'status' | 'counts' | 'emergency'>;
}) {
  const t = useText();
  const { status, counts, emergency } = notification;
  if (status !== 'sent') {
    return (
      <Text as="span" size="small" tone="quiet">
        {t('notifications.notSent')}
      </Text>
    );
  }
  const value = emergency ? counts.acknowledged : counts.seen;
  return (
    <Meter
      value={value}
      max={counts.recipients}
      label={t(emergency ? 'notifications.answered' : 'notifications.seen', {
        count: value,
        total: counts.recipients,
      })}
    />
  );
}
