import { readDeliveryContent } from '../mail/deliveryContent.ts';
import type { DeliveryFault } from '../mail/deliveryQueue.ts';
import type { Channel, Write } from '../mail/deliveryWorker.ts';
import type { LogoReader } from '../mail/logo.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Encryption } from '../security/encryption.ts';
import type { PublicAddress } from '../http/publicAddress.ts';
import { openPushServices, type PushServiceOptions, type PushServices } from './pushService.ts';
import { type DeviceMessage, sendToDevices } from './sendToDevices.ts';
import { readDevices } from './subscriptions.ts';
import { writePush } from './writePush.ts';

/** The dependencies of push messages; without a contact it is `no-reply` at the school's domain. */
export interface PushChannelOptions extends Omit<PushServiceOptions, 'contact'> {
  encryption: Encryption;
  readLogo: LogoReader;
  publicAddress: PublicAddress;
  contact?: string | undefined;
}

/** Returns the e-mail address that push services may write to; `origin` is the school's. */
export const contactFor = ({ contact }: Pick<PushChannelOptions, 'contact'>, origin: string): string =>
  contact ?? `no-reply@${new URL(origin).hostname}`;

/** No device accepted a message. */
class PushFault extends Error {
  override name = 'PushFault';
  readonly fault: DeliveryFault;
  constructor(fault: DeliveryFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Sends push messages to the devices of people (Web Push, RFC 8030, 8291 and 8292). */
export function pushChannel(options: PushChannelOptions): Channel<DeviceMessage> {
  const { encryption, clock } = options;
  return {
    name: 'push',
    lanes: 20,
    open(batch, mark, signal) {
      let services: PushServices | undefined;
      const prepare = async (tx: CollegeTransaction, now: Date): Promise<Write<DeviceMessage>> => {
        const content = await readDeliveryContent(tx, batch, options, now);
        services = openPushServices({ ...options, contact: contactFor(options, content.origin) }, signal);
        const people = batch.deliveries.map(({ user_id }) => user_id);
        const devices = await readDevices(tx, encryption, batch.collegeId, people, now);
        return (delivery) => {
          const written = writePush(encryption, batch.collegeId, content, delivery);
          if (!('message' in written)) return written;
          const personDevices = devices.get(delivery.user_id);
          return personDevices
            ? { message: { push: written.message, devices: personDevices } }
            : { reason: 'no_device' };
        };
      };
      return {
        prepare,
        async send(message) {
          const fault = await sendToDevices(services!, message, mark, batch.collegeId, clock);
          if (fault) throw new PushFault(fault);
        },
        toFault: (error) => (error instanceof PushFault ? error.fault : { message: String(error) }),
        close: () => services?.close(),
      };
    },
  };
}
