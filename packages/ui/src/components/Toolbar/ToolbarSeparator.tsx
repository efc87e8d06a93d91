import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Toolbar.css.ts';

/** Props of {@link ToolbarSeparator}, plus the attributes of `<span>`. */
export type ToolbarSeparatorProps = Omit<ComponentPropsWithRef<'span'>, 'children'>;

/** A line between two groups of a `Toolbar`. Renders a `<span>`. */
export const ToolbarSeparator = ({ className, ...rest }: ToolbarSeparatorProps): ReactNode => (
  <span role="separator" aria-orientation="vertical" {...rest} className={cx(css.separator, className)} />
);
