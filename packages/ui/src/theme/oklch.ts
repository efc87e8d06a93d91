import { convertLrgbToRgb, convertOklabToLrgb, convertRgbToOklab } from 'culori/fn';

/* A colour as it is shown: 8 bits a channel. Contrast is calculated from these, since they are what a reader gets. */
export interface Shade {
  red: number;
  green: number;
  blue: number;
  /** WCAG relative luminance, 0 to 1. */
  luminance: number;
}

/** Lightness 0 to 1, chroma 0 to about .32, hue in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/* Marked pure, like the other tables: who only applies a theme then carries none of this. */
const linear = /* @__PURE__ */ Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** A shade from its channels, 0 to 255. */
export const createShade = (red: number, green: number, blue: number): Shade => ({
  red,
  green,
  blue,
  luminance: 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!,
});

const inGamut = (part: number) => part >= -0.0005 && part <= 1.0005;
const toLinear = (lightness: number, chroma: number, hue: number) =>
  convertOklabToLrgb({ l: lightness, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) });
const fits = ({ r, g, b }: { r: number; g: number; b: number }) => inGamut(r) && inGamut(g) && inGamut(b);
const eightBits = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);

/* As much of the chroma as a screen can show at this lightness and hue. */
const toDisplayable = (lightness: number, chroma: number, hue: number) => {
  const requested = toLinear(lightness, chroma, hue);
  if (fits(requested)) return requested;
  let low = 0;
  let high = chroma;
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    if (fits(toLinear(lightness, middle, hue))) low = middle;
    else high = middle;
  }
  return toLinear(lightness, low, hue);
};

/** The shade at a lightness and hue, with as much of the chroma as a screen can show there. */
export const shade = (lightness: number, chroma: number, hue: number): Shade => {
  const { r, g, b } = convertLrgbToRgb(toDisplayable(lightness, chroma, hue));
  return createShade(eightBits(r), eightBits(g), eightBits(b));
};

/** Converts a shade to OKLCH. */
export const toOklch = ({ red, green, blue }: Shade): Oklch => {
  const { l, a, b } = convertRgbToOklab({ r: red / 255, g: green / 255, b: blue / 255 });
  return { lightness: l, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
};

/** Contrast of two shades after WCAG 2.2, 1 to 21. */
export const ratio = (one: Shade, other: Shade): number =>
  one.luminance > other.luminance
    ? (one.luminance + 0.05) / (other.luminance + 0.05)
    : (other.luminance + 0.05) / (one.luminance + 0.05);

/*
 * Lightness is nearly the cube root of luminance: exactly for a grey, and with a slope of nearly one for any other
 * hue. A few corrections land within a rounding of the aim; the rest is walked, so that the aim is never overshot.
 */
const corrections = 3;
const pace = 0.0008;

const within = (lightness: number) => Math.min(1, Math.max(0, lightness));

const findLightness = (luminance: number, chroma: number, hue: number): number => {
  const aim = Math.cbrt(luminance);
  let lightness = aim;
  for (let count = 0; count < corrections; count += 1) {
    const { r, g, b } = toDisplayable(lightness, chroma, hue);
    lightness = within(lightness + aim - Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b));
  }
  return lightness;
};

/** The lightest shade, up to a lightness, that is no lighter than a luminance. */
export const lightestUnder = (luminance: number, highest: number, chroma: number, hue: number): Shade => {
  let lightness = Math.min(highest, findLightness(luminance, chroma, hue));
  let candidate = shade(lightness, chroma, hue);
  while (candidate.luminance > luminance && lightness > 0) {
    lightness = within(lightness - pace);
    candidate = shade(lightness, chroma, hue);
  }
  return candidate;
};

/** The darkest shade, from a lightness up, that is no darker than a luminance. */
export const darkestOver = (luminance: number, lowest: number, chroma: number, hue: number): Shade => {
  let lightness = Math.max(lowest, findLightness(luminance, chroma, hue));
  let candidate = shade(lightness, chroma, hue);
  while (candidate.luminance < luminance && lightness < 1) {
    lightness = within(lightness + pace);
    candidate = shade(lightness, chroma, hue);
  }
  return candidate;
};

/** Mixes two colours in linear light, not along the hue circle, where caution and white would turn green. */
export const mix = (one: Shade, other: Shade, share: number): Shade => {
  const part = (from: number, to: number) => Math.round(from * share + to * (1 - share));
  return createShade(part(one.red, other.red), part(one.green, other.green), part(one.blue, other.blue));
};

const twoDigits = /* @__PURE__ */ Array.from({ length: 256 }, (_, value) =>
  value.toString(16).padStart(2, '0'),
);

/** `#rrggbb`, or `#rrggbbaa` where it is translucent. */
export const hex = ({ red, green, blue }: Shade, alpha = 1): string =>
  `#${twoDigits[red]}${twoDigits[green]}${twoDigits[blue]}${alpha === 1 ? '' : twoDigits[Math.round(alpha * 255)]}`;
