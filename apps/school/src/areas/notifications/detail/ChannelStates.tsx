import type { NotificationRecipient } from '@school/domain';
import { Stack, Text } from '@school/ui';
import { isolate } from '../../../intl/isolate.ts';
import { useText } from '../../../intl/useText.ts';
import { type DeliveryChannel, deliveryChannels, stateLabel } from './deliveryChannels.ts';

/** State of each delivery to a recipient, with the reason if it was not delivered. */
export function ChannelStates({ recipient }: { recipient: Pick<NotificationRecipient, DeliveryChannel> }) {
  const t = useText();
  const used = deliveryChannels.filter((channel) => recipient[channel]);
  return (
    <Stack gap="xs">
      {used.map((channel) => {
        const { state, failure, reply } = recipient[channel]!;
        return (
          <Stack key={channel} gap="none">
            <Text size="small" tone={failure ? 'critical' : 'quiet'}>
              {failure
                ? t(`notification.channels.failedBecause.${channel}`, {
                    reason: t(`notification.channelFailure.${failure}`),
                  })
                : t(stateLabel(channel, state))}
            </Text>
            {reply && (
              <Text size="small" tone="quiet">
                {t('notification.channels.reply', { reply: isolate(reply) })}
              </Text>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
