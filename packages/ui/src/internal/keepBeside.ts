import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/** The preferred position of a popup relative to its anchor, in reading direction. */
export interface BesideOptions {
  /** Below the anchor, or above it. Turned over where only the other side has the space. @default 'below' */
  side?: 'below' | 'above' | undefined;
  /** Which edges are flush. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** As wide as the anchor. @default false */
  fit?: boolean | undefined;
}

/* Between the anchor and the popup, and between the popup and the edges of the window, in px. */
const gap = 4;
const padding = 8;

/**
 * Keeps a fixed element beside its anchor, inside the window and no higher than the space there; higher content must
 * scroll inside. Writes through the CSS object model: no render, and allowed by a strict content security policy.
 * Returns the undo.
 */
export const keepBeside = (
  anchor: HTMLElement,
  popup: HTMLElement,
  { side = 'below', align = 'start', fit = false }: BesideOptions,
): (() => void) => {
  const { style } = popup;
  const edge = side === 'below' ? 'bottom' : 'top';
  const placement = align === 'center' ? edge : (`${edge}-${align}` as const);
  const middleware = [
    offset(gap),
    flip({ padding, crossAxis: false }),
    shift({ padding }),
    size({
      padding,
      apply: ({ availableHeight, rects }) => {
        style.maxBlockSize = `${Math.max(0, availableHeight)}px`;
        if (fit) style.inlineSize = `${rects.reference.width}px`;
      },
    }),
  ];
  let isPlaced = false;
  return autoUpdate(anchor, popup, () => {
    /* Its whole height decides on the side. */
    style.maxBlockSize = '';
    void computePosition(anchor, popup, { strategy: 'fixed', placement, middleware }).then(({ x, y }) => {
      style.left = `${x}px`;
      style.top = `${y}px`;
      if (isPlaced) return;
      isPlaced = true;
      /* It had its whole height when the focus moved in. */
      popup.querySelector(':focus, [data-active]')?.scrollIntoView?.({ block: 'nearest' });
    });
  });
};
