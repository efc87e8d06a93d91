/** Key of the last theme; `vite/first-paint.js` adopts it before the first paint. */
const key = 'school.theme';

/** How round a school wants its corners. */
export type Corners = 'sharp' | 'soft' | 'round';

/** What makes a theme: the school's colour and corners. */
export type ThemeSettings = { color: string; corners: Corners };

type Saved = ThemeSettings & { css: string };

const same = (one: ThemeSettings | null | undefined, other: ThemeSettings) =>
  one?.color.toLowerCase() === other.color.toLowerCase() && one.corners === other.corners;

const saved = (storage: Storage): Saved | null => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Saved | null;
  } catch {
    return null;
  }
};

/**
 * What dresses the page in a school's colour. The arithmetic of colours is loaded only if the look isn't on already: that
 * of the last visit, or that of a recognised school, which `vite/first-paint.js` put on.
 *
 * @param first What the page wore at its very first paint, if the school is a recognised one.
 */
export function createThemeManager(
  storage: Storage,
  first: ThemeSettings | undefined,
): { apply(look: ThemeSettings): Promise<void> } {
  // Of this page: another one of the same browser may have stored the new look before this one wears it.
  let current: ThemeSettings | undefined = saved(storage) ?? first;
  return {
    async apply(look) {
      if (same(current, look)) return;
      current = look;
      const { applyTheme, tenantTheme, themeCss } = await import('./palette.ts');
      // Two changes in a row: the later one is on its way.
      if (current !== look) return;
      const theme = tenantTheme(look.color, { corners: look.corners });
      applyTheme(theme);
      try {
        storage.setItem(key, JSON.stringify({ ...look, css: themeCss(theme) } satisfies Saved));
      } catch {
        // Without storage the colour is computed again at the next visit.
      }
    },
  };
}
