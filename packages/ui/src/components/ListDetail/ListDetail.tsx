import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './ListDetail.css.ts';

/** Props of {@link ListDetail}, plus the attributes of `<div>`. */
export interface ListDetailProps extends ComponentPropsWithRef<'div'> {
  /** The list: links to the items, the open one marked with `selected`. */
  list: ReactNode;
  /** Stays above the list while it scrolls: its search and its actions. Only with `fill`. */
  listHeader?: ReactNode;
  /** The open item. Without it a phone shows the list; with it, only the item. */
  children?: ReactNode;
  /** A third pane beside the open item, from 1200 px; narrower windows don't show it. Only with `fill`. */
  aside?: ReactNode;
  /**
   * Fills the sheet exactly: list, item and aside each scroll inside. The item is a column in which a `MessageList`
   * takes the remaining height. @default false
   */
  fill?: boolean;
}

/**
 * A list with the open item beside it, for the sheet of an `AppShell`. On a phone it shows one of the two; give the item a link back
 * to the list there. Renders a `<div>`.
 */
export const ListDetail = ({
  list,
  listHeader,
  aside,
  fill = false,
  className,
  children,
  ...rest
}: ListDetailProps): ReactNode => {
  const open = children !== undefined && children !== null && children !== false;
  return (
    <div
      {...rest}
      data-open={open || undefined}
      data-sui-fill={fill || undefined}
      className={cx(css.root, fill && css.fill, className)}
    >
      <div className={css.list}>
        {listHeader && <div className={css.header}>{listHeader}</div>}
        <div className={css.content}>{list}</div>
      </div>
      {open && <div className={css.detail}>{children}</div>}
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  );
};
