import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { typeahead, type Typed } from '../../internal/typeahead.ts';
import { findScroller, useVirtual } from '../../internal/useVirtual.ts';
import { useMessages } from '../../root/messages.ts';
import type { MenuItem } from '../Menu/MenuItem.ts';
import * as css from './ConversationList.css.ts';
import { ConversationRow, type Conversation } from './ConversationRow.tsx';

export type { Conversation } from './ConversationRow.tsx';

/** Props of {@link ConversationList}, plus the attributes of `<ul>`. */
export interface ConversationListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onSelect'> {
  /** Accessible name of the list. */
  label: string;
  /** All conversations, in order. */
  conversations: readonly Conversation[];
  /** Id of the conversation that is shown beside the list. */
  selected?: string;
  /** Called with the id of a pressed conversation that has no `href`. */
  onSelect?: (id: string) => void;
  /** Actions of the conversation with an id: mark as unread, pin, mute, archive. Without any there is no button. */
  actions?: (id: string) => readonly MenuItem[];
}

/* The height of a row in px: two lines of text and its padding. */
const rowHeight = 68;

/**
 * The conversations of a messenger, any number of them; only the visible ones are rendered, inside any scroll
 * container. One row is a tab stop, followed by the button of its actions: arrow keys, Home, End and typed characters
 * move, Enter opens, Shift+F10 and the context menu key open the actions. Renders a `<ul>`.
 */
export const ConversationList = ({
  label,
  conversations,
  selected,
  onSelect,
  actions,
  className,
  ref,
  onKeyDown,
  ...rest
}: ConversationListProps): ReactNode => {
  const { conversationList: messages } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef<Typed>({ text: '', at: 0 });
  /* The row that takes focus once it is rendered. */
  const pending = useRef(-1);
  const [current, setCurrent] = useState<string>();
  const keys = distinctKeys(
    'ConversationList',
    conversations.map(({ id }) => id),
  );
  const segments = useVirtual(list, conversations.length, rowHeight, true);
  const indexOf = (id: string | undefined) => conversations.findIndex((each) => each.id === id);
  const tabStop = Math.max(0, [current, selected].map(indexOf).find((index) => index >= 0) ?? 0);

  const focusPending = () => {
    const row = list.current?.querySelector<HTMLElement>(
      `[data-index="${pending.current}"] > :is(a, button)`,
    );
    if (!row) return false;
    pending.current = -1;
    row.focus();
    return true;
  };
  useLayoutEffect(() => {
    if (pending.current >= 0) focusPending();
  });

  const moveTo = (index: number) => {
    const conversation = conversations[index];
    if (!conversation || !list.current) return;
    pending.current = index;
    setCurrent(conversation.id);
    if (!focusPending()) {
      const scroller = findScroller(list.current);
      const top = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      scroller.scrollTop += top + index * rowHeight;
    }
  };

  const moveByKey = (event: KeyboardEvent<HTMLUListElement>) => {
    onKeyDown?.(event);
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
    // The keys of an open menu bubble here too.
    if (!(event.target as HTMLElement).matches('[data-index] > :is(a, button)')) return;
    const last = conversations.length - 1;
    if (key === 'ArrowDown') moveTo(Math.min(tabStop + 1, last));
    else if (key === 'ArrowUp') moveTo(Math.max(tabStop - 1, 0));
    else if (key === 'Home') moveTo(0);
    else if (key === 'End') moveTo(last);
    else if (key.length === 1 && key !== ' ') {
      const names = conversations.map(({ name }) => name);
      moveTo(typeahead(names, tabStop, key, event.timeStamp, typed.current));
    } else return;
    event.preventDefault();
  };

  const drawRow = (index: number) => {
    const conversation = conversations[index]!;
    return (
      <ConversationRow
        key={keys[index]}
        conversation={conversation}
        index={index}
        total={conversations.length}
        selected={conversation.id === selected}
        tabStop={index === tabStop}
        onFocus={() => setCurrent(conversation.id)}
        onSelect={onSelect}
        actions={actions?.(conversation.id) ?? []}
      />
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the rows inside
    <ul
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
      role="list"
      aria-label={label}
      {...rest}
      ref={(node) => {
        list.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
        return undefined;
      }}
      className={cx(css.root, className)}
      onKeyDown={moveByKey}
    >
      {conversations.length === 0 && <li className={css.empty}>{messages.empty}</li>}
      {segments.flatMap((segment) =>
        'height' in segment
          ? [
              <li
                key={`spacer-${segment.before}`}
                role="presentation"
                aria-hidden
                style={{ blockSize: segment.height }}
              />,
            ]
          : Array.from({ length: segment.to - segment.from }, (_, at) => drawRow(segment.from + at)),
      )}
    </ul>
  );
};
