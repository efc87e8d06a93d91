import { convertLrgbToRgb, convertOklabToLrgb, convertRgbToOklab } from 'culori/fn';

/* A colour as it is shown: 8 bits a channel. Contrast is judged on these, since they are what a reader gets. */
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

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** A shade from its channels, 0 to 255. */
export const shadeOf = (red: number, green: number, blue: number): Shade => ({
  red,
  green,
  blue,
  luminance: 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!,
});

const inGamut = (part: number) => part >= -0.0005 && part <= 1.0005;
const linearOf = (lightness: number, chroma: number, hue: number) =>
  convertOklabToLrgb({ l: lightness, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) });
const fits = ({ r, g, b }: { r: number; g: number; b: number }) => inGamut(r) && inGamut(g) && inGamut(b);
const eightBits = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);

/** The shade at a lightness and hue, with as much of the chroma as a screen can show there. */
export const shade = (lightness: number, chroma: number, hue: number): Shade => {
  let color = linearOf(lightness, chroma, hue);
  if (!fits(color)) {
    let low = 0;
    let high = chroma;
    for (let step = 0; step < 8; step += 1) {
      const middle = (low + high) / 2;
      if (fits(linearOf(lightness, middle, hue))) low = middle;
      else high = middle;
    }
    color = linearOf(lightness, low, hue);
  }
  const { r, g, b } = convertLrgbToRgb(color);
  return shadeOf(eightBits(r), eightBits(g), eightBits(b));
};

/** Where a shade stands in OKLCH. */
export const oklchOf = ({ red, green, blue }: Shade): Oklch => {
  const { l, a, b } = convertRgbToOklab({ r: red / 255, g: green / 255, b: blue / 255 });
  return { lightness: l, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
};

/** Contrast of two shades after WCAG 2.2, 1 to 21. */
export const ratio = (one: Shade, other: Shade): number =>
  one.luminance > other.luminance
    ? (one.luminance + 0.05) / (other.luminance + 0.05)
    : (other.luminance + 0.05) / (one.luminance + 0.05);

/* For a grey, lightness is the cube root of luminance; colours stray from it by less than this. */
const strayBelow = 0.07;
const strayAbove = 0.09;
const steps = 8;

/** The lightest shade, up to a lightness, that is no lighter than a luminance. */
export const lightestUnder = (luminance: number, highest: number, chroma: number, hue: number): Shade => {
  const wished = shade(highest, chroma, hue);
  if (wished.luminance <= luminance) return wished;
  const near = Math.cbrt(luminance);
  let low = Math.max(0, near - strayBelow);
  let high = Math.min(highest, near + strayAbove);
  let best = shade(low, chroma, hue);
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    const tried = shade(middle, chroma, hue);
    if (tried.luminance <= luminance) {
      low = middle;
      best = tried;
    } else high = middle;
  }
  return best;
};

/** The darkest shade, from a lightness up, that is no darker than a luminance. */
export const darkestOver = (luminance: number, lowest: number, chroma: number, hue: number): Shade => {
  const wished = shade(lowest, chroma, hue);
  if (wished.luminance >= luminance) return wished;
  const near = Math.cbrt(luminance);
  let low = Math.max(lowest, near - strayBelow);
  let high = Math.min(1, near + strayAbove);
  let best = shade(high, chroma, hue);
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    const tried = shade(middle, chroma, hue);
    if (tried.luminance >= luminance) {
      high = middle;
      best = tried;
    } else low = middle;
  }
  return best;
};

/** Two shades mixed as light on a screen mixes them, not along the hue circle: caution and paper would turn green. */
export const mix = (one: Shade, other: Shade, share: number): Shade => {
  const part = (from: number, to: number) => Math.round(from * share + to * (1 - share));
  return shadeOf(part(one.red, other.red), part(one.green, other.green), part(one.blue, other.blue));
};

const twoDigits = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'));

/** `#rrggbb`, or `#rrggbbaa` where it is translucent. */
export const hex = ({ red, green, blue }: Shade, alpha = 1): string =>
  `#${twoDigits[red]}${twoDigits[green]}${twoDigits[blue]}${alpha === 1 ? '' : twoDigits[Math.round(alpha * 255)]}`;
