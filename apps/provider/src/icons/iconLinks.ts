import { createHash } from 'node:crypto';
import { buttonColors } from '../mail/buttonColors.ts';
import type { College } from '../http/college.ts';
import { iconLetter } from './letter.ts';

/** Changes when icons are drawn differently, so that browsers load them again. */
const drawing = 1;

/** What a school's icons depend on. */
export type IconSchool = Pick<
  College,
  'id' | 'name' | 'short_name' | 'image' | 'media_folder' | 'theme_color'
>;

/** The files of a school's icons: width and height in px, and whether a device cuts the corners off itself. */
export const icons = {
  'any-192': { size: 192, purpose: 'any' },
  'any-512': { size: 512, purpose: 'any' },
  'maskable-192': { size: 192, purpose: 'maskable' },
  'maskable-512': { size: 512, purpose: 'maskable' },
  'apple-touch-icon': { size: 180, purpose: 'apple' },
  favicon: { size: 48, purpose: 'favicon' },
} as const;

export type IconName = keyof typeof icons;

/** Returns the hash of everything that a school's icons show. */
export function iconVersion({ id, name, short_name, image, media_folder, theme_color }: IconSchool): string {
  const { background } = buttonColors(theme_color);
  const content = [drawing, id, media_folder, image, background, iconLetter(short_name, name)];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** Returns the path of a school's icon, which may be cached forever. */
export const iconPath = (school: IconSchool, name: IconName): string =>
  `/icons/${iconVersion(school)}/${name}.png`;

/** Returns the tags of a page's icon. */
export const iconLinks = (school: IconSchool): string[] => [
  `<link rel="icon" type="image/png" sizes="48x48" href="${iconPath(school, 'favicon')}" />`,
  `<link rel="apple-touch-icon" href="${iconPath(school, 'apple-touch-icon')}" />`,
];
