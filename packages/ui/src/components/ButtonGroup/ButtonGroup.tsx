import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './ButtonGroup.css.ts';

/** Props of {@link ButtonGroup}, plus the attributes of `<div>`. */
export interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the group: "Zoom". */
  label: string;
  /** Joins the buttons with shared borders. Give all the same size and variant. @default false */
  attached?: boolean;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** `Button`, `IconButton`, `LinkButton`, or a `Menu` with one of them. */
  children: ReactNode;
}

/**
 * Related buttons under one name. Each stays a separate tab stop; for one stop and arrows use `Toolbar`, to choose one
 * of several `SegmentedControl`. Renders a `<div role="group">`.
 */
export const ButtonGroup = ({
  label,
  attached = false,
  orientation = 'horizontal',
  className,
  ...rest
}: ButtonGroupProps): ReactNode => {
  const vertical = orientation === 'vertical';
  const classNames = attached
    ? [css.attached, vertical ? css.down : css.across]
    : [css.spaced, vertical && css.upright];
  return <div role="group" aria-label={label} {...rest} className={cx(css.root, ...classNames, className)} />;
};
