import type { DeliveryChannel } from './database/tables/mail.ts';
import { type Channel, startDeliveryWorker } from './mail/deliveryWorker.ts';
import { emailChannel, type EmailChannelOptions } from './mail/emailChannel.ts';
import { startMessagePushWorker } from './push/messagePushWorker.ts';
import { pushChannel, type PushChannelOptions } from './push/pushChannel.ts';
import { smsChannel } from './sms/smsChannel.ts';
import { httpSmsService, type SmsAccount } from './sms/smsService.ts';
import type { Loop } from './worker/loop.ts';

/** The dependencies of all channels. */
export interface DeliveriesOptions extends EmailChannelOptions, PushChannelOptions {
  /** Without it no text message is sent. */
  sms?: SmsAccount | undefined;
}

/**
 * Starts the workers of the installation's channels outside of the app: two each, of alerts and of ordinary messages, and one for
 * push messages about the messenger.
 * @returns the workers, and the channels that messages are queued for.
 */
export function startDeliveries(options: DeliveriesOptions): {
  channels: DeliveryChannel[];
  workers: Loop[];
} {
  const { sms } = options;
  const start = <Message>(channel: Channel<Message>, kinds: readonly boolean[]) =>
    kinds.map((urgent) => startDeliveryWorker(options, channel, urgent));
  const workers = [
    ...start(emailChannel(options), [true, false]),
    ...start(pushChannel(options), [true, false]),
    startMessagePushWorker(options),
    ...(sms ? start(smsChannel({ ...options, service: httpSmsService(sms) }), [true]) : []),
  ];
  return { channels: sms ? ['email', 'push', 'sms'] : ['email', 'push'], workers };
}
