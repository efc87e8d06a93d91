import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { hideMissing } from '../../internal/hideMissing.ts';
import * as css from './AuthPage.css.ts';

/** Props of {@link AuthPage}, plus the attributes of `<div>`. */
export interface AuthPageProps extends ComponentPropsWithRef<'div'> {
  /** The school: its logo and name. */
  brand: ReactNode;
  /** The school's picture, an `<img>`. It fills its side; on phones a band at the top. */
  aside?: ReactNode;
  /** Text on the picture: location and founding year of the school. Not shown on phones. */
  caption?: ReactNode;
  /** Help, language, colour scheme. */
  footer?: ReactNode;
  /** Heading and form. */
  children: ReactNode;
  /** Id of the heading, which names the `<main>`: screen readers announce it when the `<main>` takes focus. */
  headingId?: string;
}

/**
 * The layout of the sign-in pages: a form of 400 px beside the school's picture (5 : 7), one column under 768 px.
 * Renders a `<div>` with the `<main>` in it, which takes focus after navigation.
 */
export const AuthPage = ({
  brand,
  aside,
  caption,
  footer,
  className,
  children,
  headingId,
  ...rest
}: AuthPageProps): ReactNode => (
  <div {...rest} className={cx(css.root, aside ? css.split : undefined, className)}>
    <div className={css.column}>
      <header className={cx(css.brand, aside ? css.overPicture : undefined)}>{brand}</header>
      <main tabIndex={-1} aria-labelledby={headingId} className={css.main}>
        {children}
      </main>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </div>
    {aside && (
      <aside className={css.picture} onErrorCapture={hideMissing}>
        {aside}
        {caption && <div className={css.caption}>{caption}</div>}
      </aside>
    )}
  </div>
);
