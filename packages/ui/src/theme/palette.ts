import { solveAccent } from './accent.ts';
import { hex, mix, toOklch, ratio, shade, createShade, type Shade } from './oklch.ts';
import { dark, light, type SchemeRecipe } from './schemes.ts';
import { onEach, solve } from './solve.ts';
import { statusesBeside } from './status.ts';
import { toneValues, pickTextColor, type TextColors } from './tone.ts';

/* From this chroma on, tints are as strong as they get. */
const fullChroma = 0.08;
const degrees = Math.PI / 180;
const white = /* @__PURE__ */ createShade(255, 255, 255);
const black = /* @__PURE__ */ createShade(0, 0, 0);

/*
 * The school's colour can't be adjusted here, so the text colour is: of pure white and black one always has a contrast
 * of 4.58.
 */
const pickIdentityText = (brand: Shade, textColors: TextColors): Shade => {
  const textColor = pickTextColor(brand, textColors);
  if (ratio(textColor, brand) >= 4.5) return textColor;
  return ratio(white, brand) >= ratio(black, brand) ? white : black;
};

/* In light mode a shadow has the text colour; in dark mode a lighter surface and a hairline show the elevation. */
const createShadows = (dark: boolean, ink: Shade, hairline: Shade) => {
  const withAlpha = (share: number) => hex(ink, share);
  const edge = `0 0 0 1px ${dark ? hex(hairline) : withAlpha(0.07)}`;
  if (dark) {
    return {
      raised: 'none',
      floating: `${edge}, 0 8px 24px -8px ${hex(black, 0.5)}`,
      overlay: `${edge}, 0 32px 64px -16px ${hex(black, 0.7)}`,
    };
  }
  return {
    raised: `0 1px 2px ${withAlpha(0.06)}, 0 2px 8px -4px ${withAlpha(0.06)}`,
    floating: `${edge}, 0 2px 4px ${withAlpha(0.05)}, 0 8px 24px -8px ${withAlpha(0.18)}`,
    overlay: `${edge}, 0 8px 16px -8px ${withAlpha(0.16)}, 0 32px 64px -16px ${withAlpha(0.3)}`,
  };
};

/* Four of six are the same for every school. */
const fixedData = /* @__PURE__ */ (() => {
  const toDataColors = ({ data }: SchemeRecipe) =>
    data.map(([l, c, degree]) => hex(shade(l, c, degree * degrees)));
  return { light: toDataColors(light), dark: toDataColors(dark) };
})();

const solveDataColors = (recipe: SchemeRecipe, chroma: number, strength: number, hue: number) => {
  const [second, third, fourth, fifth] = fixedData[recipe.dark ? 'dark' : 'light'];
  return {
    1: hex(shade(recipe.dataOwn[0], Math.min(chroma, recipe.dataOwn[1]), hue)),
    2: second!,
    3: third!,
    4: fourth!,
    5: fifth!,
    6: hex(shade(recipe.dataRest[0], recipe.dataRest[1] * strength, hue)),
  };
};

/** One colour in, the colours and shadows of every role out, for one scheme; `second` is for identity only. */
export const createPalette = (brand: Shade, recipe: SchemeRecipe, second: Shade = brand) => {
  const color = toOklch(brand);
  const { chroma, hue } = color;
  const night = recipe.dark;
  const strength = Math.min(1, chroma / fullChroma);
  const tint = ([lightness, fullChroma]: readonly [number, number]) =>
    shade(lightness, fullChroma * strength, hue);

  const canvas = tint(recipe.canvas);
  const raised = tint(recipe.raised);
  const sunken = tint(recipe.sunken);
  const overlay = tint(recipe.overlay);
  const surfaces = [canvas, raised, sunken, overlay];
  const hairline = tint(recipe.hairline);
  /* Never darker than the canvas in dark mode. */
  const fill = night ? mix(overlay, hairline, 0.7) : sunken;
  const inkStrong = tint(recipe.inkStrong);

  const accent = solveAccent(recipe, brand, color, strength, surfaces, raised);
  const statuses = statusesBeside(recipe, chroma, hue);
  const grey = (baseChroma: number) => baseChroma * strength;
  const identityTextColors = { light: tint([0.995, 0.002]), dark: tint([0.19, 0.018]) };
  const quietMinimums = [
    ...onEach([...surfaces, fill, accent.soft, ...statuses.softs], 4.9),
    [accent.softHover, 4.55] as const,
    [hairline, night ? 4.55 : 4.5] as const,
  ];

  return {
    color: {
      surface: {
        canvas: hex(canvas),
        raised: hex(raised),
        sunken: hex(sunken),
        overlay: hex(overlay),
        inverse: hex(tint(recipe.inverse)),
      },
      ink: {
        strong: hex(inkStrong),
        base: hex(tint(recipe.inkBase)),
        quiet: hex(solve(quietMinimums, night, grey(0.018), hue)),
        disabled: hex(tint(recipe.inkDisabled)),
        inverse: hex(tint(recipe.inkInverse)),
      },
      accent: toneValues(accent),
      ...statuses.values,
      line: {
        hairline: hex(hairline),
        control: hex(solve([...onEach(surfaces, 3.15), [fill, 3.05]], night, grey(0.018), hue)),
        strong: hex(solve(onEach([...surfaces, fill], 4.8), night, grey(0.022), hue)),
      },
      fill: hex(fill),
      focus: hex(solve(onEach([...surfaces, fill], 4.5), night, chroma * 0.9, hue, night ? 0.66 : 1)),
      identity: {
        solid: hex(brand),
        onSolid: hex(pickIdentityText(brand, identityTextColors)),
        second: hex(second),
        onSecond: hex(pickIdentityText(second, identityTextColors)),
      },
      data: solveDataColors(recipe, chroma, strength, hue),
      scrim: night ? hex(black, 0.56) : hex(inkStrong, 0.34),
    },
    shadow: createShadows(night, inkStrong, hairline),
  };
};
