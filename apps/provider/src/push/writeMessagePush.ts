import { getDirection, fullName } from '@school/domain';
import { cutText } from '../cutText.ts';
import { oneLine } from '../mail/oneLine.ts';
import { textsIn } from '../messages.ts';
import { type MessagePushRow, mostCounted, type UnreadPush } from './messagePushContent.ts';
import type { PushMessage } from './pushService.ts';
import { pushJson, toTopic } from './writePush.ts';

/** Characters. */
const mostText = 120;
const mostName = 80;

/** Returns one short line, isolated so that its direction does not reorder what is beside it. */
const part = (text: string, most: number) =>
  `\u2068${cutText(oneLine(text).replaceAll(/\s+/gu, ' '), ({ length }) => length <= most)}\u2069`;

/**
 * Writes the push message about a conversation: who wrote, the beginning of the newest unread message, and the number where
 * there are several. It replaces an earlier one of the conversation, on the device and at the push service.
 */
export function writeMessagePush(
  origin: string,
  { push, name, language }: Pick<MessagePushRow, 'push' | 'name' | 'language'>,
  { body, author, files, unread }: UnreadPush,
  now: Date,
): PushMessage {
  const { conversation_id: id, expires_at } = push;
  const t = textsIn(language);
  const text = oneLine(body) ? part(body, mostText) : t('messenger.push.files', { count: files });
  const number =
    unread < mostCounted
      ? t('messenger.push.unread', { count: unread })
      : t('messenger.push.unreadMany', { count: mostCounted - 1 });
  const json = pushJson({
    title: [fullName(author), ...(name ? [name] : [])].map((one) => part(one, mostName)).join(' · '),
    lang: language,
    dir: getDirection(language),
    navigate: `${origin}/messenger/${id}`,
    tag: id,
    renotify: true,
    body: unread > 1 ? `${text}\n${number}` : text,
  });
  const timeToLive = Math.ceil((expires_at.getTime() - now.getTime()) / 1000);
  return { json, timeToLive, urgency: 'normal', topic: toTopic(id) };
}
