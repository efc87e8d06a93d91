/** Storage key of the last theme; `vite/first-paint.js` applies it before the first paint. */
const key = 'school.theme';

/** Corner radius of a school's theme. */
export type Corners = 'sharp' | 'soft' | 'round';

/** The settings that a theme is computed from. */
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
 * Applies the college's theme to the page. Loads the palette computation only if the theme isn't applied yet:
 * `vite/first-paint.js` applies that of the last visit, or that of a bundled tenant.
 *
 * @param first The theme of the first paint, if the host is a bundled tenant.
 */
export function createThemeManager(
  storage: Storage,
  first: ThemeSettings | undefined,
): { apply(settings: ThemeSettings): Promise<void> } {
  // Per page: another tab may have stored the new theme before this one applies it.
  let current: ThemeSettings | undefined = saved(storage) ?? first;
  return {
    async apply(settings) {
      if (same(current, settings)) return;
      current = settings;
      const { applyTheme, tenantTheme, themeCss } = await import('./palette.ts');
      // After two changes in a row only the later one is applied.
      if (current !== settings) return;
      const theme = tenantTheme(settings.color, { corners: settings.corners });
      applyTheme(theme);
      try {
        storage.setItem(key, JSON.stringify({ ...settings, css: themeCss(theme) } satisfies Saved));
      } catch {
        // Without storage the theme is computed again on the next visit.
      }
    },
  };
}
