import { getPunctuation } from '@school/text';
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis';
import { __iconData as smilePlus } from 'lucide-react/icons/face-slightly-smiling-plus';
import { __iconData as forward } from 'lucide-react/icons/forward';
import { useContext, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import { MessagePosition } from '../../internal/MessagePosition.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import type { EmojiPickerProps } from '../EmojiPicker/EmojiPicker.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuAction, MenuItem } from '../Menu/MenuItem.ts';
import { ReceiptTicks, type ReceiptStatus } from '../ReceiptTicks/ReceiptTicks.tsx';
import { Time } from '../Time/Time.tsx';
import { LinkedText } from './LinkedText.tsx';
import * as css from './MessageBubble.css.ts';
import { Reactions, type MessageReaction } from './Reactions.tsx';

export type { MessageReaction } from './Reactions.tsx';

const Glyph = provideIcons({
  ellipsis,
  forward: toMirroredShape(forward),
  'smile-plus': toMirroredShape(smilePlus),
});

/** The message that another one replies to. */
export interface MessageQuote {
  author: string;
  /** Text of the message, shown in at most two lines. */
  text: string;
  /** Shows the quoted message; without it the quotation can't be pressed. */
  onJump?: () => void;
}

/** The delivery status of the user's message. */
export interface MessageReceipt {
  status: ReceiptStatus;
  /** The number of people who have read it; only with `read`, and only in groups. */
  readBy?: number;
}

/** Props that the message passes to the picker of reactions. */
export interface ReactionPickerProps extends Pick<
  EmojiPickerProps,
  'anchor' | 'label' | 'align' | 'open' | 'onOpenChange' | 'onEmojiSelect'
> {}

/** Props of {@link MessageBubble}, plus the attributes of `<article>`. */
export interface MessageBubbleProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the author; not shown on own messages. */
  author: string;
  /** The author's `Avatar`, 32 px, hidden from assistive technology. */
  avatar?: ReactNode;
  /** Time of sending: ISO 8601 with zone, or a `Date`. Shown as hour and minute. */
  sentAt: string | Date;
  /** Plain text; web and mail addresses in it become links. Without it a file alone is shown. */
  text?: string;
  /** Whether the user wrote it. @default false */
  own?: boolean;
  /** Follows a message of the same author: author and picture are not repeated. @default false */
  grouped?: boolean;
  /** Another message of the same author follows: the picture is beside that one. @default false */
  continued?: boolean;
  quote?: MessageQuote;
  /** Files and images, below the text. */
  attachments?: ReactNode;
  reactions?: readonly MessageReaction[];
  /** Adds or withdraws the user's reaction: by a reaction below the message, or by `quickReactions`. */
  onReactionToggle?: (emoji: string) => void;
  /** Emoji at the top of the actions, at most six. */
  quickReactions?: readonly string[];
  /** Whether it was copied from another conversation. @default false */
  forwarded?: boolean;
  /** Offers more reactions after `quickReactions`: draws an `EmojiPicker` with these props while it is open. */
  renderReactionPicker?: (props: ReactionPickerProps) => ReactNode;
  /** @default false */
  edited?: boolean;
  /** Shows that the message is deleted, instead of its text, files and reactions. @default false */
  deleted?: boolean;
  /** Delivery status, for the user's messages. */
  receipt?: MessageReceipt;
  /** The reason why a message with the status `failed` was not sent. */
  problem?: string;
  /** Sends a message with the status `failed` again. */
  onRetry?: () => void;
  /** Edits a message with the status `waiting` or `failed`. */
  onEdit?: () => void;
  /** Deletes a message with the status `waiting` or `failed`, which was never sent. */
  onDiscard?: () => void;
  /** Actions of the message: reply, react, edit, delete, forward, copy. */
  actions?: readonly MenuItem[];
}

/**
 * One message of a conversation: author, time, text and delivery status. Renders an `<article>` that is named by its
 * author, time, text and status.
 */
