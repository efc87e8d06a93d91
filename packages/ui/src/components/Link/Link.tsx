import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useLink } from '../../root/useLink.ts';
import * as css from './Link.css.ts';

/** The colour of a link: the school's accent, a status, or that of the surrounding text. */
export type LinkTone = keyof typeof css.tone;

/** Props of {@link Link}, plus the attributes of `<a>`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of the destination. Inside the application `UiRoot navigate` routes it without a reload. */
  href: string;
  /** @default 'accent' */
  tone?: LinkTone;
}

/** A text link. Always underlined: colour alone does not identify a link. Renders one `<a>`. */
export const Link = ({ tone = 'accent', className, onClick, children, ...rest }: LinkProps): ReactNode => (
  <a {...rest} onClick={useLink({ ...rest, onClick })} className={cx(css.root, css.tone[tone], className)}>
    {children}
  </a>
);
