/** The density of a screen: `cosy` by default, `compact` for people who work in long tables all day. */
export type Density = 'cosy' | 'compact';

/* Lengths in px. Steps of space keep their order, and twice a step stays near the next but one. */
const cosy = {
  space: { none: 0, hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, xxxl: 48, huge: 72 },
  control: { s: 32, m: 40, l: 48 },
  row: 73,
};
const compact: typeof cosy = {
  space: { none: 0, hair: 2, xs: 4, s: 6, m: 8, l: 12, xl: 16, xxl: 24, xxxl: 32, huge: 48 },
  control: { s: 28, m: 32, l: 40 },
  row: 49,
};
const all = { cosy, compact };

const px = <Name extends string>(lengths: Record<Name, number>) =>
  Object.fromEntries(
    Object.entries<number>(lengths).map(([name, length]) => [name, `${length}px`]),
  ) as Record<Name, string>;

const toValues = ({ space, control, row }: typeof cosy) => ({
  space: px(space),
  control: px(control),
  row: `${row}px`,
});
const densities = { cosy: /* @__PURE__ */ toValues(cosy), compact: /* @__PURE__ */ toValues(compact) };

/** Returns space, heights of controls and of rows; an unknown density gives `cosy`. */
export const getDensity = (density: unknown): (typeof densities)['cosy'] =>
  densities[typeof density === 'string' && Object.hasOwn(all, density) ? (density as Density) : 'cosy'];

/** Minimum size of a touch target in px (WCAG 2.5.5): no density makes a control smaller on a touch screen. */
export const leastForFinger = 44;
