import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { hideMissing } from '../../internal/hideMissing.ts';
import * as css from './CoverPage.css.ts';

/** Props of {@link CoverPage}, plus the attributes of `<div>`. */
export interface CoverPageProps extends ComponentPropsWithRef<'div'> {
  /**
   * The picture, an `<img>`; it fills the window beside the card. It is cropped at the top rather than at the bottom.
   */
  image?: ReactNode;
  /** Language and colour scheme, at the top end, on a separate surface. */
  actions?: ReactNode;
  /** Name and one action, on a card. */
  children: ReactNode;
  /** Id of the heading, which names the `<main>`: screen readers announce it when the `<main>` takes focus. */
  headingId?: string;
}

/**
 * The first page of a school: a card that introduces it, beside the school's picture, below it on phones. Renders a
 * `<div>` with the `<main>` in it.
 */
export const CoverPage = ({
  image,
  actions,
  className,
  children,
  headingId,
  ...rest
}: CoverPageProps): ReactNode => (
  <div {...rest} className={cx(css.root, className)}>
    {image && (
      <div className={css.picture} onErrorCapture={hideMissing}>
        {image}
      </div>
    )}
    {actions && <div className={css.actions}>{actions}</div>}
    <main tabIndex={-1} aria-labelledby={headingId} className={css.card}>
      {children}
    </main>
  </div>
);
