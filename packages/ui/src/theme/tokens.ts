/** The public token contract: names only. Every leaf is the name of a custom property, without its dashes. */
const accent = (name: string) => ({
  /** A filled shape of this tone: button, mark of "here", meter. */
  solid: `sui-${name}-solid`,
  /** The filled shape under the pointer. */
  solidHover: `sui-${name}-solid-hover`,
  /** The filled shape while pressed. */
  solidPressed: `sui-${name}-solid-pressed`,
  /** Words and icons on the filled shape. */
  onSolid: `sui-${name}-on-solid`,
  /** A quiet fill of this tone. */
  soft: `sui-${name}-soft`,
  /** The quiet fill under the pointer. */
  softHover: `sui-${name}-soft-hover`,
  /** A border of this tone, 3:1 on every surface. */
  line: `sui-${name}-line`,
  /** Text of this tone on any surface and on its soft fill. */
  ink: `sui-${name}-ink`,
});

/** The names of the custom properties of a theme; `docs/theming.md` explains each role. */
export const tokenNames = {
  color: {
    surface: {
      canvas: 'sui-surface-canvas',
      raised: 'sui-surface-raised',
      sunken: 'sui-surface-sunken',
      overlay: 'sui-surface-overlay',
      inverse: 'sui-surface-inverse',
    },
    ink: {
      strong: 'sui-ink-strong',
      base: 'sui-ink-base',
      quiet: 'sui-ink-quiet',
      disabled: 'sui-ink-disabled',
      inverse: 'sui-ink-inverse',
    },
    accent: accent('accent'),
    positive: accent('positive'),
    caution: accent('caution'),
    critical: accent('critical'),
    info: accent('info'),
    line: { hairline: 'sui-line-hairline', control: 'sui-line-control', strong: 'sui-line-strong' },
    /** A neutral fill, darker than the surface in light mode and lighter in dark mode: bubbles, icons, segments. */
    fill: 'sui-fill',
    /** The ring around what has keyboard focus. */
    focus: 'sui-focus',
    /** The school's colour, unmodified, for large areas of identity. */
    identity: {
      solid: 'sui-identity-solid',
      onSolid: 'sui-identity-on-solid',
      /** A second colour of the school, unmodified, also for large areas; the first one again if there is only one. */
      second: 'sui-identity-second',
      onSecond: 'sui-identity-on-second',
    },
    data: {
      1: 'sui-data-1',
      2: 'sui-data-2',
      3: 'sui-data-3',
      4: 'sui-data-4',
      5: 'sui-data-5',
      6: 'sui-data-6',
    },
    /** The layer between a dialog and the page behind it. */
    scrim: 'sui-scrim',
  },
  /** A takeover by an alert (`real`) or a drill: surface, band, words on both, words on a filled answer. */
  alert: {
    real: 'sui-alert-real',
    realBand: 'sui-alert-real-band',
    drill: 'sui-alert-drill',
    drillBand: 'sui-alert-drill-band',
    ink: 'sui-alert-ink',
    onInk: 'sui-alert-on-ink',
  },
  space: {
    none: 'sui-space-none',
    hair: 'sui-space-hair',
    xs: 'sui-space-xs',
    s: 'sui-space-s',
    m: 'sui-space-m',
    l: 'sui-space-l',
    xl: 'sui-space-xl',
    xxl: 'sui-space-xxl',
    xxxl: 'sui-space-xxxl',
    huge: 'sui-space-huge',
  },
  /** Heights of controls; 44 px at least under a finger. */
  control: { s: 'sui-control-s', m: 'sui-control-m', l: 'sui-control-l' },
  /** The least height of a row of a table or a list, its rule included. */
  row: 'sui-row',
  text: {
    display: { size: 'sui-text-display-size', line: 'sui-text-display-line' },
    title: { size: 'sui-text-title-size', line: 'sui-text-title-line' },
    heading: { size: 'sui-text-heading-size', line: 'sui-text-heading-line' },
    body: { size: 'sui-text-body-size', line: 'sui-text-body-line' },
    small: { size: 'sui-text-small-size', line: 'sui-text-small-line' },
    caption: { size: 'sui-text-caption-size', line: 'sui-text-caption-line' },
  },
  weight: { regular: 'sui-weight-regular', medium: 'sui-weight-medium', bold: 'sui-weight-bold' },
  font: { body: 'sui-font-body' },
  radius: {
    field: 'sui-radius-field',
    card: 'sui-radius-card',
    panel: 'sui-radius-panel',
    pill: 'sui-radius-pill',
  },
  shadow: { raised: 'sui-shadow-raised', floating: 'sui-shadow-floating', overlay: 'sui-shadow-overlay' },
  motion: { quick: 'sui-motion-quick', base: 'sui-motion-base', slow: 'sui-motion-slow' },
  layer: {
    bar: 'sui-layer-bar',
    overlay: 'sui-layer-overlay',
    toast: 'sui-layer-toast',
    tooltip: 'sui-layer-tooltip',
  },
};
