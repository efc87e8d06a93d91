/** Widths of the toolbar's viewports in px. */
export const widths = { phone: 390, narrow: 320, tablet: 768, laptop: 1024, desk: 1440 };

/** The modes in which Chromatic captures each story, as globals of the toolbar; a story disables one by its name. */
export const modes = {
  light: { locale: 'es', scheme: 'light' },
  dark: { locale: 'es', scheme: 'dark' },
  arabic: { locale: 'ar', scheme: 'light' },
  phone: { locale: 'es', scheme: 'light', viewport: widths.phone },
};
