import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Prose.css.ts';

/** Props of {@link Prose}; those of `<div>` besides. */
export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** Plain elements: headings, paragraphs, lists, quotations, links, pictures, tables. */
  children: ReactNode;
}

/** A text to read: sets plain elements in the type of the kit, at most 68 characters a line. Renders a `<div>`. */
export const Prose = ({ className, ...rest }: ProseProps): ReactNode => (
  <div {...rest} className={cx(css.root, className)} />
);
Prose.displayName = 'Prose';
