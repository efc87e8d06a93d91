import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { wrapText } from '../../internal/wrapText.tsx';
import { useLink } from '../../root/useLink.ts';
import * as css from './List.css.ts';

/** Props of {@link ListItem}, plus the attributes of `<li>`. */
export interface ListItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'onSelect'> {
  /** Picture or sign, 40 px: an `Avatar`, an `Image`. */
  start?: ReactNode;
  /** Name of the item. */
  title: ReactNode;
  /** A secondary line about the item. */
  meta?: ReactNode;
  /** Content at the end: a time, a count, a button. */
  end?: ReactNode;
  /** Address that the whole row links to. */
  href?: string;
  /** Called when the row is pressed, if it has no link. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Marks the row as the one that is shown beside the list. @default false */
  selected?: boolean;
  /** Further content under the secondary line. */
  children?: ReactNode;
}

const Follow = ({ href, selected, children }: Pick<ListItemProps, 'href' | 'selected' | 'children'>) => (
  <a href={href} onClick={useLink({})} aria-current={selected || undefined} className={css.press}>
    {children}
  </a>
);

/** A row of a `List`. With `href` or `onPress` the whole row can be pressed; controls at its end keep their press. */
export const ListItem = ({
  start,
  title,
  meta,
  end,
  href,
  onPress,
  selected = false,
  className,
  children,
  ...rest
}: ListItemProps): ReactNode => {
  const name = <bdi className={css.title}>{title}</bdi>;
  return (
    <li
      aria-current={(selected && href === undefined && !onPress) || undefined}
      {...rest}
      data-selected={selected || undefined}
      // The width of its columns doesn't depend on their words: a moment that is wider breaks.
      data-fixed=""
      data-pressable={href !== undefined || onPress !== undefined || undefined}
      className={cx(css.row, className)}
    >
      {start && <div className={css.start}>{start}</div>}
      <div className={css.text}>
        {href !== undefined ? (
          <Follow href={href} selected={selected}>
            {name}
          </Follow>
        ) : onPress ? (
          <button type="button" aria-current={selected || undefined} className={css.press} onClick={onPress}>
            {name}
          </button>
        ) : (
          name
        )}
        {meta && <div className={css.meta}>{meta}</div>}
        {wrapText(children)}
      </div>
      {end && <div className={cx(css.end, !meta && !children && css.middle)}>{end}</div>}
    </li>
  );
};