export const MessageBubble = ({
  author,
  avatar,
  sentAt,
  text,
  own = false,
  grouped = false,
  continued = false,
  quote,
  attachments,
  reactions = [],
  onReactionToggle,
  quickReactions = [],
  forwarded = false,
  renderReactionPicker,
  edited = false,
  deleted = false,
  receipt,
  problem,
  onRetry,
  onEdit,
  onDiscard,
  actions = [],
  className,
  ...rest
}: MessageBubbleProps): ReactNode => {
  const id = useId();
  const { messageBubble: messages } = useMessages();
  // By context, because the list's child may be a component that renders the message.
  const position = useContext(MessagePosition);
  const time = <Time value={sentAt} format="time" />;
  const unsent = receipt?.status === 'waiting' || receipt?.status === 'failed';
  const hasBubble = deleted || forwarded || Boolean(text) || quote !== undefined;
  const menuButton = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  const isOwn = (emoji: string) => reactions.some((one) => one.emoji === emoji && one.own);
  const quick = quickReactions.map((emoji): MenuAction => ({
    id: emoji,
    label: emoji,
    checked: isOwn(emoji),
    onSelect: () => onReactionToggle?.(emoji),
  }));
  const more: MenuAction = {
    id: `${id}more`,
    label: messages.moreReactions,
    icon: 'smile-plus',
    onSelect: () => setPicking(true),
  };
  const row = renderReactionPicker ? [...quick, more] : quick;
  const items: readonly MenuItem[] =
    row.length > 0 && onReactionToggle
      ? [{ id: `${id}reactions`, label: messages.reactions, row }, 'separator', ...actions]
      : actions;
  const ids = [`${id}by`, hasBubble && `${id}text`, receipt && `${id}state`, problem && `${id}problem`];
  return (
    <article
      aria-labelledby={ids.filter(Boolean).join(' ')}
      {...(position && { tabIndex: position.tabStop ? 0 : -1, 'data-message': position.index })}
      {...rest}
      data-from={own ? 'self' : 'other'}
      data-status={receipt?.status}
      className={cx(css.root, own ? css.own : css.other, grouped && css.grouped, className)}
    >
      {!own && <span className={css.picture}>{!continued && avatar}</span>}
      <div className={cx(css.stack, own && css.ownStack)}>
        <p id={`${id}by`} className={own || grouped ? css.hidden : css.by}>
          <bdi className={css.author}>{own ? messages.you : author}</bdi> {time}
        </p>
        <div className={css.line}>
          {hasBubble && (
            <div
              id={`${id}text`}
              className={cx(css.bubble, own ? css.ownBubble : css.otherBubble, !continued && css.last)}
            >
              {forwarded && !deleted && (
                <p className={css.forwarded}>
                  <Glyph name="forward" size={16} />
                  <span>{messages.forwarded}</span>
                </p>
              )}
              {quote && !deleted && <Quote {...quote} />}
              {deleted ? (
                <p className={css.deleted}>{messages.deleted}</p>
              ) : (
                text && (
                  <p dir="auto" className={css.text}>
                    <LinkedText text={text} />
                  </p>
                )
              )}
              {edited && !deleted && <p className={css.edited}>{messages.edited}</p>}
            </div>
          )}
          {!hasBubble && attachments}
          {items.length > 0 && !deleted && (
            <Menu
              className={cx(css.actions, own ? css.ownActions : css.otherActions)}
              label={messages.actions}
              align={own ? 'end' : 'start'}
              items={items}
              trigger={
                <IconButton
                  ref={menuButton}
                  icon="ellipsis"
                  label={messages.actions}
                  variant="plain"
                  size="s"
                />
              }
            />
          )}
          {isPicking &&
            !deleted &&
            renderReactionPicker?.({
              anchor: menuButton,
              label: messages.moreReactions,
              align: own ? 'end' : 'start',
              open: true,
              onOpenChange: setPicking,
              /* A reaction that is there already stays: it was chosen, not withdrawn. */
              onEmojiSelect: (emoji) => {
                if (!isOwn(emoji)) onReactionToggle?.(emoji);
              },
            })}
        </div>
        {hasBubble && !deleted && attachments}
        {reactions.length > 0 && !deleted && <Reactions reactions={reactions} onToggle={onReactionToggle} />}
        {receipt && !deleted && (
          <div className={css.foot}>
            <span id={`${id}state`} className={css.state}>
              <ReceiptTicks {...receipt} />
              {!unsent && (
                <span>
                  <span aria-hidden>· </span>
                  {time}
                </span>
              )}
            </span>
            {problem && (
              <span id={`${id}problem`} className={css.problem}>
                {problem}
              </span>
            )}
            {receipt.status === 'failed' && <Unsent label={messages.retry} onPress={onRetry} />}
            {unsent && <Unsent label={messages.edit} onPress={onEdit} />}
            {unsent && <Unsent label={messages.discard} onPress={onDiscard} />}
          </div>
        )}
      </div>
    </article>
  );
};

const Unsent = ({ label, onPress }: { label: string; onPress: (() => void) | undefined }) =>
  onPress && (
    <button type="button" className={css.unsentAction} onClick={onPress}>
      {label}
    </button>
  );

const Quote = ({ author, text, onJump }: MessageQuote) => {
  const { messageBubble: messages } = useMessages();
  const { colon } = getPunctuation(useLocale());
  const content = (
    <span className={css.quoteText}>
      <span className={css.hidden}>{`${messages.quote(author)}. `}</span>
      <span aria-hidden>
        <bdi>{author}</bdi>
        {colon}
      </span>
      <bdi>{text}</bdi>
    </span>
  );
  return onJump ? (
    <button type="button" className={cx(css.quote, css.quoteButton)} onClick={onJump}>
      {content}
    </button>
  ) : (
    <div className={css.quote}>{content}</div>
  );
};
