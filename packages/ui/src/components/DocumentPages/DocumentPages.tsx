import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { cancelEvent } from '../../internal/cancelEvent.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import * as css from './DocumentPages.css.ts';
import { DocumentSheet, type DocumentPageSize, type DrawDocumentPage } from './DocumentSheet.tsx';
import { nextScale, pageAtOffset } from './scale.ts';

export type { DocumentPageSize, DrawDocumentPage } from './DocumentSheet.tsx';

/** Props of {@link DocumentPages}, plus the attributes of `<div>`. */
export interface DocumentPagesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the document; labels the scrolled region. */
  label: string;
  /** The size of each page; undefined while it is loading. */
  pages?: readonly DocumentPageSize[] | undefined;
  /** Draws a page when it comes near the viewport. */
  onDraw: DrawDocumentPage;
}

/** The margin around the frame in which pages are drawn, as a share of its height. */
const around = '100% 0px';

/** Returns the pages near the viewport. */
const useNearPages = (view: { current: HTMLElement | null }, count: number): ReadonlySet<number> => {
  const [nearPages, setNearPages] = useState<ReadonlySet<number>>(new Set<number>());
  useEffect(() => {
    const frame = view.current;
    /* jsdom has none: a consumer's test of a whole page sees empty sheets. */
    if (!frame || count === 0 || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) =>
        setNearPages((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const index = Number((target as HTMLElement).dataset['page']);
            if (isIntersecting) now.add(index);
            else now.delete(index);
          }
          return now;
        }),
      { root: frame, rootMargin: around },
    );
    for (const page of frame.querySelectorAll('[data-page]')) watch.observe(page);
    return () => watch.disconnect();
  }, [view, count]);
  return nearPages;
};

/** Pixels that a page has in the frame, its padding left out; nothing until that was measured. */
const useAvailableWidth = (view: { current: HTMLElement | null }, isReady: boolean): number | undefined => {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const frame = view.current;
    const list = frame?.querySelector('ol');
    if (!frame || !list || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
      setWidth(
        frame.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
      );
    });
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [view, isReady]);
  return width;
};

const getSheets = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('[data-page]') ?? []),
];

/**
 * Renders the pages of a document below one another in a scrolling frame, each drawn when it comes into view, with
 * the page number, page navigation and zoom. Renders a `<div>`.
 */
export const DocumentPages = ({
  label,
  pages,
  onDraw,
  className,
  onKeyDown,
  ...rest
}: DocumentPagesProps): ReactNode => {
  const locale = useLocale();
  const { pagination, documentPages, spinner } = useMessages();
  const view = useRef<HTMLDivElement>(null);
  const count = pages?.length ?? 0;
  const nearPages = useNearPages(view, count);
  const availableWidth = useAvailableWidth(view, count > 0);
  const [zoom, setZoom] = useState<number | 'fit'>('fit');
  const [page, setPage] = useState(0);
  const maxWidth = Math.max(1, ...(pages ?? []).map(({ width }) => width));
  const scale = zoom === 'fit' ? (availableWidth && availableWidth / maxWidth) || 1 : zoom;

  const follow = () => {
    const frame = view.current!;
    const ends = getSheets(frame).map((sheet) => sheet.offsetTop + sheet.offsetHeight);
    setPage(pageAtOffset(ends, frame.scrollTop + frame.clientHeight / 2));
  };
  const goTo = (index: number) => {
    const sheet = getSheets(view.current)[index];
    if (!sheet) return;
    view.current!.scrollTop = sheet.offsetTop;
    setPage(index);
  };
  const zoomTo = (next: number | 'fit') => {
    /* Keeps the page in view. Renders at once, because a later scroll position would undo a scroll of the user. */
    flushSync(() => setZoom(next));
    goTo(page);
  };
  const larger = nextScale(scale, true);
  const smaller = nextScale(scale, false);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    const does: Record<string, () => void> = {
      '+': () => zoomTo(larger),
      '-': () => zoomTo(smaller),
      '0': () => zoomTo('fit'),
    };
    const handler = does[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  };

  const button = (
    icon: 'chevron-up' | 'chevron-down' | 'minus' | 'plus',
    name: string,
    to: () => void,
    end: boolean,
  ) => <IconButton size="s" icon={icon} label={name} aria-disabled={end} onClick={end ? cancelEvent : to} />;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is inside it, as in a toolbar
    <div {...rest} className={cx(css.root, className)} onKeyDown={press}>
      <Toolbar label={documentPages.toolbar} className={css.bar}>
        <div className={css.group}>
          {button('chevron-up', pagination.previous, () => goTo(page - 1), page <= 0)}
          {button('chevron-down', pagination.next, () => goTo(page + 1), page >= count - 1)}
          <span role="status" className={css.figure}>
            {count > 0 && pagination.position(page + 1, count)}
          </span>
        </div>
        <div className={css.group}>
          {button('minus', documentPages.zoomOut, () => zoomTo(smaller), count === 0 || smaller === scale)}
          <span className={cx(css.figure, css.percent)}>
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(scale)}
          </span>
          {button('plus', documentPages.zoomIn, () => zoomTo(larger), count === 0 || larger === scale)}
          <IconButton
            size="s"
            icon="move-horizontal"
            label={documentPages.fitWidth}
            aria-pressed={zoom === 'fit'}
            onClick={() => zoomTo('fit')}
          />
        </div>
      </Toolbar>
      {pages ? (
        <ScrollArea label={label} axis="both" viewRef={view} className={css.view} onScroll={follow}>
          <ol className={css.pages}>
            {pages.map((size, index) => (
              <DocumentSheet
                key={index}
                index={index}
                count={count}
                size={size}
                width={
                  availableWidth === undefined && zoom === 'fit' ? undefined : Math.round(size.width * scale)
                }
                isNear={nearPages.has(index)}
                onDraw={onDraw}
              />
            ))}
          </ol>
        </ScrollArea>
      ) : (
        <div className={css.loading}>
          <Spinner label={spinner.label} />
        </div>
      )}
    </div>
  );
};
