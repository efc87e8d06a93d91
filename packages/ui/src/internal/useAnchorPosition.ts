import { useLayoutEffect, type RefObject } from 'react';
import { anchorPosition, type AnchorOptions } from './anchorPosition.ts';

/**
 * Keeps a fixed element beside its anchor while it is mounted. It checks once a frame: an anchor moves for more reasons
 * than scrolling, and no event reports a loaded font or picture. Writes through the CSS object model: no render, and
 * allowed by a strict content security policy. With `fit` it is as wide as its anchor.
 */
export const useAnchorPosition = (
  anchor: RefObject<HTMLElement | null>,
  part: RefObject<HTMLElement | null>,
  { side, align, gap, fit = false }: Omit<AnchorOptions, 'direction'> & { fit?: boolean },
): void => {
  useLayoutEffect(() => {
    let frame = 0;
    let lastRects = '';
    const look = () => {
      frame = requestAnimationFrame(look);
      const from = anchor.current;
      const floating = part.current;
      if (!from || !floating) return;
      const area = from.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const now = [area.x, area.y, area.width, area.height, width, height, floating.scrollHeight].join(' ');
      if (now === lastRects) return;
      lastRects = now;

      const { style } = floating;
      if (fit) style.inlineSize = `${area.width}px`;
      style.maxBlockSize = '';
      const size = { width: floating.offsetWidth, height: floating.offsetHeight };
      const direction = getComputedStyle(from).direction === 'rtl' ? 'rtl' : 'ltr';
      const at = anchorPosition(area, size, { width, height }, { side, align, gap, direction });
      style.insetInlineStart = `${at.insetInlineStart}px`;
      style.insetBlockStart = `${at.insetBlockStart}px`;
      style.maxBlockSize = `${at.maxBlockSize}px`;
      floating.dataset.side = at.side;
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [anchor, part, side, align, gap, fit]);
};
