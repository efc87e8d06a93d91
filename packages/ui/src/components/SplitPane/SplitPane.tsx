import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { isRightToLeft } from '../../internal/isRightToLeft.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { limited, shareAfter, shareAt } from './share.ts';
import * as css from './SplitPane.css.ts';

/** Props of {@link SplitPane}, plus the attributes of `<div>`. */
export interface SplitPaneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the separator: the pane whose size it sets, such as "Conversations". */
  label: string;
  /** The pane at the start: the one whose size is set. */
  start: ReactNode;
  /** The pane at the end, which takes the remaining space. */
  end: ReactNode;
  /** `horizontal`: side by side; `vertical`: below one another. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** The share of the first pane in per cent, when controlled. */
  value?: number;
  /** The initial share, when uncontrolled. @default 50 */
  defaultValue?: number;
  /** Called with every change, also while the separator is dragged. */
  onValueChange?: (value: number) => void;
  /** Called when the separator is released, and after each key: the value to store. */
  onValueCommit?: (value: number) => void;
  /** The minimum share, in per cent. With 0 the pane can be collapsed. @default 10 */
  min?: number;
  /** The maximum share, in per cent. @default 90 */
  max?: number;
  /** Step of an arrow key, in per cent. @default 5 */
  step?: number;
}

/**
 * Two panes with a separator that is dragged or moved by arrow keys. Fills the given height. Each pane scrolls; use a
 * `ScrollArea` for content without focusable elements. Renders a `<div>`.
 *
 * Keys on the separator: arrow keys, Home and End; Enter collapses the first pane and restores its size.
 */
export const SplitPane = ({
  label,
  start,
  end,
  orientation = 'horizontal',
  value,
  defaultValue = 50,
  onValueChange,
  onValueCommit,
  min = 10,
  max = 90,
  step = 5,
  className,
  style,
  ...rest
}: SplitPaneProps): ReactNode => {
  const id = useId();
  const [currentValue, setCurrentValue] = useControlled(value, defaultValue, onValueChange);
  const before = useRef<number>(undefined);
  const draggedShare = useRef<number>(undefined);
  const limits = { min: limited(0, { min, max }), max: limited(100, { min, max }) };
  const share = limited(currentValue, limits);
  const vertical = orientation === 'vertical';

  const change = (next: number): number => {
    const allowed = limited(next, limits);
    if (allowed !== share) setCurrentValue(allowed);
    return allowed;
  };

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = isRightToLeft(event.currentTarget);
    let next = shareAfter(event.key, share, { ...limits, vertical, rtl, step });
    if (event.key === 'Enter') {
      next = share === limits.min ? (before.current ?? defaultValue) : limits.min;
      if (share !== limits.min) before.current = share;
    }
    if (next === undefined) return;
    event.preventDefault();
    const allowed = change(next);
    onValueCommit?.(allowed);
  };

  const draw = (event: PointerEvent<HTMLDivElement>) => {
    const line = event.currentTarget;
    if (!line.hasPointerCapture(event.pointerId)) return;
    /* The line itself has no share; its middle follows the pointer. */
    const half = (vertical ? line.offsetHeight : line.offsetWidth) / 2;
    const paneRect = line.parentElement!.getBoundingClientRect();
    const bounds = {
      left: paneRect.left + half,
      right: paneRect.right - half,
      top: paneRect.top + half,
      width: paneRect.width - 2 * half,
      height: paneRect.height - 2 * half,
    };
    const rtl = isRightToLeft(line);
    draggedShare.current = change(shareAt({ x: event.clientX, y: event.clientY }, bounds, { vertical, rtl }));
  };

  return (
    <div
      {...rest}
      style={{ '--sui-share': share, ...style } as CSSProperties}
      className={cx(css.root, vertical ? css.down : css.across, className)}
    >
      <div id={id} className={css.pane}>
        {start}
      </div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={id}
        aria-orientation={vertical ? 'horizontal' : 'vertical'}
        aria-valuenow={Math.round(share)}
        aria-valuemin={Math.round(limits.min)}
        aria-valuemax={Math.round(limits.max)}
        className={css.separator}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={draw}
        onLostPointerCapture={() => {
          if (draggedShare.current !== undefined) onValueCommit?.(draggedShare.current);
          draggedShare.current = undefined;
        }}
      >
        <span className={css.hitArea} />
      </div>
      <div className={css.pane}>{end}</div>
    </div>
  );
};
