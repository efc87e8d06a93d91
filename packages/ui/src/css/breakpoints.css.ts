/** Media conditions of the kit: `'@media': { [media.narrow]: … }`. The layouts change at these widths. */
export const media = {
  /** Phones: under 768 px. */
  narrow: '(width < 768px)',
  /** Tablets and small windows: 768 to 1199 px. */
  medium: '(768px <= width < 1200px)',
  /** Everything under 1200 px. */
  belowWide: '(width < 1200px)',
  /** From 768 px up. */
  fromMedium: '(width >= 768px)',
  /** From 1200 px up. */
  wide: '(width >= 1200px)',
  /** Windows lower than 400 px, such as a page zoomed to 400 %: bars and feet scroll with the page. */
  short: '(height < 400px)',
  /** Fingers: every target is 44 px or more. */
  coarse: '(pointer: coarse)',
  /** Pointers that can hover; hover styles are only here, since on touch they stick. */
  hover: '(hover: hover)',
  /** The user's palette replaces the kit's: a meaning given only by a background needs a border. */
  forcedColors: '(forced-colors: active)',
  /** The user prefers reduced motion; `transition()` and the motion tokens already obey. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
