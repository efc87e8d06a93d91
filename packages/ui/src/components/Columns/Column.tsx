import type { ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementName, ElementProps } from '../../internal/elementProps.ts';
import * as css from './Columns.css.ts';

/** `fluid` shares the remaining space, `content` is as wide as its content, a fraction is that part of the line. */
export type ColumnWidth = keyof typeof css.width;

interface OwnProps {
  /** @default 'fluid' */
  width?: ColumnWidth;
}

/** Props of {@link Column}, plus the attributes of its element. */
export type ColumnProps<Name extends ElementName = 'div'> = ElementProps<Name, OwnProps>;

/** One column of `Columns`. Renders one element. */
export const Column = <Name extends ElementName = 'div'>(props: ColumnProps<Name>): ReactNode => {
  const {
    as: Element = 'div',
    width = 'fluid',
    className,
    ...rest
  } = props as ColumnProps & { as?: ElementType };
  return <Element {...rest} className={cx(css.column, css.width[width], className)} />;
};
