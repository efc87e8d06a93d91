import sharp from 'sharp';
import { colorContrast } from '../mail/buttonColors.ts';

/** Width and height in px at which a logo's outline is examined. */
const sample = 64;
const visible = 128;
/** Contrast with which an outline is visible on a background, and the part of the outline that has to have it. */
const leastContrast = 2;
const leastPart = 0.75;
/** Differences of one colour that lossy compression makes, per channel. */
const noise = 16;

/** The outline of a logo, as colours. */
interface Outline {
  colors: string[];
  /** Whether the picture has no transparent corner, so that its outline is its rectangle. */
  isRectangle: boolean;
}

async function readOutline(logo: Buffer): Promise<Outline> {
  const { data, info } = await sharp(logo)
    .resize(sample, sample, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isVisible = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! >= visible;
  const colors: string[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside =
        isVisible(x - 1, y) && isVisible(x + 1, y) && isVisible(x, y - 1) && isVisible(x, y + 1);
      const at = (y * width + x) * 4;
      if (isVisible(x, y) && !isInside) colors.push(`#${data.subarray(at, at + 3).toString('hex')}`);
    }
  }
  const corners = [0, width - 1].flatMap((x) => [isVisible(x, 0), isVisible(x, height - 1)]);
  return { colors, isRectangle: corners.every(Boolean) };
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const isSimilar = (one: string, other: string) =>
  channels(one).every((value, at) => Math.abs(value - channels(other)[at]!) <= noise);

/**
 * Returns the colour behind a logo, `#rrggbb`: the one that a logo without transparency has around itself, else the school's
 * colour, white or black, whichever is the first on which the logo's outline is visible.
 * @throws Error for a picture that cannot be read, or that shows nothing
 */
export async function logoBackground(logo: Buffer, schoolColor: string): Promise<string> {
  const { colors, isRectangle } = await readOutline(logo);
  const [first] = colors;
  if (!first) throw new Error('The logo shows nothing.');
  if (isRectangle && colors.every((color) => isSimilar(color, first))) return first;
  const visiblePart = (background: string) =>
    colors.filter((color) => colorContrast(color, background) >= leastContrast).length / colors.length;
  const backgrounds = [schoolColor, '#ffffff', '#000000'];
  return backgrounds.find((background) => visiblePart(background) >= leastPart) ?? schoolColor;
}
