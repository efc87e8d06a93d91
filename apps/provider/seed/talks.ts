import { at, toDay, schoolDay } from './clock.ts';
import { toId, type SchoolKey } from './ids.ts';
import type { DemoConversation } from './shape.ts';
import type { TalkSource } from './source.ts';

/** A conversation in which everyone has read up to their own last message, or further. */
export function buildConversation(
  school: SchoolKey,
  { key, name, description, members, unread = 0, lines }: TalkSource,
  now: Date,
  findPerson: (by: string) => string,
): DemoConversation {
  const idOfLine = (number: number) => toId(`${school}/message/${key}/${number}`);
  const today = toDay(now);
  const readUpTo = (by: string) =>
    Math.max(lines.length - unread, lines.findLastIndex(([, , author]) => author === by) + 1);
  return {
    id: toId(`${school}/conversation/${key}`),
    kind: name ? 'group' : 'direct',
    name: name ?? null,
    description: description ?? null,
    members: members.map((by, index) => ({
      user_id: findPerson(by),
      role: name && index === 0 ? ('owner' as const) : ('member' as const),
      last_read_seq: readUpTo(by),
    })),
    messages: lines.map(([days, time, by, body, answers], index) => ({
      id: idOfLine(index + 1),
      author_id: findPerson(by),
      body,
      reply_to_id: answers ? idOfLine(answers) : null,
      created_at: at(schoolDay(today, days), time).toISOString(),
    })),
  };
}
