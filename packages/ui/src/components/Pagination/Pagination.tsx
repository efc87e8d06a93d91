import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left';
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import { useMessages } from '../../root/messages.ts';
import { useLink } from '../../root/useLink.ts';
import { pageWindow } from './pageWindow.ts';
import * as css from './Pagination.css.ts';

const Glyph = provideIcons({
  'chevron-left': toMirroredShape(chevronLeft),
  'chevron-right': toMirroredShape(chevronRight),
});

/** Props of {@link Pagination}, plus the attributes of `<nav>`. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. With one or none nothing is rendered. */
  pageCount: number;
  /** Name of the navigation, read aloud: "Pages of news". */
  label: string;
  /** Returns the address of a page. Renders links, which can be opened in a new tab and use `UiRoot navigate`. */
  hrefFor?: (page: number) => string;
  /** Called on a press; without `hrefFor` the pages are buttons. */
  onPageChange?: (page: number) => void;
}

interface StepProps extends Pick<PaginationProps, 'hrefFor' | 'onPageChange'> {
  page: number;
  label: string;
  current?: boolean;
  /** There is nothing on this side. */
  off?: boolean;
  children: ReactNode;
}

const Step = ({ page, label, current, off, hrefFor, onPageChange, children }: StepProps): ReactNode => {
  const follow = useLink({ onClick: () => onPageChange?.(page) });
  const common = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    className: css.target,
  };
  if (off)
    return (
      <span {...common} role="link" aria-disabled="true">
        {children}
      </span>
    );
  if (hrefFor)
    return (
      <a {...common} href={hrefFor(page)} onClick={follow}>
        {children}
      </a>
    );
  return (
    <button type="button" {...common} onClick={() => onPageChange?.(page)}>
      {children}
    </button>
  );
};

/** Links to the pages of a long list, in narrow containers as "page 3 of 6". Renders one `<nav>`. */
export const Pagination = ({
  page,
  pageCount,
  label,
  hrefFor,
  onPageChange,
  className,
  ...rest
}: PaginationProps): ReactNode => {
  const { pagination } = useMessages();
  if (pageCount <= 1) return null;
  const go = { hrefFor, onPageChange };
  return (
    <nav aria-label={label} {...rest} className={cx(css.root, className)}>
      <ul className={css.row}>
        <li>
          <Step {...go} page={page - 1} label={pagination.previous} off={page <= 1}>
            <Glyph name="chevron-left" />
          </Step>
        </li>
        {pageWindow(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry} className={css.item} data-page={entry}>
            {entry === 'gap' ? (
              <span aria-hidden="true" className={css.gap}>
                …
              </span>
            ) : (
              <Step {...go} page={entry} label={pagination.page(entry)} current={entry === page}>
                {entry}
              </Step>
            )}
          </li>
        ))}
        <li className={css.position}>{pagination.position(page, pageCount)}</li>
        <li>
          <Step {...go} page={page + 1} label={pagination.next} off={page >= pageCount}>
            <Glyph name="chevron-right" />
          </Step>
        </li>
      </ul>
    </nav>
  );
};
