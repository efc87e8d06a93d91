/** The measures that determine a thumb, in CSS pixels. */
export interface Scrolled {
  /** Visible length. */
  view: number;
  /** Total length of the content. */
  content: number;
  /** Scroll distance from the start of the content, on either side. */
  from: number;
  /** Length of the track along which the thumb moves. */
  track: number;
}

/** The minimum length of a thumb (specification §9). */
export const leastThumb = 20;
/** Delay before a thumb hides after scrolling, in milliseconds (specification §9). */
export const hideDelay = 175;

/** Length of the thumb and its distance from the start of its track; nothing if all content is visible. */
export const getThumb = ({ view, content, from, track }: Scrolled): { size: number; at: number } | null => {
  const hidden = content - view;
  if (!(hidden >= 1) || !(track > 0)) return null;
  const size = Math.min(track, Math.max(leastThumb, (track * view) / content));
  const part = Math.min(1, Math.max(0, from / hidden));
  return { size, at: part * (track - size) };
};

/** Converts a drag of the thumb by `by` pixels to a scroll distance. */
export const getScrollChange = (by: number, { view, content, track }: Omit<Scrolled, 'from'>): number => {
  const thumb = getThumb({ view, content, from: 0, track });
  const trackLength = thumb ? track - thumb.size : 0;
  return trackLength > 0 ? (by / trackLength) * (content - view) : 0;
};
