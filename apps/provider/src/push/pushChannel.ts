import { readDeliveryContent } from '../mail/deliveryContent.ts';
import type { DeliveryBatch, DeliveryFault } from '../mail/deliveryQueue.ts';
import type { Channel, Mark, Write } from '../mail/deliveryWorker.ts';
import type { LogoReader } from '../mail/logo.ts';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { Encryption } from '../plugins/encryption.ts';
import type { PublicAddress } from '../plugins/publicAddress.ts';
import {
  openPushServices,
  type PushAnswer,
  type PushMessage,
  type PushServiceOptions,
  type PushServices,
} from './pushService.ts';
import { deleteDevices, type Device, readDevices } from './subscriptions.ts';
import { writePush } from './writePush.ts';

/** The dependencies of push messages; without a contact it is `no-reply` at the school's domain. */
export interface PushChannelOptions extends Omit<PushServiceOptions, 'contact'> {
  encryption: Encryption;
  readLogo: LogoReader;
  publicAddress: PublicAddress;
  contact?: string | undefined;
}

/** A message to all devices of a person. */
interface DeviceMessage {
  push: PushMessage;
  devices: readonly Device[];
}

/** No device accepted a message. */
class PushFault extends Error {
  override name = 'PushFault';
  readonly fault: DeliveryFault;
  constructor(fault: DeliveryFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Returns why no device accepted the message: a temporary fault as long as one of them may accept it later. */
function faultOf(answers: readonly PushAnswer[], now: Date): DeliveryFault {
  const failed = answers.filter((answer) => 'message' in answer);
  const unavailable = failed.filter(({ state }) => state === 'unavailable');
  const [first] = unavailable.length > 0 ? unavailable : failed;
  if (!first) return { reason: 'no_device', message: 'The push service ended the subscription.' };
  if (unavailable.length === 0) return { reason: 'message_refused', message: first.message };
  const pauses = unavailable.map(({ retryAfter }) => retryAfter ?? 0);
  const pause = Math.min(...pauses);
  return { message: first.message, earliest: pause > 0 ? new Date(now.getTime() + pause) : undefined };
}

/** Sends to all devices at once. @throws PushFault when none accepted the message. */
async function sendToDevices(
  { post }: PushServices,
  { push, devices }: DeviceMessage,
  mark: Mark,
  { collegeId }: DeliveryBatch,
  clock: () => Date,
): Promise<void> {
  const answers = await Promise.all(devices.map(({ subscription }) => post(subscription, push)));
  const ended = devices.filter((_, index) => answers[index]!.state === 'ended').map(({ id }) => id);
  if (ended.length > 0) await mark((tx) => deleteDevices(tx, collegeId, ended));
  if (!answers.some(({ state }) => state === 'accepted')) throw new PushFault(faultOf(answers, clock()));
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
        const contact = options.contact ?? `no-reply@${new URL(content.origin).hostname}`;
        services = openPushServices({ ...options, contact }, signal);
        const people = batch.deliveries.map(({ user_id }) => user_id);
        const devices = await readDevices(tx, encryption, batch.collegeId, people, now);
        return (delivery) => {
          const written = writePush(encryption, batch.collegeId, content, delivery);
          if (!('message' in written)) return written;
          const own = devices.get(delivery.user_id);
          return own ? { message: { push: written.message, devices: own } } : { reason: 'no_device' };
        };
      };
      return {
        prepare,
        send: (message) => sendToDevices(services!, message, mark, batch, clock),
        faultOf: (error) => (error instanceof PushFault ? error.fault : { message: String(error) }),
        close: () => services?.close(),
      };
    },
  };
}
