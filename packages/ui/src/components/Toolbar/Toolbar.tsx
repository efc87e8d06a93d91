import {
  useEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { isRightToLeft } from '../../internal/isRightToLeft.ts';
import { isInPopup, usesKey, rove, getStops } from './stops.ts';
import * as css from './Toolbar.css.ts';

/** Props of {@link Toolbar}, plus the attributes of `<div>`. */
export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name: what its controls change, such as "Formatting". */
  label: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** `raised` gives it a raised surface, over other content. @default 'none' */
  surface?: keyof typeof css.surface;
  /** Buttons, groups of them, menus, and `ToolbarSeparator` between. Fields last: they need the arrows themselves. */
  children: ReactNode;
}

const sides = {
  horizontal: { forwardKey: ['ArrowRight', 'ArrowLeft'], back: ['ArrowLeft', 'ArrowRight'] },
  vertical: { forwardKey: ['ArrowDown', 'ArrowDown'], back: ['ArrowUp', 'ArrowUp'] },
} as const;

/**
 * Controls for one object as a single tab stop: Tab focuses the last used one and then leaves the toolbar, arrows move
 * in reading direction, Home and End to the ends. Renders a `<div role="toolbar">`.
 */
export const Toolbar = ({
  label,
  orientation = 'horizontal',
  surface = 'none',
  className,
  ref,
  onKeyDown,
  onFocus,
  ...rest
}: ToolbarProps): ReactNode => {
  const toolbarRef = useRef<HTMLDivElement>(null);

  /* Controls are added, removed and disabled without a render of the toolbar. */
  useEffect(() => {
    const toolbar = toolbarRef.current;
    if (!toolbar) return;
    const watch = new MutationObserver(() => rove(toolbar, document.activeElement));
    rove(toolbar, null);
    watch.observe(toolbar, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => watch.disconnect();
  }, []);

  const rememberStop = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (!isInPopup(event.currentTarget, event.target)) rove(event.currentTarget, event.target);
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { currentTarget: toolbar, key, target } = event;
    const element = target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isInPopup(toolbar, element)) return;
    const rtl = isRightToLeft(toolbar) ? 1 : 0;
    const back = key === sides[orientation].back[rtl];
    if (!back && key !== sides[orientation].forwardKey[rtl] && key !== 'Home' && key !== 'End') return;
    if (usesKey(element, key, back)) return;
    const stops = getStops(toolbar);
    const at = stops.indexOf(element);
    const last = stops.length - 1;
    const next = key === 'Home' ? 0 : key === 'End' ? last : back ? at - 1 : at + 1;
    event.preventDefault();
    stops.at(next > last ? 0 : next)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its controls are focused, as in the ARIA toolbar pattern
    <div
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      {...rest}
      ref={(node) => {
        toolbarRef.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
      }}
      className={cx(css.root, orientation === 'vertical' && css.upright, css.surface[surface], className)}
      onKeyDown={move}
      onFocus={rememberStop}
    />
  );
};
