import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { cx } from '../../internal/cx.ts';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Announcer } from './Announcer.tsx';
import { MessageRow } from './MessageRow.tsx';
import * as css from './MessageList.css.ts';
import { useMessageScroll, type MessageTarget } from './useMessageScroll.ts';
import { useRovingMessage } from './useRovingMessage.ts';

export type { MessageTarget } from './useMessageScroll.ts';

provideIcons({ 'chevron-down': chevronDown });

/** Props of {@link MessageList}, plus the attributes of `<div>`. */
export interface MessageListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the log: the conversation. */
  label: string;
  /** The loaded messages, the oldest first. */
  items: readonly Item[];
  /** Returns the unique key of a message. It must not change when the server confirms the message. */
  itemKey: (item: Item) => string;
  /** Returns when a message was sent: ISO 8601 with zone, or a `Date`. */
  itemTime: (item: Item) => string | Date;
  /** Draws a message as a `MessageBubble`. */
  children: (item: Item, index: number) => ReactElement;
  /** Returns what is announced when the message is added at the end; an empty text announces nothing. */
  announcement?: (item: Item) => string;
  /** Key of the first unread message: a line is above it, and the list opens there. */
  firstUnread?: string;
  /** Number of unread messages, on that line. @default 0 */
  unreadCount?: number;
  /** Loads older messages: called near the top, and by a button. Without it there are none. */
  onLoadOlder?: () => void;
  /** Older messages are being loaded. @default false */
  loadingOlder?: boolean;
  /** The message to scroll to. */
  target?: MessageTarget;
  /** Called when the last message comes into view or leaves it. */
  onAtEndChange?: (atEnd: boolean) => void;
}

/**
 * The messages of a conversation, any number of them; only the visible ones are rendered. It stays at the end while it
 * is there, and keeps its position when older messages are added above or new ones below. One tab stop: arrow keys, Home
 * and End move between messages, Tab into one. Renders a `<div>` that scrolls inside; give it a height.
 */
export const MessageList = <Item,>({
  label,
  items,
  itemKey,
  itemTime,
  children,
  announcement,
  firstUnread,
  unreadCount = 0,
  onLoadOlder,
  loadingOlder = false,
  target,
  onAtEndChange,
  className,
  ...rest
}: MessageListProps<Item>): ReactNode => {
  const { messageList: messages } = useMessages();
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const keys = distinctKeys('MessageList', items.map(itemKey));
  const scroll = useMessageScroll({
    list,
    keys,
    firstUnread,
    target,
    onLoadOlder,
    loadingOlder,
    onAtEndChange,
  });
  const roving = useRovingMessage({ list, scroller, keys });
  return (
    <div {...rest} className={cx(css.root, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the messages inside */}
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        aria-busy={loadingOlder || undefined}
        /* New messages are announced once, by a separate region: history that is scrolled to is not news. */
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={items.length === 0 ? 0 : -1}
        className={css.scroller}
        onKeyDown={roving.onKeyDown}
        onFocus={roving.onFocus}
      >
        {items.length === 0 && !loadingOlder && <p className={css.empty}>{messages.empty}</p>}
        {/* Pushes a few messages to the end. */}
        <div className={css.filler} />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          shift={scroll.shift}
          keepMounted={roving.mounted}
          ssrCount={0}
          onScroll={scroll.onScroll}
          onResize={scroll.onResize}
        >
          {items.map((item, index) => (
            <MessageRow
              key={keys[index]}
              index={index}
              time={itemTime(item)}
              previousTime={index > 0 ? itemTime(items[index - 1]!) : undefined}
              unreadLabel={
                firstUnread !== undefined && keys[index] === firstUnread
                  ? messages.unread(unreadCount)
                  : undefined
              }
              tabStop={index === roving.current}
              highlighted={keys[index] === scroll.highlighted}
            >
              {children(item, index)}
            </MessageRow>
          ))}
        </Virtualizer>
      </div>
      {loadingOlder && (
        <div className={css.top}>
          <Spinner label={messages.loadingOlder} />
        </div>
      )}
      {onLoadOlder && !loadingOlder && scroll.atStart && (
        <div className={css.top}>
          <Button size="s" onClick={onLoadOlder}>
            {messages.loadOlder}
          </Button>
        </div>
      )}
      {!scroll.atEnd && (
        <div className={css.latest}>
          <IconButton
            icon="chevron-down"
            label={messages.latest(scroll.newCount)}
            count={scroll.newCount}
            onClick={() => {
              scroll.toEnd();
              roving.focusLast();
            }}
          />
        </div>
      )}
      <Announcer items={items} keys={keys} announcement={announcement} />
    </div>
  );
};
