import type { DeliveryFault } from '../mail/deliveryQueue.ts';
import type { Mark } from '../worker/lease.ts';
import type { PushAnswer, PushMessage, PushServices } from './pushService.ts';
import { deleteDevices, type SubscribedDevice } from './subscriptions.ts';

/** A message to all devices of a person. */
export interface DeviceMessage {
  push: PushMessage;
  devices: readonly SubscribedDevice[];
}

/** Returns why no device accepted the message: a temporary fault as long as one of them may accept it later. */
function toDeliveryFault(answers: readonly PushAnswer[], now: Date): DeliveryFault {
  const failed = answers.filter((answer) => 'message' in answer);
  const unavailable = failed.filter(({ state }) => state === 'unavailable');
  const [first] = unavailable.length > 0 ? unavailable : failed;
  if (!first) return { reason: 'no_device', message: 'The push service ended the subscription.' };
  if (unavailable.length === 0) return { reason: 'message_refused', message: first.message };
  const pauses = unavailable.map(({ retryAfter }) => retryAfter ?? 0);
  const pause = Math.min(...pauses);
  return { message: first.message, earliest: pause > 0 ? new Date(now.getTime() + pause) : undefined };
}

/**
 * Sends to all devices at once, and deletes those whose subscription ended.
 * @param mark Runs work in a transaction of the school.
 * @returns why no device accepted the message; undefined when one did.
 */
export async function sendToDevices(
  { post }: PushServices,
  { push, devices }: DeviceMessage,
  mark: Mark,
  collegeId: string,
  clock: () => Date,
): Promise<DeliveryFault | undefined> {
  const answers = await Promise.all(devices.map(({ subscription }) => post(subscription, push)));
  const ended = devices.filter((_, index) => answers[index]!.state === 'ended').map(({ id }) => id);
  if (ended.length > 0) await mark((tx) => deleteDevices(tx, collegeId, ended));
  return answers.some(({ state }) => state === 'accepted') ? undefined : toDeliveryFault(answers, clock());
}
