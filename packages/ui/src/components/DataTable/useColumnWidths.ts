import { useState, type KeyboardEvent, type PointerEvent } from 'react';

const step = 16;
const least = 64;

type Widths = Readonly<Record<string, number>>;

const shownHeads = (handle: Element): HTMLElement[] =>
  [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('th') ?? [])].filter(
    (head) => head.offsetWidth > 0,
  );

const measured = (handle: Element): Record<string, number> =>
  Object.fromEntries(shownHeads(handle).map((head) => [head.dataset.column ?? '', head.offsetWidth]));

/**
 * Widths that the reader gave the columns, in shares of the table: what one column gains its neighbour loses, so that the
 * table stays as wide as its place.
 */
export const useColumnWidths = () => {
  const [widths, setWidths] = useState<Widths | null>(null);

  const move = (handle: Element, before: Record<string, number>, by: number) => {
    const heads = shownHeads(handle).map((head) => head.dataset.column ?? '');
    const own = handle.closest('th')!.dataset.column ?? '';
    const next = heads[heads.indexOf(own) + 1];
    if (next === undefined) return;
    const total = Object.values(before).reduce((sum, width) => sum + width, 0);
    const most = before[next]! - least;
    const change = Math.max(least - before[own]!, Math.min(most, by));
    const after = { ...before, [own]: before[own]! + change, [next]: before[next]! - change };
    setWidths(Object.fromEntries(Object.entries(after).map(([id, width]) => [id, (width / total) * 100])));
  };

  /** For the handle at the end of a column's name. */
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const { currentTarget: grip, clientX: from, pointerId } = event;
      const before = measured(grip);
      const way = grip.matches(':dir(rtl)') ? -1 : 1;
      grip.setPointerCapture?.(pointerId);
      const follow = ({ clientX }: globalThis.PointerEvent) => move(grip, before, way * (clientX - from));
      const end = () => {
        grip.removeEventListener('pointermove', follow);
        grip.removeEventListener('lostpointercapture', end);
        grip.removeEventListener('pointerup', end);
      };
      grip.addEventListener('pointermove', follow);
      grip.addEventListener('lostpointercapture', end);
      grip.addEventListener('pointerup', end);
    },
    onDoubleClick: () => setWidths(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { currentTarget: grip, key } = event;
      const onwards = grip.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
      const far = 10_000;
      const by = { [onwards]: step, ArrowLeft: -step, ArrowRight: -step, Home: -far, End: far };
      const asked = key === onwards ? step : by[key as keyof typeof by];
      if (key === 'Enter') setWidths(null);
      else if (asked === undefined) return;
      else move(grip, measured(grip), asked);
      event.preventDefault();
    },
  };
  return { widths, handle };
};
