import type { ChannelFailure } from '@school/domain';
import { cutText } from '../cutText.ts';
import type { Delivery, DeliveryFault } from '../mail/deliveryQueue.ts';
import type { Channel } from '../mail/deliveryWorker.ts';
import { alertToken } from '../mail/alertToken.ts';
import type { LogoReader } from '../mail/logo.ts';
import { oneLine } from '../mail/oneLine.ts';
import { type DeliveryContent, readDeliveryContent } from '../mail/deliveryContent.ts';
import { resolveDelivery, type Withheld } from '../mail/resolveDelivery.ts';
import { deliveryId } from '../mail/writeDelivery.ts';
import type { Encryption } from '../security/encryption.ts';
import type { PublicAddress } from '../http/publicAddress.ts';
import { fillText } from '../messages.ts';
import { texts } from '../texts.ts';
import { type SmsService, SmsRejected, type TextMessage } from './smsService.ts';

/** The dependencies of text messages. */
export interface SmsChannelOptions {
  service: SmsService;
  encryption: Encryption;
  readLogo: LogoReader;
  publicAddress: PublicAddress;
}

/** Characters with the link: six parts in most alphabets. */
const mostCharacters = 400;

/** Writes a text message in the person's language: school, title, text and link to the alert page, which needs no sign-in. */
export function writeSms(
  encryption: Encryption,
  collegeId: string,
  content: DeliveryContent,
  delivery: Delivery,
): { message: TextMessage } | Withheld | { reason: ChannelFailure } {
  const resolved = resolveDelivery(content, delivery);
  if (!('row' in resolved)) return resolved;
  const { person, row, kind, language } = resolved;
  if (!person.phone) return { reason: 'number_refused' };
  const { subject } = texts[language].notificationEmails[kind];
  const words = [
    fillText(language, subject, { title: resolved.title }),
    content.school.name,
    resolved.content,
  ];
  const target = { notificationId: row.id, userId: delivery.user_id };
  const link = `${content.origin}/alert/${alertToken(encryption, collegeId, target)}`;
  const room = mostCharacters - link.length - 1;
  const text = cutText(words.map(oneLine).join(' · '), ({ length }) => length <= room);
  return { message: { id: deliveryId(delivery), to: person.phone, text: `${text} ${link}` } };
}

function toDeliveryFault(error: unknown): DeliveryFault {
  if (!(error instanceof SmsRejected)) return { message: String((error as Error).message), isOfServer: true };
  const { message, reason } = error;
  return { message, reason, isOfServer: !reason };
}

/** Sends text messages through the operator's service. */
export function smsChannel({
  service,
  encryption,
  readLogo,
  publicAddress,
}: SmsChannelOptions): Channel<TextMessage> {
  return {
    name: 'sms',
    lanes: 5,
    open: (batch, _mark, signal) => ({
      async prepare(tx, now) {
        const content = await readDeliveryContent(tx, batch, { readLogo, publicAddress }, now);
        return (delivery) => writeSms(encryption, batch.collegeId, content, delivery);
      },
      send: (message) => service.send(message, signal),
      toFault: toDeliveryFault,
      close: () => undefined,
    }),
  };
}
