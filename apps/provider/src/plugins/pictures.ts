import sharp from 'sharp';
import { invalid } from './refusal.ts';

const largest = 5 * 1024 * 1024;
/** 40 megapixels: more than any phone's photo, far less than a picture made to fill the memory. */
const mostPixels = 40_000_000;
const side = 256;

/** The picture formats we accept, told by their first bytes; a name or a content type proves nothing. */
function isPicture(content: Buffer): boolean {
  const starts = (bytes: string, at = 0) =>
    content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  return starts('\x89PNG\r\n\x1a\n') || starts('\xff\xd8\xff') || (starts('RIFF') && starts('WEBP', 8));
}

const refused = (why: string) => invalid({ avatar: [`The avatar field ${why}`] });

/**
 * A square WebP of 256 px, made anew from the pixels: place and camera data, and anything hidden in the file, are gone.
 * @throws Refusal 422 for what is no PNG, JPEG or WebP, is broken, or has too many bytes or pixels.
 */
export async function avatarFrom(content: Buffer): Promise<Buffer> {
  if (content.length > largest) throw refused('must not be greater than 5 MB.');
  if (!isPicture(content)) throw refused('must be a PNG, JPEG or WebP picture.');
  try {
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    return await picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw refused('cannot be read as a picture, or has too many pixels.');
  }
}
