import type { ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementName, ElementProps } from '../../internal/elementProps.ts';
import * as space from '../../internal/space.css.ts';
import type { Space } from '../../internal/space.css.ts';
import * as css from './Box.css.ts';

/** A surface for text. */
export type Background = keyof typeof css.background;
/** Radius of the corners; a school's factor scales all. */
export type Radius = keyof typeof css.radius;

interface OwnProps {
  /** Padding on all sides. */
  padding?: Space;
  /** Padding at start and end; takes precedence over `padding`. */
  paddingX?: Space;
  /** Padding at top and bottom; takes precedence over `padding`. */
  paddingY?: Space;
  /** The surface. Without it the box is transparent. */
  background?: Background;
  /** The corners. */
  radius?: Radius;
  /** Draws a hairline around the box. @default false */
  border?: boolean;
  /** Hides the box in print: for filters, buttons and other controls. @default false */
  notPrinted?: boolean;
}

/** Props of {@link Box}, plus the attributes of its element. */
export type BoxProps<Name extends ElementName = 'div'> = ElementProps<Name, OwnProps>;

/** A box with padding, background, corners and a hairline from the theme's scales. Renders one element. */
export const Box = <Name extends ElementName = 'div'>(props: BoxProps<Name>): ReactNode => {
  const {
    as: Element = 'div',
    padding,
    paddingX,
    paddingY,
    background,
    radius,
    border,
    notPrinted,
    className,
    ...rest
  } = props as BoxProps & { as?: ElementType };
  return (
    <Element
      {...rest}
      className={cx(
        padding && space.padding[padding],
        paddingX && space.paddingInline[paddingX],
        paddingY && space.paddingBlock[paddingY],
        background && css.background[background],
        radius && css.radius[radius],
        border && css.border,
        notPrinted && css.notPrinted,
        className,
      )}
    />
  );
};
