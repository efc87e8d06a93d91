import { useLayoutEffect, type RefObject } from 'react';
import { place, type Placing } from './place.ts';

/**
 * Keeps a fixed part beside its anchor while `open`, also when anything scrolls or the window changes.
 * Writes through the CSS object model: no render, nothing a strict policy would refuse.
 */
export const usePlace = (
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  part: RefObject<HTMLElement | null>,
  { side, align, gap }: Omit<Placing, 'direction'>,
): void => {
  useLayoutEffect(() => {
    const from = anchor.current;
    const floating = part.current;
    if (!open || !from || !floating) return;
    const update = () => {
      const { style } = floating;
      style.maxBlockSize = '';
      const direction = getComputedStyle(from).direction === 'rtl' ? 'rtl' : 'ltr';
      const { clientWidth, clientHeight } = document.documentElement;
      const size = { width: floating.offsetWidth, height: floating.offsetHeight };
      const view = { width: clientWidth, height: clientHeight };
      const at = place(from.getBoundingClientRect(), size, view, { side, align, gap, direction });
      style.insetInlineStart = `${at.insetInlineStart}px`;
      style.insetBlockStart = `${at.insetBlockStart}px`;
      style.maxBlockSize = `${at.maxBlockSize}px`;
      floating.dataset.side = at.side;
    };
    update();
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, true);
    return () => {
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, true);
    };
  }, [open, anchor, part, side, align, gap]);
};
