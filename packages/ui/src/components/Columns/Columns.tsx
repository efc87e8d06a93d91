import type { ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementName, ElementProps } from '../../internal/elementProps.ts';
import { alignment, type Alignment } from '../../internal/flow.css.ts';
import type { Space } from '../../internal/space.css.ts';
import * as css from './Columns.css.ts';

interface OwnProps {
  /** Space between the columns, also when they are stacked. @default 'none' */
  gap?: Space;
  /** Vertical alignment of the columns; by default all have the height of the highest. @default 'stretch' */
  align?: Alignment;
  /** Below 768 px (`medium`) or 1200 px (`wide`) of window width the columns are stacked. By default never. */
  collapseBelow?: keyof typeof css.collapse;
  /**
   * Puts the first column at the end of the line. It stays first in reading and focus order, so use it for pictures
   * beside text, not for controls; stacked columns keep their order. @default false
   */
  reverse?: boolean;
}

/** Props of {@link Columns}, plus the attributes of its element. */
export type ColumnsProps<Name extends ElementName = 'div'> = ElementProps<Name, OwnProps>;

/**
 * Renders `Column`s side by side, each with its width. For many items of equal width use `Grid`. Renders one element.
 */
export const Columns = <Name extends ElementName = 'div'>(props: ColumnsProps<Name>): ReactNode => {
  const {
    as: Element = 'div',
    gap,
    align,
    collapseBelow,
    reverse,
    className,
    ...rest
  } = props as ColumnsProps & { as?: ElementType };
  return (
    <Element
      {...rest}
      className={cx(
        css.root,
        gap && css.gap[gap],
        align && alignment[align],
        reverse && css.reverse,
        collapseBelow && css.collapse[collapseBelow],
        className,
      )}
    />
  );
};
