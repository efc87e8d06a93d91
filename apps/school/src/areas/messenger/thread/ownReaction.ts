import { type MessageReaction, reactionLimits } from '@school/domain';
import type { Message } from '../../../intl/problemText.ts';

type Reactor = MessageReaction['people'][number];

/** Returns the reactions with or without the user's; the same ones if nothing changes. */
export function withOwnReaction(
  reactions: readonly MessageReaction[],
  emoji: string,
  user: Reactor,
  added: boolean,
): MessageReaction[] {
  const reaction = reactions.find((one) => one.emoji === emoji);
  if ((reaction?.mine ?? false) === added) return [...reactions];
  if (!reaction) return [...reactions, { emoji, count: 1, mine: true, people: [user] }];
  const others = reaction.people.filter(({ id }) => id !== user.id);
  const changed: MessageReaction = {
    emoji,
    count: reaction.count + (added ? 1 : -1),
    mine: added,
    people: added ? [...others, user] : others,
  };
  return reactions.flatMap((one) => {
    if (one.emoji !== emoji) return [one];
    return changed.count > 0 ? [changed] : [];
  });
}

/** Returns why the user can't add another reaction to a message; nothing if they can. */
export function reactionLimitMessage(
  reactions: readonly MessageReaction[],
  emoji: string,
): Message | undefined {
  const ownCount = reactions.filter(({ mine }) => mine).length;
  if (ownCount >= reactionLimits.person)
    return { id: 'messenger.tooManyOwnReactions', values: { count: reactionLimits.person } };
  const isUsed = reactions.some((one) => one.emoji === emoji);
  if (reactions.length >= reactionLimits.message && !isUsed)
    return { id: 'messenger.tooManyReactions', values: { count: reactionLimits.message } };
  return undefined;
}
