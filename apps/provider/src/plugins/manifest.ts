import type { College } from './college.ts';

export const manifestPath = '/manifest.webmanifest';

/**
 * Returns the web app manifest of a school. Apple's phones offer push messages only to an app that was added to the home screen
 * with `display: standalone`.
 */
export const manifestOf = ({ name, short_name, language, theme_color }: College) => ({
  id: '/',
  name,
  short_name,
  lang: language,
  start_url: '/app',
  scope: '/',
  display: 'standalone',
  theme_color,
  background_color: '#ffffff',
});
