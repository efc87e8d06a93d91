import type { ReactNode } from 'react';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './MessageBubble.css.ts';

/** People's reactions with one emoji. */
export interface MessageReaction {
  emoji: string;
  /** The number of people who chose it. */
  count: number;
  /** Their known names, read aloud and shown as a tooltip with the number of the others. */
  names?: readonly string[];
  /** Whether the user is one of them. @default false */
  own?: boolean;
}

interface ReactionsProps {
  reactions: readonly MessageReaction[];
  onToggle: ((emoji: string) => void) | undefined;
}

/** A row of toggle buttons, one for each emoji. */
export const Reactions = ({ reactions, onToggle }: ReactionsProps): ReactNode => {
  const { messageBubble: messages } = useMessages();
  const locale = useLocale();
  return (
    <div role="group" aria-label={messages.reactions} className={css.reactions}>
      {reactions.map(({ emoji, count, names = [], own = false }) => {
        const rest = count - names.length;
        const shownNames = names.length > 0 && rest > 0 ? [...names, messages.others(rest)] : names;
        const nameList = new Intl.ListFormat(locale).format(shownNames);
        const button = (
          <button
            key={emoji}
            type="button"
            aria-pressed={own}
            aria-disabled={!onToggle || undefined}
            aria-label={messages.reaction(emoji, count, nameList)}
            className={css.reaction}
            onClick={() => onToggle?.(emoji)}
          >
            <span aria-hidden>{emoji}</span>
            <span aria-hidden>{new Intl.NumberFormat(locale).format(count)}</span>
          </button>
        );
        return nameList ? (
          <Tooltip key={emoji} content={nameList} purpose="label">
            {button}
          </Tooltip>
        ) : (
          button
        );
      })}
    </div>
  );
};
