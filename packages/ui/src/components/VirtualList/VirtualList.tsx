import { cloneElement, isValidElement, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { useVirtual } from '../../internal/useVirtual.ts';
import { List, type ListProps } from '../List/List.tsx';
import type { ListItemProps } from '../List/ListItem.tsx';
import { useFocusAfterRemoval } from './useFocusOfRemoved.ts';
import * as css from './VirtualList.css.ts';

/** Props of {@link VirtualList}, plus the props of {@link List}. */
export interface VirtualListProps<Item> extends Omit<ListProps, 'children'> {
  /** All items, in order. */
  items: readonly Item[];
  /** Returns the unique key of an item. */
  itemKey: (item: Item) => string;
  /** Renders an item as a `ListItem`. */
  children: (item: Item, index: number) => ReactElement<ListItemProps>;
  /** Height of a usual row in px, until it is measured. @default 69 */
  rowHeight?: number;
}

/**
 * A `List` of very many items that renders only the visible ones, inside any scroll container: the page, a panel, a
 * dialog. Each item exposes its position and the total; scrolling never removes the focused row, and when its item
 * is removed, the focus moves to the next row. The browser can't find or
 * print items that are not rendered. Renders a `<ul>`.
 */
export const VirtualList = <Item,>({
  items: itemsProp,
  itemKey,
  children,
  rowHeight = 69,
  className,
  onFocus,
  onBlur,
  ref,
  ...rest
}: VirtualListProps<Item>): ReactNode => {
  const items = useMemo(() => itemsProp ?? [], [itemsProp]);
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => distinctKeys('VirtualList', items.map(itemKey)), [items, itemKey]);
  const segments = useVirtual(list, items.length, rowHeight, true);
  const focus = useFocusAfterRemoval(list, keys);
  const itemAt = (at: number) => {
    const row: ReactNode = children(items[at]!, at);
    if (!isValidElement<ListItemProps>(row)) return null;
    const positionProps = { 'data-index': at, 'aria-setsize': items.length, 'aria-posinset': at + 1 };
    return cloneElement(row, { ...positionProps, key: keys[at] } as Partial<ListItemProps>);
  };
  return (
    <List
      {...rest}
      className={cx(css.list, className)}
      onFocus={(event) => {
        focus.onFocus(event);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        focus.onBlur(event);
        onBlur?.(event);
      }}
      ref={(node) => {
        list.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
        return undefined;
      }}
    >
      {segments.flatMap((segment) =>
        'height' in segment
          ? [
              <li
                key={`spacer-${segment.before}`}
                role="presentation"
                aria-hidden
                className={css.gap}
                style={{ blockSize: segment.height }}
              />,
            ]
          : Array.from({ length: segment.to - segment.from }, (_, at) => itemAt(segment.from + at)),
      )}
    </List>
  );
};
