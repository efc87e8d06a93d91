import type { ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementName, ElementProps } from '../../internal/elementProps.ts';
import { alignment, justification, type Alignment, type Justification } from '../../internal/flow.css.ts';
import * as space from '../../internal/space.css.ts';
import type { Space } from '../../internal/space.css.ts';
import * as css from './Inline.css.ts';

interface OwnProps {
  /** Space between the children, in both directions. @default 'none' */
  gap?: Space;
  /** Vertical alignment of the children. @default 'center' */
  align?: Alignment;
  /** Alignment of the children along the line. @default 'start' */
  justify?: Justification;
  /** Whether children without space wrap to the next line. @default true */
  wrap?: boolean;
}

/** Props of {@link Inline}, plus the attributes of its element. */
export type InlineProps<Name extends ElementName = 'div'> = ElementProps<Name, OwnProps>;

/** Children beside one another in reading direction, with equal space between. Renders one element. */
export const Inline = <Name extends ElementName = 'div'>(props: InlineProps<Name>): ReactNode => {
  const {
    as: Element = 'div',
    gap,
    align = 'center',
    justify,
    wrap = true,
    className,
    ...rest
  } = props as InlineProps & { as?: ElementType };
  return (
    <Element
      {...rest}
      className={cx(
        wrap ? css.wrapping : css.root,
        gap && space.gap[gap],
        alignment[align],
        justify && justification[justify],
        className,
      )}
    />
  );
};
