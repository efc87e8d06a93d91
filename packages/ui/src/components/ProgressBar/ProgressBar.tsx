import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './ProgressBar.css.ts';
import { useAppearance } from './useAppearance.ts';

/** `bar`: within the page, 8 px high; `route`: over the upper edge of the window, 3 px, while a screen changes. */
export type ProgressBarVariant = 'bar' | 'route';

/** Props of {@link ProgressBar}, plus the attributes of `<div>`. */
export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Per cent done, 0 to 100. Without it the bar is indeterminate. */
  value?: number | null;
  /** Accessible name of the task in progress. */
  label: string;
  /** @default 'bar' */
  variant?: ProgressBarVariant;
  /**
   * Whether work is in progress. A route's bar appears immediately and fades out for 320 ms when it ends: keep the
   * component mounted and change this.
   * @default true
   */
  active?: boolean;
}

/** Work in progress, with a known or an unknown end. For a known share use `Meter`. Renders one `<div>`. */
export const ProgressBar = ({
  value,
  label,
  variant = 'bar',
  active = true,
  className,
  ...rest
}: ProgressBarProps): ReactNode => {
  const appearance = useAppearance(active, variant === 'route');
  if (appearance === 'hidden') return null;
  const isDeterminate = typeof value === 'number';
  const now = isDeterminate ? Math.min(Math.max(value, 0), 100) : undefined;
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={now}
      data-done={appearance === 'done' || undefined}
      className={cx(css.variant[variant], className)}
    >
      <span
        className={cx(css.fill, isDeterminate ? css.determinate : css.unknown[variant])}
        style={isDeterminate ? ({ '--sui-share': `${now}%` } as CSSProperties) : undefined}
      />
    </div>
  );
};
