import { ratio, shade, type Oklch, type Shade } from './oklch.ts';
import type { SchemeRecipe } from './schemes.ts';
import { keeps, onEach, solve } from './solve.ts';
import { steppedFrom, wordLeast, wordOn, type Tone, type Words } from './tone.ts';

/* What a filled shape needs against paper to be seen as a shape. */
const shapeLeast = 3.05;
/* At night a fill is bright rather than deep, so that it is the one voice on the screen. */
const nightLightness = 0.715;
const nightLeast = 5.6;
const nightChroma = 0.92;
const lineChroma = 0.13;

const carriesWord = (fill: Shade, { light, dark }: Words) =>
  Math.max(ratio(fill, light), ratio(fill, dark)) >= wordLeast;

const solidByDay = (
  brand: Shade,
  { chroma, hue, lightness }: Oklch,
  surfaces: Shade[],
  words: Words,
): Shade => {
  const shape = onEach(surfaces, shapeLeast);
  if (keeps(brand, shape) && carriesWord(brand, words)) return brand;
  const visible = solve(shape, false, chroma, hue, lightness);
  return carriesWord(visible, words)
    ? visible
    : solve([...shape, [words.light, wordLeast]], false, chroma, hue, lightness);
};

const solidByNight = (
  brand: Shade,
  { chroma, hue, lightness }: Oklch,
  surfaces: Shade[],
  raised: Shade,
): Shade => {
  const promises = [...onEach(surfaces, shapeLeast), [raised, nightLeast] as const];
  if (lightness >= nightLightness && keeps(brand, promises)) return brand;
  const from = Math.max(nightLightness, lightness);
  return solve(promises, true, chroma * (lightness < nightLightness ? nightChroma : 1), hue, from);
};

/**
 * Returns the school's accent tone: its colour where that meets the contrast of a role, else adjusted as little as
 * possible.
 */
export const accentOf = (
  recipe: SchemeRecipe,
  brand: Shade,
  color: Oklch,
  strength: number,
  surfaces: Shade[],
  raised: Shade,
): Tone => {
  const { chroma, hue } = color;
  const { dark } = recipe;
  const tint = ([lightness, full]: readonly [number, number]) => shade(lightness, full * strength, hue);
  const soft = tint(recipe.accentSoft);
  const softHover = tint(recipe.accentSoftHover);
  const words = { light: tint([0.995, 0.002]), dark: tint([0.19, 0.018]) };
  const solid = dark
    ? solidByNight(brand, color, surfaces, raised)
    : solidByDay(brand, color, surfaces, words);
  const onSolid = wordOn(solid, words);
  const wordPromises = [...onEach(surfaces, 5), [soft, 5] as const, [softHover, 4.6] as const];
  return {
    solid,
    ...steppedFrom(solid, onSolid, chroma, hue),
    onSolid,
    soft,
    softHover,
    line: solve([...onEach(surfaces, 3.15), [soft, 3.05]], dark, Math.min(chroma, lineChroma), hue),
    ink: keeps(brand, wordPromises)
      ? brand
      : solve(wordPromises, dark, Math.min(chroma, recipe.inkChroma), hue),
  };
};
