/** The limits of a pane's share of the space, in per cent. */
export interface ShareLimits {
  min: number;
  max: number;
}

/** Clamps a share to its limits, in tenths of a per cent. Returns the middle for an invalid number. */
export const limited = (share: number, { min, max }: ShareLimits): number => {
  const low = Number.isFinite(min) ? Math.min(100, Math.max(0, min)) : 0;
  const high = Number.isFinite(max) ? Math.min(100, Math.max(low, max)) : 100;
  const finiteShare = Number.isFinite(share) ? share : 50;
  return Math.round(Math.min(high, Math.max(low, finiteShare)) * 10) / 10;
};

/** Returns the share of the first pane when the separator is dragged to a point of the screen. */
export const shareAt = (
  point: { x: number; y: number },
  bounds: Pick<DOMRect, 'left' | 'right' | 'top' | 'width' | 'height'>,
  { vertical, rtl }: { vertical: boolean; rtl: boolean },
): number => {
  if (vertical) return ((point.y - bounds.top) / bounds.height) * 100;
  return ((rtl ? bounds.right - point.x : point.x - bounds.left) / bounds.width) * 100;
};

/** Returns the share after a key of the window splitter; undefined for any other key. */
export const shareAfter = (
  key: string,
  share: number,
  { vertical, rtl, min, max, step }: ShareLimits & { vertical: boolean; rtl: boolean; step: number },
): number | undefined => {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const [more, less] = vertical
    ? ['ArrowDown', 'ArrowUp']
    : rtl
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft'];
  if (key === more) return share + step;
  if (key === less) return share - step;
  return undefined;
};
