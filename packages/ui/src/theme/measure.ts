import { requiredContrasts } from './requiredContrasts.ts';
import type { TenantTheme, ThemeValues } from './tenantTheme.ts';

/* Implemented independently of the palette's arithmetic, so that an error in one is not repeated in the other. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
});

const getLuminance = (hex: string): number => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * linear[bits >> 16]! + 0.7152 * linear[(bits >> 8) & 255]! + 0.0722 * linear[bits & 255]!;
};

type Leaf = (values: ThemeValues) => string;
const getLeaf = (path: string): Leaf => {
  const [group, role] = path.split('.') as [string, string | undefined];
  return ({ color }) => {
    const value = (color as unknown as Record<string, string | Record<string, string>>)[group]!;
    return typeof value === 'string' ? value : value[role!]!;
  };
};

const names = [...new Set(requiredContrasts.flatMap(({ ink, on }) => [ink, on]))];
const leaves = names.map(getLeaf);
const pairs = requiredContrasts.map((required) => ({
  ...required,
  inkAt: names.indexOf(required.ink),
  onAt: names.indexOf(required.on),
}));

/** A required contrast that a theme does not meet. */
export interface Broken {
  scheme: 'light' | 'dark';
  ink: string;
  on: string;
  least: number;
  contrast: number;
}

const schemes = ['light', 'dark'] as const;

/** The lowest contrast of each pair of roles measured so far, in the order of `requiredContrasts`, light then dark. */
export const emptyFloor = (): Float64Array => new Float64Array(pairs.length * 2).fill(Infinity);

/** Measures every required contrast of a theme; returns those it does not meet and lowers `floor`. */
export const measure = (theme: TenantTheme, floor?: Float64Array): Broken[] => {
  const broken: Broken[] = [];
  schemes.forEach((scheme, schemeAt) => {
    const light = leaves.map((leaf) => getLuminance(leaf(theme[scheme])) + 0.05);
    pairs.forEach(({ ink, on, least, inkAt, onAt }, at) => {
      const one = light[inkAt]!;
      const other = light[onAt]!;
      const ratio = one > other ? one / other : other / one;
      if (floor) floor[at + schemeAt * pairs.length] = Math.min(floor[at + schemeAt * pairs.length]!, ratio);
      if (!(ratio >= least)) broken.push({ scheme, ink, on, least, contrast: ratio });
    });
  });
  return broken;
};
