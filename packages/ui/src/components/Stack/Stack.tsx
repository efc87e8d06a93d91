import type { ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementName, ElementProps } from '../../internal/elementProps.ts';
import { alignment, type Alignment } from '../../internal/flow.css.ts';
import * as space from '../../internal/space.css.ts';
import type { Space } from '../../internal/space.css.ts';
import * as css from './Stack.css.ts';

interface OwnProps {
  /** Space between the children. @default 'none' */
  gap?: Space;
  /** Horizontal alignment of the children; by default they fill the stack. @default 'stretch' */
  align?: Alignment;
}

/** Props of {@link Stack}, plus the attributes of its element. */
export type StackProps<Name extends ElementName = 'div'> = ElementProps<Name, OwnProps>;

/** Children below one another with equal space between. Renders one element. */
export const Stack = <Name extends ElementName = 'div'>(props: StackProps<Name>): ReactNode => {
  const { as: Element = 'div', gap, align, className, ...rest } = props as StackProps & { as?: ElementType };
  return (
    <Element
      {...rest}
      className={cx(css.root, gap && space.gap[gap], align && alignment[align], className)}
    />
  );
};
