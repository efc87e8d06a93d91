import type { ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementName, ElementProps } from '../../internal/elementProps.ts';
import { alignment, type Alignment } from '../../internal/flow.css.ts';
import type { Space } from '../../internal/space.css.ts';
import * as css from './Columns.css.ts';

interface Own {
  /** Space between the columns, and between them when they stand below one another. @default 'none' */
  gap?: Space;
  /** Where the columns stand across the line; by default all are as high as the highest. @default 'stretch' */
  align?: Alignment;
  /** Under 768 px (`medium`) or 1200 px (`wide`) of window the columns stand below one another. By default never. */
  collapseBelow?: keyof typeof css.collapse;
  /**
   * The first column stands at the end of the line. What is read and reached first stays first, so it is for pictures
   * beside words, not for controls; below one another the columns keep their order. @default false
   */
  reverse?: boolean;
}

/** Props of {@link Columns}; those of its element besides. */
export type ColumnsProps<Name extends ElementName = 'div'> = ElementProps<Name, Own>;

/** `Column`s side by side, each of a width of its own. For many things of equal width use `Grid`. Renders one element. */
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
Columns.displayName = 'Columns';
