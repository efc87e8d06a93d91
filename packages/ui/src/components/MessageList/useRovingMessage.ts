import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { VirtualizerHandle } from 'virtua';

interface RovingMessageOptions {
  list: RefObject<VirtualizerHandle | null>;
  scroller: RefObject<HTMLElement | null>;
  keys: readonly string[];
}

/** One tab stop among many messages, which arrow keys move. */
export interface RovingMessage {
  /** Index of the message that Tab reaches. */
  current: number;
  /** Indexes of the messages that must be rendered: this one, and the one that has focus until this one takes it. */
  mounted: number[];
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  focusLast: () => void;
}

const indexOfMessage = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-message]')?.dataset.message ?? -1);

/** Moves focus between messages, also to those that are not rendered yet. */
export const useRovingMessage = ({ list, scroller, keys }: RovingMessageOptions): RovingMessage => {
  const [currentKey, setCurrentKey] = useState<string>();
  const [focusedKey, setFocusedKey] = useState<string>();
  const hasPendingFocus = useRef(false);
  const storedIndex = currentKey === undefined ? -1 : keys.indexOf(currentKey);
  const current = storedIndex < 0 ? Math.max(0, keys.length - 1) : storedIndex;
  const focused = focusedKey === undefined ? -1 : keys.indexOf(focusedKey);

  useLayoutEffect(() => {
    if (!hasPendingFocus.current) return undefined;
    let frame = 0;
    const focusCurrent = () => {
      const message = scroller.current?.querySelector<HTMLElement>(`[data-message="${current}"]`);
      message?.focus({ preventScroll: true });
      // A message that is not measured yet is hidden, and takes no focus.
      if (!message || message.ownerDocument.activeElement !== message)
        frame = requestAnimationFrame(focusCurrent);
    };
    focusCurrent();
    return () => cancelAnimationFrame(frame);
  });

  const moveTo = (index: number) => {
    if (index < 0 || index >= keys.length) return;
    hasPendingFocus.current = true;
    setCurrentKey(keys[index]);
    list.current?.scrollToIndex(index, { align: 'nearest' });
  };

  return {
    current,
    mounted: focused < 0 || focused === current ? [current] : [current, focused],
    onKeyDown: (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isOnMessage = (event.target as Element).hasAttribute('data-message');
      if (event.defaultPrevented || !isOnMessage || ctrlKey || metaKey || altKey || shiftKey) return;
      if (key === 'ArrowUp') moveTo(current - 1);
      else if (key === 'ArrowDown') moveTo(current + 1);
      else if (key === 'Home') moveTo(0);
      else if (key === 'End') moveTo(keys.length - 1);
      else return;
      event.preventDefault();
    },
    onFocus: ({ target }) => {
      const index = indexOfMessage(target);
      if (index < 0) return;
      hasPendingFocus.current = false;
      setFocusedKey(keys[index]);
      if (index !== current) setCurrentKey(keys[index]);
    },
    focusLast: () => moveTo(keys.length - 1),
  };
};
