import { createThemeManager } from '../tenants/theme.ts';
import { tenantThemes } from '../tenants/tenantThemes.ts';
import type { Plugin } from './plugin.ts';

/** Applies the college's theme once the college is known, and again when it changes. */
export const schoolTheme: Plugin = {
  name: 'school theme',
  start({ visit, page, tenant, log }) {
    const themeManager = createThemeManager(page.localStorage, tenant && tenantThemes[tenant.slug]);
    const applyTheme = () => {
      const setting = visit.get().college?.setting;
      if (!setting) return;
      const settings = { color: setting.theme_color, corners: setting.corners };
      themeManager
        .apply(settings)
        .catch((problem: unknown) => log.error('school: the theme could not be loaded.', problem));
    };
    visit.subscribe(applyTheme);
    applyTheme();
  },
};
