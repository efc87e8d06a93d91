import sharp from 'sharp';
import { buttonColors } from '../mail/buttonColors.ts';
import { type IconName, type IconSchool, icons } from './iconLinks.ts';
import { drawCap, drawLetter, iconLetter } from './letter.ts';
import { logoBackground } from './logoBackground.ts';

/**
 * Part of the icon's width and height that a logo and a letter have at most. A square of 0.56 lies within the circle of 0.8
 * that remains of every maskable icon.
 */
const shares = {
  any: { logo: 0.74, letter: 0.54, radius: 0.22 },
  maskable: { logo: 0.56, letter: 0.42, radius: 0 },
  apple: { logo: 0.68, letter: 0.5, radius: 0 },
  favicon: { logo: 0.86, letter: 0.64, radius: 0.2 },
} as const;

/** An icon, and whether the picture that the school chose could not be shown. */
export interface Icon {
  png: Buffer;
  isLogoMissing: boolean;
}

/** What an icon shows on its background, cropped to what is visible. */
interface Motif {
  picture: Buffer;
  background: string;
}

/** Width by height from which a logo is a line of text, which is unreadable in a browser's tab. */
const wordmark = 2;

async function logoMotif(logo: Buffer, schoolColor: string): Promise<Motif & { isWordmark: boolean }> {
  const background = await logoBackground(logo, schoolColor);
  const { data: picture, info } = await sharp(logo)
    .trim({ threshold: 16 })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture, background, isWordmark: info.width / info.height >= wordmark };
}

async function letterMotif({ name, short_name, theme_color }: IconSchool): Promise<Motif> {
  const { background, color } = buttonColors(theme_color);
  const letter = await drawLetter(iconLetter(short_name, name), color);
  return { picture: letter ?? drawCap(color), background };
}

function drawTile(size: number, radius: number, color: string): Buffer {
  const rectangle = `<rect width="${size}" height="${size}" rx="${radius}" fill="${color}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${rectangle}</svg>`,
  );
}

/**
 * Draws an icon of a school: its logo, or the first letter of its name in its colour.
 * @param logo The file of the school's logo; a letter replaces one that cannot be read, and a wide one in a tab.
 */
export async function drawIcon(name: IconName, school: IconSchool, logo: Buffer | undefined): Promise<Icon> {
  const { size, purpose } = icons[name];
  const share = shares[purpose];
  const schoolColor = buttonColors(school.theme_color).background;
  const readable = logo && (await logoMotif(logo, schoolColor).catch(() => undefined));
  const shown = purpose === 'favicon' && readable?.isWordmark ? undefined : readable;
  const { picture, background } = shown ?? (await letterMotif(school));
  const length = Math.round(size * (shown ? share.logo : share.letter));
  const motif = await sharp(picture).resize(length, length, { fit: 'inside' }).png().toBuffer();
  const square = sharp(drawTile(size, share.radius * size, background)).composite([{ input: motif }]);
  const png = await (share.radius ? square : square.removeAlpha())
    .png({ palette: true, quality: 95, compressionLevel: 9 })
    .toBuffer();
  return { png, isLogoMissing: Boolean(school.image) && !readable };
}
