import { getDirection } from '@school/domain';
import { type IconName, iconPath, icons } from '../../icons/iconLinks.ts';
import type { College } from '../college.ts';
import { schoolDescription } from './schoolDescription.ts';

export const manifestPath = '/manifest.webmanifest';

const names: readonly IconName[] = ['any-192', 'any-512', 'maskable-192', 'maskable-512'];

/**
 * Returns the web app manifest of a school. Apple's phones offer push messages only to an app that was added to the home screen
 * with `display: standalone`.
 */
export function createManifest(college: College) {
  const { name, short_name, language, theme_color } = college;
  return {
    // Without an id the start address identifies the app, and could not be changed later.
    id: '/',
    name,
    short_name,
    description: schoolDescription(college),
    lang: language,
    dir: getDirection(language),
    start_url: '/app',
    scope: '/',
    display: 'standalone',
    theme_color,
    background_color: '#ffffff',
    icons: names.map((icon) => ({
      src: iconPath(college, icon),
      sizes: `${icons[icon].size}x${icons[icon].size}`,
      type: 'image/png',
      purpose: icons[icon].purpose,
    })),
  };
}
