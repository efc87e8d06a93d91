import sharp from 'sharp';
import { invalid } from './httpError.ts';

const largest = 5 * 1024 * 1024;
/** 40 megapixels: more than any phone's photo, far less than a picture made to fill the memory. */
const mostPixels = 40_000_000;

/** The picture formats we accept, told by their first bytes; a name or a content type proves nothing. */
function isPicture(content: Buffer): boolean {
  const starts = (bytes: string, at = 0) =>
    content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  return starts('\x89PNG\r\n\x1a\n') || starts('\xff\xd8\xff') || (starts('RIFF') && starts('WEBP', 8));
}

const refused = (field: string, why: string) => invalid({ [field]: [`The ${field} field ${why}`] });

/** What a picture is made into. */
interface Shape {
  width: number;
  height: number;
  /** `cover` fills the rectangle and cuts the rest off; `inside` keeps all of it, and never enlarges. */
  fit: 'cover' | 'inside';
}

/**
 * A WebP, made anew from the pixels: place and camera data, and anything hidden in the file, are gone.
 * @param field names the picture in a refusal.
 * @throws Refusal 422 for what is no PNG, JPEG or WebP, is broken, or has too many bytes or pixels.
 */
export async function pictureFrom(
  content: Buffer,
  field: string,
  { width, height, fit }: Shape,
): Promise<Buffer> {
  if (content.length > largest) throw refused(field, 'must not be greater than 5 MB.');
  if (!isPicture(content)) throw refused(field, 'must be a PNG, JPEG or WebP picture.');
  try {
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const resized = picture.rotate().resize(width, height, { fit, withoutEnlargement: fit === 'inside' });
    return await resized.webp({ quality: 82 }).toBuffer();
  } catch {
    throw refused(field, 'cannot be read as a picture, or has too many pixels.');
  }
}

/** A person's picture: a square of 256 px. @throws Refusal 422 */
export const avatarFrom = (content: Buffer): Promise<Buffer> =>
  pictureFrom(content, 'avatar', { width: 256, height: 256, fit: 'cover' });
