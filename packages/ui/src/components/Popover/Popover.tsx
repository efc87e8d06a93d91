import { useId, useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { popupTrigger } from '../../internal/popupTrigger.ts';
import { fetchAnchorPosition } from '../../internal/useAnchorPosition.ts';
import { useControlled } from '../../internal/useControlled.ts';
import * as css from './Popover.css.ts';
import { PopoverPanel } from './PopoverPanel.tsx';

/** The width of a popover: 280, 360 or 480 px, never more than the window. */
export type PopoverSize = 's' | 'm' | 'l';
/** The preferred side of the popover relative to its trigger. */
export type PopoverSide = 'below' | 'above';
/** The edge of its trigger that it is flush with, if there is enough space. */
export type PopoverAlign = 'start' | 'center' | 'end';

/** Props of {@link Popover}, plus the attributes of `<span>`. */
export interface PopoverProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** The button that opens and closes it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** Text and controls, rendered only while it is open. */
  children?: ReactNode;
  /** The buttons at the end of the footer. */
  footer?: ReactNode;
  /** @default 'm' */
  size?: PopoverSize;
  /** @default 'below' */
  side?: PopoverSide;
  /** @default 'start' */
  align?: PopoverAlign;
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is initially open. @default false */
  defaultOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Details beside a button: a few facts, a short filter, two or three settings. The page stays usable. It opens in the
 * top layer, also inside a dialog. Focus moves to its first control, and back to the trigger from inside. Renders a
 * `<span>` around the trigger.
 */
export const Popover = ({
  trigger,
  title,
  level = 2,
  children,
  footer,
  size = 'm',
  side = 'below',
  align = 'start',
  open,
  defaultOpen = false,
  onOpenChange,
  onPointerEnter,
  onFocus,
  className,
  ...rest
}: PopoverProps): ReactNode => {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);

  return (
    <span
      {...rest}
      className={cx(css.root, className)}
      data-open={isOpen || undefined}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        void fetchAnchorPosition();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        void fetchAnchorPosition();
      }}
    >
      {popupTrigger(trigger, {
        id,
        kind: 'dialog',
        open: isOpen,
        anchor,
        onPress: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <PopoverPanel
          id={id}
          anchor={anchor}
          title={title}
          level={level}
          footer={footer}
          size={size}
          side={side}
          align={align}
          onClose={() => setOpen(false)}
        >
          {children}
        </PopoverPanel>
      )}
    </span>
  );
};
