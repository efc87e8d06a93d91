import type { EmailDelivery } from '@school/domain';
import { Text } from '@school/ui';
import { useText } from '../../../intl/useText.ts';

/** State of a recipient's e-mail, with the reason if it was not delivered. */
export function EmailState({ email: { state, failure } }: { email: EmailDelivery }) {
  const t = useText();
  if (failure)
    return (
      <Text size="small" tone="critical">
        {t('notification.email.failedBecause', { reason: t(`notification.email.failure.${failure}`) })}
      </Text>
    );
  return (
    <Text size="small" tone="quiet">
      {t(`notification.email.${state}`)}
    </Text>
  );
}
