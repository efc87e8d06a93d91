import { wearTheme } from '../shell/theme.ts';
import type { Plugin } from './plugin.ts';

/** Dresses the page in the school's colour as soon as the college is known, and again when it changes. */
export const schoolTheme: Plugin = {
  name: 'school theme',
  start({ visit, page, log }) {
    const wear = () => {
      const setting = visit.get().college?.setting;
      if (!setting) return;
      wearTheme(setting.theme_color, setting.corners, page.localStorage).catch((problem: unknown) =>
        log.error("school: the school's colour could not be worn; the kit's own stays.", problem),
      );
    };
    visit.subscribe(wear);
    wear();
  },
};
