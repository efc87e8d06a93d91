import { ratio, shade, type Oklch, type Shade } from './oklch.ts';
import type { SchemeRecipe } from './schemes.ts';
import { meetsContrast, onEach, solve } from './solve.ts';
import { createStates, minTextContrast, pickTextColor, type Tone, type TextColors } from './tone.ts';

/* Required contrast of a filled shape with the surface. */
const shapeLeast = 3.05;
/* In dark mode a fill is bright rather than deep, so that it contrasts with the surfaces. */
const nightLightness = 0.715;
const nightLeast = 5.6;
const nightChroma = 0.92;
const lineChroma = 0.13;

const isTextReadable = (fill: Shade, { light, dark }: TextColors) =>
  Math.max(ratio(fill, light), ratio(fill, dark)) >= minTextContrast;

const solidByDay = (
  brand: Shade,
  { chroma, hue, lightness }: Oklch,
  surfaces: Shade[],
  textColors: TextColors,
): Shade => {
  const shape = onEach(surfaces, shapeLeast);
  if (meetsContrast(brand, shape) && isTextReadable(brand, textColors)) return brand;
  const visible = solve(shape, false, chroma, hue, lightness);
  return isTextReadable(visible, textColors)
    ? visible
    : solve([...shape, [textColors.light, minTextContrast]], false, chroma, hue, lightness);
};

const solidByNight = (
  brand: Shade,
  { chroma, hue, lightness }: Oklch,
  surfaces: Shade[],
  raised: Shade,
): Shade => {
  const minimums = [...onEach(surfaces, shapeLeast), [raised, nightLeast] as const];
  if (lightness >= nightLightness && meetsContrast(brand, minimums)) return brand;
  const from = Math.max(nightLightness, lightness);
  return solve(minimums, true, chroma * (lightness < nightLightness ? nightChroma : 1), hue, from);
};

/**
 * Returns the school's accent tone: its colour where that meets the contrast of a role, else adjusted as little as
 * possible.
 */
export const solveAccent = (
  recipe: SchemeRecipe,
  brand: Shade,
  color: Oklch,
  strength: number,
  surfaces: Shade[],
  raised: Shade,
): Tone => {
  const { chroma, hue } = color;
  const { dark } = recipe;
  const tint = ([lightness, fullChroma]: readonly [number, number]) =>
    shade(lightness, fullChroma * strength, hue);
  const soft = tint(recipe.accentSoft);
  const softHover = tint(recipe.accentSoftHover);
  const textColors = { light: tint([0.995, 0.002]), dark: tint([0.19, 0.018]) };
  const solid = dark
    ? solidByNight(brand, color, surfaces, raised)
    : solidByDay(brand, color, surfaces, textColors);
  const onSolid = pickTextColor(solid, textColors);
  const textMinimums = [...onEach(surfaces, 5), [soft, 5] as const, [softHover, 4.6] as const];
  return {
    solid,
    ...createStates(solid, onSolid, chroma, hue),
    onSolid,
    soft,
    softHover,
    line: solve([...onEach(surfaces, 3.15), [soft, 3.05]], dark, Math.min(chroma, lineChroma), hue),
    ink: meetsContrast(brand, textMinimums)
      ? brand
      : solve(textMinimums, dark, Math.min(chroma, recipe.inkChroma), hue),
  };
};
