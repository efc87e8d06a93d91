import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './List.css.ts';

/** Props of {@link List}, plus the attributes of `<ul>`. */
export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** Accessible name of the list; not needed under a heading that names it. */
  label?: string;
  /** Draws hairlines between the rows and at both ends. @default true */
  ruled?: boolean;
  /** Rows: `ListItem`. */
  children?: ReactNode;
}

/**
 * Items one below another, each a row: a picture, its name, a line about it, content at the end. For items with several
 * facts to compare use `Table`. Renders a `<ul>`.
 */
export const List = ({ label, ruled = true, className, ...rest }: ListProps): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
  <ul role="list" aria-label={label} {...rest} className={cx(css.root, ruled && css.ruled, className)} />
);
