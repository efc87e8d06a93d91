import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** The message to show: each new object scrolls to it once, and highlights it. */
export interface MessageTarget {
  key: string;
}

interface MessageScrollOptions {
  list: RefObject<VirtualizerHandle | null>;
  keys: readonly string[];
  firstUnread: string | undefined;
  target: MessageTarget | undefined;
  onLoadOlder: (() => void) | undefined;
  loadingOlder: boolean;
  onAtEndChange: ((atEnd: boolean) => void) | undefined;
}

/** The scroll state of the list. */
export interface MessageScroll {
  /** Messages were added above the first one. */
  shift: boolean;
  atStart: boolean;
  atEnd: boolean;
  /** Messages that were added at the end since the user left it. */
  newCount: number;
  /** Key of the message that was scrolled to. */
  highlighted: string | undefined;
  onScroll: () => void;
  onResize: () => void;
  toEnd: () => void;
}

/* Distances in px: how near the end counts as the end, and how near the start loads older messages. */
const endMargin = 48;
const startMargin = 600;

const highlightTime = 2000;

/** Keeps a list of messages at its end or at the reader's position, and loads older messages near the start. */
export const useMessageScroll = ({
  list,
  keys,
  firstUnread,
  target,
  onLoadOlder,
  loadingOlder,
  onAtEndChange,
}: MessageScrollOptions): MessageScroll => {
  const [place, setAnchor] = useState({ atStart: false, atEnd: true });
  const [newCount, setNewCount] = useState(0);
  const [highlighted, setHighlighted] = useState<string>();
  const previous = useRef<{ first?: string | undefined; last?: string | undefined }>({});
  /* Read by callbacks between renders. True until the reader scrolls away, also while added messages are measured. */
  const atEnd = useRef(true);
  const lastScroll = useRef({ offset: 0, size: 0 });
  const requestedFor = useRef<string>(undefined);

  const { first } = previous.current;
  const shift = first !== undefined && first !== keys[0] && keys.includes(first);

  const toEnd = () => list.current?.scrollToIndex(keys.length - 1, { align: 'end' });

  const leaveEnd = () => {
    if (!atEnd.current) return;
    atEnd.current = false;
    onAtEndChange?.(false);
    setAnchor((old) => ({ ...old, atEnd: false }));
  };

  const onScroll = () => {
    const view = list.current;
    if (!view) return;
    const { scrollOffset: offset, scrollSize: size } = view;
    const { offset: oldOffset, size: oldSize } = lastScroll.current;
    lastScroll.current = { offset, size };
    // A list that shrinks moves up automatically; any further move up is the reader's.
    const hasMovedUp = offset - oldOffset < Math.min(0, size - oldSize) - 1;
    const isNearEnd = size - view.viewportSize - offset < endMargin;
    const nowAtEnd = isNearEnd || (atEnd.current && !hasMovedUp);
    const atStart = offset < startMargin;
    if (nowAtEnd) setNewCount(0);
    if (nowAtEnd !== atEnd.current) onAtEndChange?.(nowAtEnd);
    atEnd.current = nowAtEnd;
    setAnchor((old) =>
      old.atEnd === nowAtEnd && old.atStart === atStart ? old : { atStart, atEnd: nowAtEnd },
    );
    /* Once for each first message: a failed request is repeated by the button, not by every scroll. */
    if (!atStart || !onLoadOlder || loadingOlder || requestedFor.current === keys[0]) return;
    requestedFor.current = keys[0];
    onLoadOlder();
  };

  const firstKey = keys[0];
  const lastKey = keys.at(-1);
  useLayoutEffect(() => {
    const { last } = previous.current;
    previous.current = { first: firstKey, last: lastKey };
    if (lastKey === undefined || last === lastKey) return;
    const lastIndex = last === undefined ? -1 : keys.indexOf(last);
    const unreadIndex = last === undefined && firstUnread !== undefined ? keys.indexOf(firstUnread) : -1;
    if (unreadIndex >= 0) {
      leaveEnd();
      list.current?.scrollToIndex(unreadIndex, { align: 'start' });
    } else if (lastIndex < 0 || atEnd.current) list.current?.scrollToIndex(keys.length - 1, { align: 'end' });
    else setNewCount((count) => count + keys.length - 1 - lastIndex);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the first or last message matters
  }, [firstKey, lastKey]);

  const targetIndex = target ? keys.indexOf(target.key) : -1;
  const canShowTarget = targetIndex >= 0;
  const shownTarget = useRef<MessageTarget>(undefined);
  useEffect(() => {
    if (!target || !canShowTarget || shownTarget.current === target) return undefined;
    shownTarget.current = target;
    if (targetIndex < keys.length - 1) leaveEnd();
    list.current?.scrollToIndex(targetIndex, { align: 'center' });
    setHighlighted(target.key);
    const timer = setTimeout(() => setHighlighted(undefined), highlightTime);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the index may change while the target is highlighted
  }, [target, canShowTarget, list]);

  return {
    shift,
    ...place,
    newCount,
    highlighted,
    onScroll,
    /* An image that loads at the end, or a composer that grows, must not hide the last message. */
    onResize: () => {
      if (atEnd.current) toEnd();
      onScroll();
    },
    toEnd,
  };
};
