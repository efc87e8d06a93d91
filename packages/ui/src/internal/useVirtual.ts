import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A stretch of a long list: rows that are drawn, or the room of those that are not. */
export type Stretch = { from: number; to: number } | { room: number; before: number };

interface Range {
  start: number;
  end: number;
  /** The row that holds focus, far from the others. It must stay, or focus would be lost. */
  kept: number;
}

/* Drawn beyond both edges of the window, in px: a fast wheel must not outrun it. */
const margin = 480;

/** Heights of many rows, most of them never seen: sums and places in logarithmic time (a Fenwick tree). */
export class Heights {
  readonly count: number;
  readonly usual: number;
  readonly #known = new Map<number, number>();
  readonly #sums: Float64Array;

  constructor(count: number, usual: number) {
    this.count = count;
    this.usual = usual;
    this.#sums = new Float64Array(count + 1);
  }

  of(index: number): number {
    return this.#known.get(index) ?? this.usual;
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
    let sum = index * this.usual;
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

const stretchesOf = (heights: Heights, { start, end, kept }: Range): Stretch[] => {
  const drawn = [{ from: start, to: end }];
  if (kept >= 0 && kept < start) drawn.unshift({ from: kept, to: kept + 1 });
  if (kept >= end) drawn.push({ from: kept, to: kept + 1 });
  const stretches: Stretch[] = [];
  let last = 0;
  for (const { from, to } of drawn) {
    const room = heights.before(from) - heights.before(last);
    if (room > 0) stretches.push({ room, before: from });
    stretches.push({ from, to });
    last = to;
  }
  const rest = heights.before(heights.count) - heights.before(last);
  if (rest > 0) stretches.push({ room: rest, before: heights.count });
  return stretches;
};

const scrollerOf = (element: Element): Element => {
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
 * @param usual estimated height of a row that is not measured yet, in px
 */
export const useVirtual = (
  body: RefObject<HTMLElement | null>,
  count: number,
  usual: number,
  on: boolean,
): Stretch[] => {
  const heights = useRef<Heights>(null);
  if (!heights.current || heights.current.count !== count) heights.current = new Heights(count, usual);
  const [range, setRange] = useState<Range>({ start: 0, end: Math.min(count, 40), kept: -1 });

  useLayoutEffect(() => {
    if (!on) return undefined;
    const look = () => {
      const known = heights.current!;
      const shown = body.current;
      if (!shown || count === 0) return;
      const top = -shown.getBoundingClientRect().top;
      const start = known.at(Math.max(0, top - margin));
      const end = Math.min(count, known.at(Math.max(0, top + window.innerHeight + margin)) + 1);
      const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
      const kept = focused && shown.contains(focused) ? Number(focused.dataset.index) : -1;
      const far = kept >= 0 && kept < count && (kept < start || kept >= end) ? kept : -1;
      setRange((old) =>
        old.start === start && old.end === end && old.kept === far ? old : { start, end, kept: far },
      );
    };
    let waiting = 0;
    const soon = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        look();
      });
    };
    look();
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(waiting);
      document.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [on, count, body]);

  /* After each drawing: rows are known by then. */
  useLayoutEffect(() => {
    const shown = body.current;
    const known = heights.current;
    if (!on || !shown || !known) return;
    const top = -shown.getBoundingClientRect().top;
    const measured = Array.from(shown.querySelectorAll<HTMLElement>('[data-index]'), (row) => ({
      index: Number(row.dataset.index),
      height: row.getBoundingClientRect().height,
    }));
    let shift = 0;
    for (const { index, height } of measured) {
      if (height === 0 || index >= count) continue;
      const above = known.before(index) < top;
      const more = known.set(index, height);
      if (above) shift += more;
    }
    if (shift !== 0 && top > 0) scrollerOf(shown).scrollTop += shift;
  });

  if (!on) return [{ from: 0, to: count }];
  const start = Math.min(range.start, Math.max(0, count - 1));
  return count === 0
    ? []
    : stretchesOf(heights.current, {
        start,
        end: Math.max(start + 1, Math.min(range.end, count)),
        kept: range.kept < count ? range.kept : -1,
      });
};
