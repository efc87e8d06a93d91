import { useRef, type ComponentPropsWithRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './ScrollArea.css.ts';
import { useThumbs } from './useThumbs.ts';

/** The axes on which the content scrolls. */
export type ScrollAreaAxis = 'vertical' | 'horizontal' | 'both';

/** Props of {@link ScrollArea}, plus the attributes of `<div>`. */
export interface ScrollAreaProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the scrolled region: "Messages". */
  label: string;
  /** @default 'vertical' */
  axis?: ScrollAreaAxis;
  /** The maximum height: a CSS length or pixels. @default the height of the container */
  maxHeight?: number | string;
  /** The element that scrolls, to set its scroll position. */
  viewRef?: Ref<HTMLDivElement>;
}

/**
 * A scroll container for content larger than its box. It scrolls natively; the scrollbar is a drawn thumb that takes no
 * space, is shown while scrolling and hidden 175 ms after. A tab stop only while there is something to scroll. Renders
 * a `<div>`.
 */
export const ScrollArea = ({
  label,
  axis = 'vertical',
  maxHeight,
  viewRef,
  className,
  style,
  onScroll,
  children,
  ...rest
}: ScrollAreaProps): ReactNode => {
  const both = axis === 'both';
  const view = useRef<HTMLDivElement>(null);
  const { x, y, over, dragX, dragY } = useThumbs(
    view,
    both || axis === 'horizontal',
    both || axis === 'vertical',
  );
  const crossed = (over.x && over.y) || undefined;
  const height = typeof maxHeight === 'number' ? `${maxHeight}px` : maxHeight;
  return (
    <div
      {...rest}
      style={height ? ({ '--sui-height': height, ...style } as CSSProperties) : style}
      className={cx(css.root, className)}
    >
      <div
        ref={(node) => {
          view.current = node;
          if (typeof viewRef === 'function') return viewRef(node);
          if (viewRef) viewRef.current = node;
        }}
        className={css.view}
        onScroll={onScroll}
        {...(over.x || over.y ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        <div className={cx(css.content, axis === 'horizontal' && css.wide)}>{children}</div>
      </div>
      {over.y && (
        <div aria-hidden="true" className={css.trackY} data-crossed={crossed}>
          <div ref={y} className={css.thumbY} data-thumb="y" {...dragY} />
        </div>
      )}
      {over.x && (
        <div aria-hidden="true" className={css.trackX} data-crossed={crossed}>
          <div ref={x} className={css.thumbX} data-thumb="x" {...dragX} />
        </div>
      )}
    </div>
  );
};
