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
  /** Receives the trigger's element; the trigger's ref does too. */
  anchor: RefObject<HTMLElement | null>;
  onPress: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Turns the caller's button into the trigger of a popup. The button's handlers run first, and may prevent the kit's.
 */
export const popupTrigger = (trigger: ReactElement, popup: Popup): ReactElement => {
  const triggerProps = trigger.props as TriggerProps;
  const { anchor, onKeyDown } = popup;
  return cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    ref: (node: HTMLElement | null) => {
      anchor.current = node;
      if (typeof triggerProps.ref === 'function') return triggerProps.ref(node);
      if (triggerProps.ref) triggerProps.ref.current = node;
    },
    'aria-haspopup': popup.kind,
    'aria-expanded': popup.open,
    'aria-controls': popup.open ? popup.id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      triggerProps.onClick?.(event);
      if (!event.defaultPrevented) popup.onPress();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      triggerProps.onKeyDown?.(event);
      if (!event.defaultPrevented) onKeyDown?.(event);
    },
  });
};
