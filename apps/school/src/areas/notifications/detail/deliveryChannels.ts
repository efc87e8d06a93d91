import type { ChannelState } from '@school/domain';
import type { MessageId } from '../../../intl/messages.ts';

/** The ways to reach a person outside of the app. */
export const deliveryChannels = ['email', 'push', 'sms'] as const;

export type DeliveryChannel = (typeof deliveryChannels)[number];

/** Returns the name of a delivery's state. */
export const stateLabel = (channel: DeliveryChannel, state: ChannelState): MessageId =>
  ({
    failed: `notification.channels.failed.${channel}` as const,
    queued: `notification.channels.queued.${channel}` as const,
    sent: `notification.channels.sent.${channel}` as const,
  })[state];
