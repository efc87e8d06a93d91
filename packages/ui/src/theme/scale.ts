/*
 * What no school changes, as numbers: the style sheets and the design tokens are both written from here.
 */

/** Size and line height in px where the root's letters are 16 px high. */
export const textScale = {
  display: { size: 32, line: 40 },
  title: { size: 24, line: 32 },
  heading: { size: 20, line: 28 },
  body: { size: 16, line: 24 },
  small: { size: 14, line: 20 },
  caption: { size: 12, line: 16 },
};

/** Height of the letters that a `rem` is measured by. */
export const rootSize = 16;

export const weights = { regular: 400, medium: 550, bold: 700 };

/** Milliseconds; nothing under `prefers-reduced-motion`. */
export const motionTimes = { quick: 120, base: 200, slow: 320 };

export const layers = { bar: 10, overlay: 1000, toast: 2000, tooltip: 9999 };

/**
 * Colours of an alert and of a drill, the same in every school and scheme, so that people recognise them. `ink` has at
 * least 7:1 on each of the others, and `onInk` on `ink`.
 */
export const alertColours = {
  real: '#8f0a18',
  realBand: '#6c030e',
  drill: '#0b4a74',
  drillBand: '#07324f',
  ink: '#fffdfd',
  onInk: '#5f020c',
};

/** Families from the first wished to the last resort. */
export const bodyFont = [
  'Atkinson Hyperlegible Next Variable',
  'Noto Sans Arabic Variable',
  'system-ui',
  'sans-serif',
];

/** The font stack for Chinese: with system fonts, because Chinese web fonts are too large. */
export const chineseFont = [
  'Atkinson Hyperlegible Next Variable',
  'PingFang SC',
  'Microsoft YaHei',
  'Noto Sans SC',
  'sans-serif',
];
