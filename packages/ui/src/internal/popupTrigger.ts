import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';

interface TriggerProps {
  ref?: Ref<HTMLElement>;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Popup {
  /** The element that appears. */
  id: string;
  kind: 'menu' | 'dialog';
  open: boolean;
  /** Receives the trigger's element; the trigger's own ref does too. */
  anchor: RefObject<HTMLElement | null>;
  onPress: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The customer's own button, made the trigger of a popup. What it does by itself comes first, and may prevent ours. */
export const popupTrigger = (trigger: ReactElement, popup: Popup): ReactElement => {
  const own = trigger.props as TriggerProps;
  const { anchor, onKeyDown } = popup;
  return cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    ref: (node: HTMLElement | null) => {
      anchor.current = node;
      if (typeof own.ref === 'function') return own.ref(node);
      if (own.ref) own.ref.current = node;
    },
    'aria-haspopup': popup.kind,
    'aria-expanded': popup.open,
    'aria-controls': popup.open ? popup.id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      own.onClick?.(event);
      if (!event.defaultPrevented) popup.onPress();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      own.onKeyDown?.(event);
      if (!event.defaultPrevented) onKeyDown?.(event);
    },
  });
};
