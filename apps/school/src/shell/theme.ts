/** Key of the last theme; `public/first-paint.js` adopts it before the first paint. */
const key = 'school.theme';

/** How round a school wants its corners. */
export type Corners = 'sharp' | 'soft' | 'round';

type Saved = { color: string; corners: Corners; css: string };

const saved = (storage: Storage): Saved | null => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Saved | null;
  } catch {
    return null;
  }
};

/**
 * Dresses the page in a school's colour. The arithmetic of colours is loaded only if the colour isn't the one of the
 * last visit, which is already on.
 *
 * @param color `setting.theme_color` of the college. @param corners `setting.corners` of it.
 */
export async function wearTheme(color: string, corners: Corners, storage: Storage): Promise<void> {
  const worn = saved(storage);
  if (worn?.color === color && worn.corners === corners) return;
  const { applyTheme, tenantTheme, themeCss } = await import('./palette.ts');
  const theme = tenantTheme(color, { corners });
  applyTheme(theme);
  try {
    storage.setItem(key, JSON.stringify({ color, corners, css: themeCss(theme) } satisfies Saved));
  } catch {
    // Without storage the colour is computed again at the next visit.
  }
}
