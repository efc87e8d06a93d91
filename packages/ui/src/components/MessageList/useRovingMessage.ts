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
  /** Index of the message that Tab reaches; it is always rendered. */
  current: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  focusLast: () => void;
}

const indexOfMessage = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-message]')?.dataset.message ?? -1);

/** Moves focus between messages, also to those that are not rendered yet. */
export const useRovingMessage = ({ list, scroller, keys }: RovingMessageOptions): RovingMessage => {
  const [currentKey, setCurrentKey] = useState<string>();
  const hasPendingFocus = useRef(false);
  const storedIndex = currentKey === undefined ? -1 : keys.indexOf(currentKey);
  const current = storedIndex < 0 ? Math.max(0, keys.length - 1) : storedIndex;

  useLayoutEffect(() => {
    if (!hasPendingFocus.current) return;
    const message = scroller.current?.querySelector<HTMLElement>(`[data-message="${current}"]`);
    if (!message) return;
    hasPendingFocus.current = false;
    message.focus({ preventScroll: true });
  });

  const moveTo = (index: number) => {
    if (index < 0 || index >= keys.length) return;
    hasPendingFocus.current = true;
    setCurrentKey(keys[index]);
    list.current?.scrollToIndex(index, { align: 'nearest' });
  };

  return {
    current,
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
      if (index >= 0 && index !== current) setCurrentKey(keys[index]);
    },
    focusLast: () => moveTo(keys.length - 1),
  };
};
