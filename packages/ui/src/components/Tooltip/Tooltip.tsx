import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { TooltipTipProps } from './TooltipTip.tsx';

/** Whether the tip describes the control, or shows its name. */
export type TooltipPurpose = 'description' | 'label';
/** The preferred side of the tip relative to the control. */
export type TooltipSide = 'above' | 'below';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The words. No controls: they could not be reached. */
  content: ReactNode;
  /** One element that takes focus and passes on handlers and `aria-describedby`. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** `label` if the text is the control's accessible name: it isn't read twice then. @default 'description' */
  purpose?: TooltipPurpose;
  /** @default 'above' */
  side?: TooltipSide;
}

let loaded: ComponentType<TooltipTipProps> | undefined;

/**
 * Loads the code that draws tips. Without it the first tip loads it and appears when it is there.
 * @throws If the code can't be loaded, for example without a connection.
 */
export const preloadTooltip = async (): Promise<void> => {
  loaded ??= (await import('./TooltipTip.tsx')).TooltipTip;
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
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Tip, setTip] = useState(() => loaded);
  const isPressing = useRef(false);
  const childProps = children.props;

  useEffect(() => {
    /* Without it nothing can be placed: no tip is better than a page that fails. */
    if (!anchor || Tip || typeof ResizeObserver === 'undefined') return;
    let isCurrent = true;
    preloadTooltip().then(
      () => isCurrent && setTip(() => loaded),
      /* A tip that cannot be loaded is left out; nothing depends on it. */
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [anchor, Tip]);

  const open = anchor !== null && Tip !== undefined;
  return (
    <>
      {cloneElement(children, {
        ...(open && purpose === 'description'
          ? { 'aria-describedby': [childProps['aria-describedby'], id].filter(Boolean).join(' ') }
          : {}),
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          childProps.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') setAnchor(event.currentTarget);
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          childProps.onPointerLeave?.(event);
          isPressing.current = false;
          if (!open) setAnchor(null);
        },
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          childProps.onPointerDown?.(event);
          isPressing.current = true;
          setAnchor(null);
        },
        onPointerUp: (event: PointerEvent<HTMLElement>) => {
          childProps.onPointerUp?.(event);
          isPressing.current = false;
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          childProps.onFocus?.(event);
          if (!isPressing.current && event.currentTarget.matches(':focus-visible'))
            setAnchor(event.currentTarget);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          childProps.onBlur?.(event);
          setAnchor(null);
        },
      })}
      {open && (
        <Tip
          id={id}
          anchor={anchor}
          content={content}
          side={side}
          describes={purpose === 'description'}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};
