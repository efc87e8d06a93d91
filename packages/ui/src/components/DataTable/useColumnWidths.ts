import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isRightToLeft } from '../../internal/isRightToLeft.ts';

const step = 16;
const least = 64;

type Widths = Readonly<Record<string, number>>;

const getVisibleHeads = (handle: Element): HTMLElement[] =>
  [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('th') ?? [])].filter(
    (head) => head.offsetWidth > 0,
  );

const measured = (handle: Element): Record<string, number> =>
  Object.fromEntries(getVisibleHeads(handle).map((head) => [head.dataset.column ?? '', head.offsetWidth]));

/**
 * Column widths set by the user, as shares of the table. Resizing changes a column and its neighbour, so that the
 * table keeps its width.
 */
export const useColumnWidths = () => {
  const [widths, setWidths] = useState<Widths | null>(null);

  const move = (handle: Element, before: Record<string, number>, by: number) => {
    const heads = getVisibleHeads(handle).map((head) => head.dataset.column ?? '');
    const columnId = handle.closest('th')!.dataset.column ?? '';
    const next = heads[heads.indexOf(columnId) + 1];
    if (next === undefined) return;
    const total = Object.values(before).reduce((sum, width) => sum + width, 0);
    const most = before[next]! - least;
    const change = Math.max(least - before[columnId]!, Math.min(most, by));
    const after = { ...before, [columnId]: before[columnId]! + change, [next]: before[next]! - change };
    setWidths(Object.fromEntries(Object.entries(after).map(([id, width]) => [id, (width / total) * 100])));
  };

  /** For the handle at the end of a column's name. */
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const { currentTarget: grip, clientX: from, pointerId } = event;
      const before = measured(grip);
      const sign = isRightToLeft(grip) ? -1 : 1;
      grip.setPointerCapture?.(pointerId);
      const follow = ({ clientX }: globalThis.PointerEvent) => move(grip, before, sign * (clientX - from));
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
      const forwardKey = isRightToLeft(grip) ? 'ArrowLeft' : 'ArrowRight';
      const largeStep = 10_000;
      const by = {
        [forwardKey]: step,
        ArrowLeft: -step,
        ArrowRight: -step,
        Home: -largeStep,
        End: largeStep,
      };
      const change = key === forwardKey ? step : by[key as keyof typeof by];
      if (key === 'Enter') setWidths(null);
      else if (change === undefined) return;
      else move(grip, measured(grip), change);
      event.preventDefault();
    },
  };
  return { widths, handle };
};
