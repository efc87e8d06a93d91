import { pictureLimits } from '@school/domain';
import sharp from 'sharp';
import { invalid } from '../httpError.ts';

const { megabytes, megapixels } = pictureLimits;

/** Detects accepted formats by their first bytes; a file name or content type proves nothing. */
function isPicture(content: Buffer): boolean {
  const starts = (bytes: string, at = 0) =>
    content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  return starts('\x89PNG\r\n\x1a\n') || starts('\xff\xd8\xff') || (starts('RIFF') && starts('WEBP', 8));
}

const rejected = (field: string, why: string) => invalid({ [field]: [`The ${field} field ${why}`] });

/** The target shape of a picture. */
interface Shape {
  width: number;
  height: number;
  /** `cover` fills the rectangle and crops the rest; `inside` keeps all of the picture and never enlarges it. */
  fit: 'cover' | 'inside';
}

/**
 * Re-encodes a picture as WebP from its pixels, which removes location and camera metadata and hidden content.
 * @param field Names the picture in an error.
 * @throws HttpError 422 for other formats than PNG, JPEG and WebP, broken files, and too many bytes or pixels.
 */
export async function pictureFrom(
  content: Buffer,
  field: string,
  { width, height, fit }: Shape,
): Promise<Buffer> {
  if (content.length > megabytes * 1024 * 1024)
    throw rejected(field, `must not be greater than ${megabytes} MB.`);
  if (!isPicture(content)) throw rejected(field, 'must be a PNG, JPEG or WebP picture.');
  try {
    const picture = sharp(content, { limitInputPixels: megapixels * 1_000_000, failOn: 'error', pages: 1 });
    const resized = picture.rotate().resize(width, height, { fit, withoutEnlargement: fit === 'inside' });
    return await resized.webp({ quality: 82 }).toBuffer();
  } catch {
    throw rejected(field, 'cannot be read as a picture, or has too many pixels.');
  }
}

/** Returns a person's picture as a square of 256 px. @throws HttpError 422 */
export const avatarFrom = (content: Buffer): Promise<Buffer> =>
  pictureFrom(content, 'avatar', { width: 256, height: 256, fit: 'cover' });
