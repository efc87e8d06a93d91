import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { popupTrigger } from '../../internal/popupTrigger.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { fetchMenuList, LazyMenuList } from './LazyMenuList.tsx';
import * as css from './Menu.css.ts';
import type { MenuItem } from './MenuItem.ts';

export type { MenuAction, MenuItem, MenuRow } from './MenuItem.ts';

/** Props of {@link Menu}, plus the attributes of `<span>`. */
export interface MenuProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  /** The actions, and `'separator'` between groups. */
  items: readonly MenuItem[];
  /** Text above the items, such as the owner of the account. */
  heading?: ReactNode;
  /** The edge of the trigger that it is flush with, if there is enough space. @default 'start' */
  align?: 'start' | 'end';
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is initially open. @default false */
  defaultOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Actions behind one button. It opens in the top layer, also inside a dialog; its list exists only while it is open.
 * Renders a `<span>` around the trigger.
 *
 * Keys: Enter, Space and ArrowDown open at the first item, ArrowUp at the last; arrow keys, Home, End and typed
 * characters move, ArrowLeft and ArrowRight within a row; Escape closes and returns focus; Tab closes and moves on.
 */
export const Menu = ({
  trigger,
  label,
  items,
  heading,
  align = 'start',
  open,
  defaultOpen = false,
  onOpenChange,
  onPointerEnter,
  onFocus,
  className,
  ...rest
}: MenuProps): ReactNode => {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [first, setFirst] = useState<'first' | 'last'>('first');

  const openAt = (position: 'first' | 'last') => {
    setFirst(position);
    setOpen(true);
  };

  return (
    <span
      {...rest}
      className={cx(css.root, className)}
      data-open={isOpen || undefined}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchMenuList();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchMenuList();
      }}
    >
      {popupTrigger(trigger, {
        id,
        kind: 'menu',
        open: isOpen,
        anchor,
        onPress: () => (isOpen ? setOpen(false) : openAt('first')),
        onKeyDown: (event) => {
          /* The list handles its keys itself, but it may still be loading; it must not take focus later. */
          if (isOpen && (event.key === 'Escape' || event.key === 'Tab')) return setOpen(false);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {isOpen && (
        <LazyMenuList
          id={id}
          anchor={anchor}
          label={label}
          items={items}
          heading={heading}
          align={align}
          first={first}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
};
