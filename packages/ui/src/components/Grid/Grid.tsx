import type { CSSProperties, ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementName, ElementProps } from '../../internal/elementProps.ts';
import * as space from '../../internal/space.css.ts';
import type { Space } from '../../internal/space.css.ts';
import * as css from './Grid.css.ts';

/** The number of columns by window width; a missing width has the number of the next narrower one. */
export interface ResponsiveColumns {
  /** Columns under 768 px. @default 1 */
  narrow?: number;
  /** Columns from 768 to 1199 px. */
  medium?: number;
  /** Columns from 1200 px. */
  wide?: number;
}

/** A fixed number of columns, as many as fit with a minimum width (any CSS length), or a number by window width. */
export type GridColumns = number | { min: string } | ResponsiveColumns;

interface OwnProps {
  /** @default 1 */
  columns?: GridColumns;
  /** Space between the cells, in both directions. @default 'none' */
  gap?: Space;
}

/** Props of {@link Grid}, plus the attributes of its element. */
export type GridProps<Name extends ElementName = 'div'> = ElementProps<Name, OwnProps>;

const measures = (columns: GridColumns): Record<string, string | number> => {
  if (typeof columns === 'number') columns = { narrow: columns };
  if ('min' in columns) return { '--sui-grid-min': columns.min };
  const { narrow = 1, medium = narrow, wide = medium } = columns as ResponsiveColumns;
  return { '--sui-grid-narrow': narrow, '--sui-grid-medium': medium, '--sui-grid-wide': wide };
};

/** Children in columns of equal width. Renders one element. */
export const Grid = <Name extends ElementName = 'div'>(props: GridProps<Name>): ReactNode => {
  const {
    as: Element = 'div',
    columns = 1,
    gap,
    className,
    style,
    ...rest
  } = props as GridProps & { as?: ElementType; style?: CSSProperties };
  const filled = typeof columns === 'object' && 'min' in columns;
  return (
    <Element
      {...rest}
      style={{ ...measures(columns), ...style }}
      className={cx(filled ? css.filled : css.counted, gap && space.gap[gap], className)}
    />
  );
};
