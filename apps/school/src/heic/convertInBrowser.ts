import { pictureLimits } from '@school/domain';
import { encodeJpeg, longestSide } from './jpeg.ts';

/** Bytes at the start of a photo that describe it: the largest have hundreds of tiles. */
const headBytes = 262_144;

/** The most pixels that a photo's head gives for one of its pictures; 0 if it gives none. */
function readMostPixels(head: DataView): number {
  let most = 0;
  for (let at = 0; at + 16 <= head.byteLength; at += 1) {
    // The box "ispe": its name, four bytes of version and flags, width, height.
    if (head.getUint32(at) === 0x69737065)
      most = Math.max(most, head.getUint32(at + 8) * head.getUint32(at + 12));
  }
  return most;
}

/** Converts a photo with the browser's own decoder, which Safari has; null where it can't, or the size isn't known before. */
export async function convertInBrowser(photo: Blob): Promise<Blob | null> {
  const most = readMostPixels(new DataView(await photo.slice(0, headBytes).arrayBuffer()));
  if (most === 0 || most > pictureLimits.megapixels * 1_000_000) return null;
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(longestSide / Math.max(picture.width, picture.height), 1);
    const canvas = new OffscreenCanvas(
      Math.round(picture.width * scale) || 1,
      Math.round(picture.height * scale) || 1,
    );
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await encodeJpeg(canvas);
  } catch {
    return null;
  }
}
