import { shade } from './oklch.ts';
import { statusNames, type SchemeRecipe, type StatusName } from './schemes.ts';
import { onEach, solve } from './solve.ts';
import { createStates, toneValues, pickTextColor, type Tone } from './tone.ts';

const degrees = Math.PI / 180;

/*
 * The hue of each status, and the alternative hue for a school whose colour is so near that the two would be confused.
 */
const hues: Record<StatusName, readonly [own: number, aside: number]> = {
  positive: [152, 143],
  caution: [78, 88],
  critical: [25, 14],
  info: [245, 225],
};
const tooNear = 24;
/* Below this chroma a colour has no meaningful hue. */
const greyBelow = 0.04;

/*
 * Statuses are solved on the untinted surfaces, so that one set serves every school. The spare is more than a
 * school's tint, rounded to 8 bits, moves a surface's luminance.
 */
const contrastMargin = 1.025;

const lineChroma = 0.13;

const createTone = (recipe: SchemeRecipe, name: StatusName, degree: number): Tone => {
  const hue = degree * degrees;
  const { dark } = recipe;
  const { solid: solidTint, soft: softChroma, softHover: softHoverChroma } = recipe.status[name];
  const surfaces = [recipe.canvas, recipe.raised, recipe.sunken, recipe.overlay].map(([l]) => shade(l, 0, 0));
  const soft = shade(recipe.softLightness, softChroma, hue);
  const softHover = shade(recipe.softHoverLightness, softHoverChroma, hue);
  const textColors = { light: shade(0.995, 0, 0), dark: shade(0.19, 0, 0) };
  const solid = solve(onEach(surfaces, 3.05 * contrastMargin), dark, solidTint[1], hue, solidTint[0]);
  const onSolid = pickTextColor(solid, textColors);
  return {
    solid,
    ...createStates(solid, onSolid, solidTint[1], hue),
    onSolid,
    soft,
    softHover,
    line: solve([...onEach(surfaces, 3.15 * contrastMargin), [soft, 3.05]], dark, lineChroma, hue),
    ink: solve(
      [...onEach(surfaces, 5 * contrastMargin), [soft, 5], [softHover, 4.6]],
      dark,
      recipe.inkChroma,
      hue,
    ),
  };
};

const toneCache = new Map<string, { tone: Tone; values: ReturnType<typeof toneValues> }>();

/** The four statuses beside a school's colour; each of the few there are is made once. */
export const statusesBeside = (recipe: SchemeRecipe, chroma: number, hue: number) => {
  const getTone = (name: StatusName) => {
    const [baseHue, shiftedHue] = hues[name];
    const hueDistance = Math.abs(((hue / degrees - baseHue + 540) % 360) - 180);
    const degree = chroma > greyBelow && hueDistance <= tooNear ? shiftedHue : baseHue;
    const key = `${recipe.dark}${name}${degree}`;
    let entry = toneCache.get(key);
    if (!entry) {
      const tone = createTone(recipe, name, degree);
      entry = { tone, values: toneValues(tone) };
      toneCache.set(key, entry);
    }
    return entry;
  };
  const entries = statusNames.map(getTone);
  return {
    softs: entries.map(({ tone }) => tone.soft),
    values: {
      positive: entries[0]!.values,
      caution: entries[1]!.values,
      critical: entries[2]!.values,
      info: entries[3]!.values,
    },
  };
};
