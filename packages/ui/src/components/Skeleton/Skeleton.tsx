import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Skeleton.css.ts';

/** The shape of the pending content: a line of text, a round picture, or a block. */
export type SkeletonShape = 'text' | 'circle' | 'box';

/** Props of {@link Skeleton}, plus the attributes of `<span>`. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** CSS length or pixels. @default 40 for a circle, else '100%' */
  width?: number | string;
  /** CSS length or pixels. @default 14 for text, the width of a circle, 96 for a box */
  height?: number | string;
  /** @default 'text' */
  shape?: SkeletonShape;
  /** Uses the darker of the two greys, for prominent content. @default true for circles */
  deep?: boolean;
}

const length = (value: number | string): string => (typeof value === 'number' ? `${value}px` : value);

const defaultSizes: Record<SkeletonShape, { width: number | string; height: number }> = {
  text: { width: '100%', height: 14 },
  circle: { width: 40, height: 40 },
  box: { width: '100%', height: 96 },
};

/**
 * A grey shape with the size of the pending content, so that loading causes no layout shift. Hidden from assistive
 * technology: `SkeletonGroup` announces loading. Renders one `<span>`.
 */
export const Skeleton = ({
  shape = 'text',
  width = defaultSizes[shape].width,
  height = shape === 'circle' ? width : defaultSizes[shape].height,
  deep = shape === 'circle',
  className,
  style,
  ...rest
}: SkeletonProps): ReactNode => (
  <span
    aria-hidden="true"
    {...rest}
    style={{ '--sui-width': length(width), '--sui-height': length(height), ...style } as CSSProperties}
    className={cx(css.root, css.shape[shape], deep && css.deep, className)}
  />
);
