import { hex, toOklch, ratio, shade, type Shade } from './oklch.ts';

/** A tone: the school's or a status. */
export interface Tone {
  solid: Shade;
  solidHover: Shade;
  solidPressed: Shade;
  onSolid: Shade;
  soft: Shade;
  softHover: Shade;
  line: Shade;
  ink: Shade;
}

/** The two that a word on a fill can be. */
export interface TextColors {
  light: Shade;
  dark: Shade;
}

/** Minimum contrast of text on a filled shape: WCAG's 4.5 with a margin. */
export const minTextContrast = 4.6;

/** White if it is readable, else the dark text colour. */
export const pickTextColor = (fill: Shade, { light, dark }: TextColors): Shade =>
  ratio(light, fill) >= 4.5 ? light : dark;

const awayFromLight = -0.045;
const awayFromDark = 0.035;
/* A fill that can't move further away from its word moves toward it: black and white have contrast to spare. */
const nearBlack = 0.3;
const nearWhite = 0.88;

/** The fill under the pointer and pressed: each a step away from the word on it. */
export const createStates = (solid: Shade, textColor: Shade, chroma: number, hue: number) => {
  const { lightness } = toOklch(solid);
  let step = textColor.luminance > solid.luminance ? awayFromLight : awayFromDark;
  if (step < 0 && lightness < nearBlack) step = 0.06;
  if (step > 0 && lightness > nearWhite) step = -0.035;
  return {
    solidHover: shade(lightness + step, chroma, hue),
    solidPressed: shade(lightness + 2 * step, chroma, hue),
  };
};

/** The tone as a style sheet takes it. */
export const toneValues = (tone: Tone) => ({
  solid: hex(tone.solid),
  solidHover: hex(tone.solidHover),
  solidPressed: hex(tone.solidPressed),
  onSolid: hex(tone.onSolid),
  soft: hex(tone.soft),
  softHover: hex(tone.softHover),
  line: hex(tone.line),
  ink: hex(tone.ink),
});
