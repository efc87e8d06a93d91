import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './ListDetail.css.ts';

/** Props of {@link ListDetail}, plus the attributes of `<div>`. */
export interface ListDetailProps extends ComponentPropsWithRef<'div'> {
  /** The list: links to the items, the open one marked with `selected`. */
  list: ReactNode;
  /** The open item. Without it a phone shows the list; with it, only the item. */
  children?: ReactNode;
}

/**
 * A list with the open item beside it, for the sheet of an `AppShell`. On a phone it shows one of the two; give the item a link back
 * to the list there. Renders a `<div>`.
 */
export const ListDetail = ({ list, className, children, ...rest }: ListDetailProps): ReactNode => {
  const open = children !== undefined && children !== null && children !== false;
  return (
    <div {...rest} data-open={open || undefined} className={cx(css.root, className)}>
      <div className={css.list}>
        <div className={css.content}>{list}</div>
      </div>
      {open && <div className={css.detail}>{children}</div>}
    </div>
  );
};
