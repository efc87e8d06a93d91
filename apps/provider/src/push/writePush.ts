import { createHash } from 'node:crypto';
import { getDirection, type Language } from '@school/domain';
import { cutText } from '../cutText.ts';
import { alertToken } from '../mail/alertToken.ts';
import type { Delivery } from '../mail/deliveryQueue.ts';
import { oneLine } from '../mail/oneLine.ts';
import type { DeliveryContent } from '../mail/deliveryContent.ts';
import { resolveDelivery, type Withheld } from '../mail/resolveDelivery.ts';
import type { Encryption } from '../security/encryption.ts';
import { fillText, textsIn } from '../messages.ts';
import { texts } from '../texts.ts';
import type { PushMessage } from './pushService.ts';

/** Push services accept 4096 bytes, 103 of which encryption needs. */
const mostBytes = 3993;
/** Systems show a few lines. */
const mostBody = 1000;
const mostTitle = 200;

/** Returns the topic of what has this id: a push service keeps only its newest message for a device that is offline. */
export const toTopic = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 32);

/** Returns a message as declarative JSON (WebKit's form, which the service worker reads too). */
export const pushJson = (notification: object): string => JSON.stringify({ web_push: 8030, notification });

/** Returns the buttons that answer an alert, and the texts of their results; without the worker a button opens the alert page. */
function answersTo(origin: string, path: string, language: Language) {
  const t = textsIn(language);
  const navigate = `${origin}${path}`;
  return {
    actions: [
      { action: 'safe', title: t('notifications.answer.safe'), navigate },
      { action: 'needs_help', title: t('notifications.answer.needsHelp'), navigate },
    ],
    data: {
      answers: {
        path,
        safe: t('notifications.answer.answeredSafe'),
        needs_help: t('notifications.answer.answeredNeedsHelp'),
        late: t('emergencies.tooLate'),
        notSent: texts[language].alertPage.notSent,
      },
    },
  };
}

/**
 * Writes a push message. All messages of a notification have one tag, so that an update or the all-clear replaces the alert on
 * the screen. An ongoing alert can be answered from it.
 */
export function writePush(
  encryption: Encryption,
  collegeId: string,
  content: DeliveryContent,
  delivery: Delivery,
): { message: PushMessage } | Withheld {
  const resolved = resolveDelivery(content, delivery);
  if (!('row' in resolved)) return resolved;
  const { row, update, kind, language } = resolved;
  const { subject } = texts[language].notificationEmails[kind];
  const isEnded = update?.all_clear ?? false;
  const path = `/alert/${alertToken(encryption, collegeId, { notificationId: row.id, userId: delivery.user_id })}`;
  const notification = {
    title: cutText(
      oneLine(fillText(language, subject, { title: resolved.title })),
      ({ length }) => length <= mostTitle,
    ),
    lang: language,
    dir: getDirection(language),
    navigate: `${content.origin}/notifications/${row.id}`,
    tag: row.id,
    renotify: true,
    requireInteraction: delivery.urgent && !isEnded,
    ...(row.emergency && !isEnded ? answersTo(content.origin, path, language) : {}),
  };
  const toJson = (body: string) => pushJson({ ...notification, body });
  const fits = (body: string) => body.length <= mostBody && Buffer.byteLength(toJson(body)) <= mostBytes;
  const json = toJson(cutText(resolved.content, fits));
  const [timeToLive, urgency] = delivery.urgent ? ([3600, 'high'] as const) : ([86_400, 'normal'] as const);
  return { message: { json, timeToLive, urgency, topic: toTopic(row.id) } };
}
