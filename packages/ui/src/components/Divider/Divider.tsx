import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Divider.css.ts';

/** Props of {@link Divider}, plus the attributes of its element. */
export interface DividerProps extends ComponentPropsWithRef<'div'> {
  /** Short text in the middle of the line, such as "or". */
  children?: ReactNode;
}

/** A hairline between two groups; with words in it, between two alternatives. Renders one element. */
export const Divider = ({ className, children, ...rest }: DividerProps): ReactNode =>
  children ? (
    <div {...rest} className={cx(css.labelled, className)}>
      {children}
    </div>
  ) : (
    <div role="separator" {...rest} className={cx(css.line, className)} />
  );
