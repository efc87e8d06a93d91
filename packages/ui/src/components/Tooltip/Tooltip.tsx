import {
  cloneElement,
  useRef,
  useState,
  type ComponentType,
  type DOMAttributes,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { TipCause, TipState, TooltipTipProps } from './TooltipTip.tsx';

/** Whether the tip describes the control, or shows its name. */
export type TooltipPurpose = 'description' | 'label';
/** The preferred side of the tip relative to the control. */
export type TooltipSide = 'above' | 'below';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The text. It must not contain controls, because they could not be reached. */
  content: ReactNode;
  /** One element that takes focus and passes on handlers and `aria-describedby`. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** `label` if the text is the control's accessible name: it isn't read twice then. @default 'description' */
  purpose?: TooltipPurpose;
  /** @default 'above' */
  side?: TooltipSide;
}

type Handlers = 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onPointerUp' | 'onClick' | 'onBlur';

let Tip: ComponentType<TooltipTipProps> | undefined;

/**
 * Loads the code that draws tips. Without it the first tip loads it and appears when it is there.
 * @throws If the code can't be loaded, for example without a connection.
 */
export const preloadTooltip = async (): Promise<void> => {
  Tip ??= (await import('./TooltipTip.tsx')).TooltipTip;
};

/**
 * A short text about a control, shown immediately under the pointer or on keyboard focus (delay 0, at most 350 px,
 * layer 9999: specification §9). Escape, a press and scrolling close it; the pointer may move onto it. Adds no
 * element; its code is loaded with the first tip. Don't put required information there: it does not open on touch.
 */
export const Tooltip = ({
  content,
  children,
  purpose = 'description',
  side = 'above',
}: TooltipProps): ReactNode => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<TipState>();
  const trigger = useRef<DOMAttributes<HTMLElement>>(null);
  const cause = useRef<TipCause>(null);
  const childProps = children.props;

  const start = async ({ currentTarget }: { currentTarget: HTMLElement }, by: TipCause) => {
    cause.current = by;
    /* A tip that cannot be loaded is left out; nothing depends on it. */
    if (!Tip) await preloadTooltip().catch(() => undefined);
    if (Tip && cause.current === by) setAnchor(currentTarget);
  };
  /* Radix honours what the caller's handler prevents. */
  const pass = (name: Handlers, next?: TipCause) => (event: never) => {
    childProps[name]?.(event);
    if (next !== undefined) cause.current = next;
    trigger.current?.[name]?.(event);
  };
  return (
    <>
      {cloneElement(children, {
        ...state,
        ...childProps,
        'aria-describedby': state?.['aria-describedby'] ?? childProps['aria-describedby'],
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          childProps.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') void start(event, 'pointer');
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          childProps.onFocus?.(event);
          if (cause.current === 'press' || !event.currentTarget.matches(':focus-visible')) return;
          void start(event, 'focus');
          trigger.current?.onFocus?.(event);
        },
        onPointerMove: pass('onPointerMove'),
        onPointerLeave: pass('onPointerLeave', null),
        onPointerDown: pass('onPointerDown', 'press'),
        onPointerUp: pass('onPointerUp', null),
        onClick: pass('onClick'),
        onBlur: pass('onBlur', null),
      })}
      {anchor && Tip && (
        <Tip
          anchor={anchor}
          describedBy={childProps['aria-describedby']}
          describes={purpose === 'description'}
          content={content}
          side={side}
          cause={cause}
          trigger={trigger}
          onStateChange={setState}
        />
      )}
    </>
  );
};
