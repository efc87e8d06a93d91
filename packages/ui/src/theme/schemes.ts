/*
 * The recipe of design/mock: lightness and chroma of each role, for light and dark. For a role with a required
 * contrast, the lightness is the start of the search.
 */

/** [lightness, chroma]; the chroma is for a school with a strong colour, and shrinks with it. */
type Tint = readonly [lightness: number, chroma: number];

interface StatusRecipe {
  solid: Tint;
  soft: number;
  softHover: number;
}

export const statusNames = ['positive', 'caution', 'critical', 'info'] as const;
export type StatusName = (typeof statusNames)[number];

export interface SchemeRecipe {
  dark: boolean;
  canvas: Tint;
  raised: Tint;
  sunken: Tint;
  overlay: Tint;
  inverse: Tint;
  inkStrong: Tint;
  inkBase: Tint;
  inkDisabled: Tint;
  inkInverse: Tint;
  hairline: Tint;
  accentSoft: Tint;
  accentSoftHover: Tint;
  /** Most chroma that a word of the school's colour may have. */
  inkChroma: number;
  softLightness: number;
  softHoverLightness: number;
  status: Record<StatusName, StatusRecipe>;
  data: readonly (readonly [lightness: number, chroma: number, hue: number])[];
  /** First and last data colour: the school's hue. */
  dataOwn: Tint;
  dataRest: Tint;
}

export const light: SchemeRecipe = {
  dark: false,
  canvas: [0.968, 0.007],
  raised: [0.995, 0.0022],
  sunken: [0.949, 0.0085],
  overlay: [0.998, 0.0012],
  inverse: [0.245, 0.018],
  inkStrong: [0.205, 0.02],
  inkBase: [0.29, 0.02],
  inkDisabled: [0.725, 0.012],
  inkInverse: [0.985, 0.004],
  hairline: [0.905, 0.0095],
  accentSoft: [0.948, 0.024],
  accentSoftHover: [0.92, 0.036],
  inkChroma: 0.15,
  softLightness: 0.948,
  softHoverLightness: 0.92,
  status: {
    positive: { solid: [0.52, 0.135], soft: 0.03, softHover: 0.045 },
    caution: { solid: [0.64, 0.138], soft: 0.04, softHover: 0.06 },
    critical: { solid: [0.535, 0.195], soft: 0.024, softHover: 0.036 },
    info: { solid: [0.53, 0.13], soft: 0.026, softHover: 0.039 },
  },
  data: [
    [0.76, 0.12, 80],
    [0.58, 0.1, 250],
    [0.34, 0.09, 350],
    [0.68, 0.09, 205],
  ],
  dataOwn: [0.47, 0.11],
  dataRest: [0.84, 0.02],
};

export const dark: SchemeRecipe = {
  dark: true,
  canvas: [0.176, 0.011],
  raised: [0.216, 0.012],
  sunken: [0.15, 0.01],
  overlay: [0.256, 0.014],
  inverse: [0.935, 0.008],
  inkStrong: [0.972, 0.004],
  inkBase: [0.905, 0.007],
  inkDisabled: [0.455, 0.012],
  inkInverse: [0.215, 0.018],
  hairline: [0.305, 0.014],
  accentSoft: [0.298, 0.038],
  accentSoftHover: [0.338, 0.048],
  inkChroma: 0.12,
  softLightness: 0.298,
  softHoverLightness: 0.338,
  status: {
    positive: { solid: [0.72, 0.135], soft: 0.0475, softHover: 0.058 },
    caution: { solid: [0.8, 0.138], soft: 0.048, softHover: 0.058 },
    critical: { solid: [0.735, 0.165], soft: 0.038, softHover: 0.048 },
    info: { solid: [0.73, 0.12], soft: 0.0412, softHover: 0.052 },
  },
  data: [
    [0.52, 0.09, 250],
    [0.88, 0.11, 88],
    [0.62, 0.14, 350],
    [0.8, 0.07, 215],
  ],
  dataOwn: [0.74, 0.11],
  dataRest: [0.45, 0.02],
};
