import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';

/** A segment of a long list: rendered rows, or the height of rows that are not rendered. */
export type RowSegment = { from: number; to: number } | { height: number; before: number };

/* Drawn beyond both edges of the window, in px: a fast wheel must not outrun it. */
const margin = 480;
/* Rendered on a server, where nothing has a height. */
const firstRows = 40;

/** The nearest element around one that scrolls it: a panel, a dialog, else the page. */
export const findScroller = (element: Element): Element => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
};

type Rows = Virtualizer<HTMLElement, HTMLElement>;

/* Any container may scroll: the page, a panel, a dialog. So the list's own position in the window counts. */
const observeWindow = (_: Rows, report: (rect: { width: number; height: number }) => void) => {
  const update = () => report({ width: window.innerWidth, height: window.innerHeight });
  update();
  window.addEventListener('resize', update);
  return () => window.removeEventListener('resize', update);
};
const observeOffset = (rows: Rows, report: (offset: number, isScrolling: boolean) => void) => {
  const body = rows.scrollElement!;
  let frame = 0;
  const update = () => {
    frame = 0;
    report(Math.max(0, -body.getBoundingClientRect().top), false);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  update();
  document.addEventListener('scroll', schedule, { capture: true, passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', schedule, { capture: true });
    window.removeEventListener('resize', schedule);
  };
};

/* The row that holds focus stays, or focus would be lost. */
const withFocus = (body: HTMLElement | null, range: Range): number[] => {
  const indexes = defaultRangeExtractor(range);
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  const focused = row && body?.contains(row) ? Number(row.dataset.index) : -1;
  if (focused < 0 || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((one, other) => one - other);
};

/**
 * Renders only the visible ones of many rows, inside any scroll container: the page, a panel, a dialog. Rows are
 * measured when rendered; differences above the viewport are subtracted from the scroll position, to prevent jumps.
 *
 * @param body contains the rows, each with its `data-index`
 * @param estimatedHeight estimated height of a row that is not measured yet, in px
 */
export const useVirtual = (
  body: RefObject<HTMLElement | null>,
  count: number,
  estimatedHeight: number,
  on: boolean,
): RowSegment[] => {
  const overscan = Math.ceil(margin / estimatedHeight);
  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is memoised
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    enabled: on,
    overscan,
    /* Rows are measured while React commits. */
    useFlushSync: false,
    getScrollElement: () => body.current,
    estimateSize: () => estimatedHeight,
    initialRect: { width: 0, height: Math.max(1, firstRows - overscan) * estimatedHeight },
    observeElementRect: observeWindow,
    observeElementOffset: observeOffset,
    scrollToFn: (_, { adjustments }) => {
      if (adjustments && body.current) findScroller(body.current).scrollTop += adjustments;
    },
    measureElement: (row) => row.getBoundingClientRect().height || estimatedHeight,
    rangeExtractor: (range) => withFocus(body.current, range),
  });
  useLayoutEffect(() => {
    if (!on) return;
    for (const row of body.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])
      rows.measureElement(row);
  });
  if (!on) return [{ from: 0, to: count }];

  const segments: RowSegment[] = [];
  let end = 0;
  for (const { index, start, end: next } of rows.getVirtualItems()) {
    const last = segments.at(-1);
    if (start > end) segments.push({ height: start - end, before: index });
    if (start === end && last && 'to' in last) last.to = index + 1;
    else segments.push({ from: index, to: index + 1 });
    end = next;
  }
  const rest = rows.getTotalSize() - end;
  if (rest > 0) segments.push({ height: rest, before: count });
  return segments;
};
