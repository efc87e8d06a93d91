import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Page.css.ts';

/** `form`: one column of 720 px in the middle; `full`: the whole sheet. */
export type PageWidth = keyof typeof css.width;

/** Props of {@link Page}, plus the attributes of `<div>`. */
export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** @default 'full' */
  width?: PageWidth;
  /** The actions of a form, fixed at the bottom of the sheet while the rest scrolls. */
  footer?: ReactNode;
  /** Rendered in the middle instead of the children: why they can't be shown. */
  state?: ReactNode;
}

/**
 * The content of the sheet of an `AppShell`: its padding (32, 24, 16), its column and its footer. Renders a `<div>`.
 */
export const Page = ({
  width = 'full',
  footer,
  state,
  className,
  children,
  ...rest
}: PageProps): ReactNode => (
  <div {...rest} className={cx(css.root, className)}>
    <div
      className={cx(
        css.body,
        css.width[width],
        width === 'form' && css.stickyOffset,
        state !== undefined && css.middle,
      )}
    >
      {state ?? children}
    </div>
    {footer && (
      <div data-sui-page-foot="" className={css.foot}>
        <div className={cx(css.actions, css.width[width])}>{footer}</div>
      </div>
    )}
  </div>
);
