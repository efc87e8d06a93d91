/** A rectangle in the window, in CSS pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The preferred position of a popup relative to its anchor, in reading direction. */
export interface AnchorOptions {
  /** Below the anchor, or above it. Turned over where only the other side has the room. @default 'below' */
  side?: 'below' | 'above';
  /** Which edges are flush. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Between the anchor and the part. @default 4 */
  gap?: number;
  /** The reading direction. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
}

/** The position: logical insets of a fixed box, in CSS pixels. */
export interface AnchorPosition {
  side: 'below' | 'above';
  insetInlineStart: number;
  insetBlockStart: number;
  /** The available height; higher content must scroll inside. */
  maxBlockSize: number;
}

const edge = 8;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Places a part of a known size beside its anchor within a window: turns over when the other side has more room,
 * shifts along the line so as not to be cut. All lengths in CSS pixels.
 */
export const anchorPosition = (
  anchor: Area,
  part: { width: number; height: number },
  view: { width: number; height: number },
  { side = 'below', align = 'start', gap = 4, direction = 'ltr' }: AnchorOptions = {},
): AnchorPosition => {
  const below = view.height - (anchor.top + anchor.height) - gap - edge;
  const above = anchor.top - gap - edge;
  const preferredSpace = side === 'below' ? below : above;
  const other = side === 'below' ? above : below;
  const isFlipped = part.height > preferredSpace && other > preferredSpace;
  const finalSide = isFlipped === (side === 'below') ? 'above' : 'below';
  const availableSpace = Math.max(finalSide === 'below' ? below : above, 0);
  const height = Math.min(part.height, availableSpace);

  const start = direction === 'ltr' ? anchor.left : view.width - anchor.left - anchor.width;
  const offset = { start: 0, center: (anchor.width - part.width) / 2, end: anchor.width - part.width }[align];
  return {
    side: finalSide,
    insetInlineStart: within(start + offset, edge, Math.max(edge, view.width - part.width - edge)),
    insetBlockStart: finalSide === 'below' ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    maxBlockSize: availableSpace,
  };
};
