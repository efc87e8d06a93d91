import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../root/messages.ts';
import * as css from './Spinner.css.ts';

/** The diameter of a spinner in CSS pixels. */
export type SpinnerSize = 16 | 20 | 24 | 32;

/** Props of {@link Spinner}, plus the attributes of `<span>`. */
export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** @default 20 */
  size?: SpinnerSize;
  /**
   * Name of the pending content, for assistive technology; `false` if text beside it contains it.
   * @default the kit's text
   */
  label?: string | false;
}

/** A short activity. For one that takes longer than a second or fills a screen, use a skeleton. Renders one `<span>`. */
export const Spinner = ({ size = 20, label, className, ...rest }: SpinnerProps): ReactNode => {
  const { spinner } = useMessages();
  return (
    <span
      {...(label === false
        ? { 'aria-hidden': true }
        : { role: 'status', 'aria-label': label ?? spinner.label })}
      {...rest}
      className={cx(css.root, css.size[size], className)}
    />
  );
};
