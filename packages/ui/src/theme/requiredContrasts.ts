/** Two roles that are used on each other, and their contrast for every school's colour. */
export interface RequiredContrast {
  /** Dotted names below `color`: `ink.quiet`. */
  ink: string;
  on: string;
  /** 7 or 4.5 for words, 3 for shapes, borders and focus (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11). */
  least: number;
}

const surfaces = ['surface.canvas', 'surface.raised', 'surface.sunken', 'surface.overlay'];
const tones = ['accent', 'positive', 'caution', 'critical', 'info'];
const softs = /* @__PURE__ */ tones.map((tone) => `${tone}.soft`);
const each = (ink: string, backgrounds: string[], least: number): RequiredContrast[] =>
  backgrounds.map((on) => ({ ink, on, least }));

/** Every required contrast, as data: used by the tests, the exhaustive run and the colour page. */
export const requiredContrasts: readonly RequiredContrast[] = /* @__PURE__ */ (() => [
  ...each('ink.strong', [...surfaces, 'fill', ...softs, 'accent.softHover'], 7),
  ...each('ink.base', [...surfaces, 'fill', ...softs, 'accent.softHover'], 7),
  ...each('ink.quiet', [...surfaces, 'fill', 'line.hairline', ...softs, 'accent.softHover'], 4.5),
  ...each('ink.inverse', ['surface.inverse'], 7),
  ...each('identity.onSolid', ['identity.solid'], 4.5),
  ...each('identity.onSecond', ['identity.second'], 4.5),
  ...tones.flatMap((tone) => [
    ...each(`${tone}.ink`, [...surfaces, `${tone}.soft`, `${tone}.softHover`], 4.5),
    ...each(`${tone}.onSolid`, [`${tone}.solid`, `${tone}.solidHover`, `${tone}.solidPressed`], 4.5),
    ...each(`${tone}.solid`, surfaces, 3),
    ...each(`${tone}.line`, [...surfaces, `${tone}.soft`], 3),
  ]),
  ...each('line.control', [...surfaces, 'fill'], 3),
  ...each('line.strong', [...surfaces, 'fill'], 4.5),
  ...each('focus', [...surfaces, 'fill'], 3),
])();
