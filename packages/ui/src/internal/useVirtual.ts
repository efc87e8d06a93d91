import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A segment of a long list: rendered rows, or the height of rows that are not rendered. */
export type RowSegment = { from: number; to: number } | { height: number; before: number };

interface Range {
  start: number;
  end: number;
  /** The row that holds focus, far from the others. It must stay, or focus would be lost. */
  focusedRow: number;
}

/* Drawn beyond both edges of the window, in px: a fast wheel must not outrun it. */
const margin = 480;

/** Heights of many rows, most of them never seen: sums and places in logarithmic time (a Fenwick tree). */
export class Heights {
  readonly count: number;
  readonly estimate: number;
  readonly #known = new Map<number, number>();
  readonly #sums: Float64Array;

  constructor(count: number, estimate: number) {
    this.count = count;
    this.estimate = estimate;
    this.#sums = new Float64Array(count + 1);
  }

  of(index: number): number {
    return this.#known.get(index) ?? this.estimate;
  }

  /** Sets the measured height of a row. Returns the difference from the estimate. */
  set(index: number, height: number): number {
    const more = height - this.of(index);
    if (Math.abs(more) < 0.5) return 0;
    this.#known.set(index, height);
    for (let at = index + 1; at <= this.count; at += at & -at) this.#sums[at]! += more;
    return more;
  }

  /** Height of all rows before one. */
  before(index: number): number {
    let sum = index * this.estimate;
    for (let at = index; at > 0; at -= at & -at) sum += this.#sums[at]!;
    return sum;
  }

  /** The row that lies so far down. */
  at(offset: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.before(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, Math.min(this.count - 1, low));
  }
}

const toSegments = (heights: Heights, { start, end, focusedRow }: Range): RowSegment[] => {
  const ranges = [{ from: start, to: end }];
  if (focusedRow >= 0 && focusedRow < start) ranges.unshift({ from: focusedRow, to: focusedRow + 1 });
  if (focusedRow >= end) ranges.push({ from: focusedRow, to: focusedRow + 1 });
  const segments: RowSegment[] = [];
  let last = 0;
  for (const { from, to } of ranges) {
    const gap = heights.before(from) - heights.before(last);
    if (gap > 0) segments.push({ height: gap, before: from });
    segments.push({ from, to });
    last = to;
  }
  const rest = heights.before(heights.count) - heights.before(last);
  if (rest > 0) segments.push({ height: rest, before: heights.count });
  return segments;
};

/** The nearest element around one that scrolls it: a panel, a dialog, else the page. */
export const findScroller = (element: Element): Element => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
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
  const heights = useRef<Heights>(null);
  if (!heights.current || heights.current.count !== count)
    heights.current = new Heights(count, estimatedHeight);
  const [range, setRange] = useState<Range>({ start: 0, end: Math.min(count, 40), focusedRow: -1 });

  useLayoutEffect(() => {
    if (!on) return undefined;
    const updateRange = () => {
      const rowHeights = heights.current!;
      const element = body.current;
      if (!element || count === 0) return;
      const top = -element.getBoundingClientRect().top;
      const start = rowHeights.at(Math.max(0, top - margin));
      const end = Math.min(count, rowHeights.at(Math.max(0, top + window.innerHeight + margin)) + 1);
      const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
      const focusedIndex = focused && element.contains(focused) ? Number(focused.dataset.index) : -1;
      const outsideRow =
        focusedIndex >= 0 && focusedIndex < count && (focusedIndex < start || focusedIndex >= end)
          ? focusedIndex
          : -1;
      setRange((old) =>
        old.start === start && old.end === end && old.focusedRow === outsideRow
          ? old
          : { start, end, focusedRow: outsideRow },
      );
    };
    let frame = 0;
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        updateRange();
      });
    };
    updateRange();
    document.addEventListener('scroll', scheduleUpdate, { capture: true, passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', scheduleUpdate, { capture: true });
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [on, count, body]);

  /* After each drawing: rows are known by then. */
  useLayoutEffect(() => {
    const element = body.current;
    const rowHeights = heights.current;
    if (!on || !element || !rowHeights) return;
    const top = -element.getBoundingClientRect().top;
    const measured = Array.from(element.querySelectorAll<HTMLElement>('[data-index]'), (row) => ({
      index: Number(row.dataset.index),
      height: row.getBoundingClientRect().height,
    }));
    let shift = 0;
    for (const { index, height } of measured) {
      if (height === 0 || index >= count) continue;
      const above = rowHeights.before(index) < top;
      const more = rowHeights.set(index, height);
      if (above) shift += more;
    }
    if (shift !== 0 && top > 0) findScroller(element).scrollTop += shift;
  });

  if (!on) return [{ from: 0, to: count }];
  const start = Math.min(range.start, Math.max(0, count - 1));
  return count === 0
    ? []
    : toSegments(heights.current, {
        start,
        end: Math.max(start + 1, Math.min(range.end, count)),
        focusedRow: range.focusedRow < count ? range.focusedRow : -1,
      });
};
