import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './List.css.ts';

/** Props of {@link List}; those of `<ul>` besides. */
export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** What the rows are, read aloud; not needed under a heading that says it. */
  label?: string;
  /** Hairlines between the rows and at both ends. @default true */
  ruled?: boolean;
  /** Rows: `ListItem`. */
  children?: ReactNode;
}

/**
 * Items one below another, each a row: a picture, its name, a line about it, content at the end. For items with several
 * facts to compare use `Table`. Renders a `<ul>`.
 */
export const List = ({ label, ruled = true, className, ...rest }: ListProps): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets the role where the points are gone
  <ul role="list" aria-label={label} {...rest} className={cx(css.root, ruled && css.ruled, className)} />
);
List.displayName = 'List';
