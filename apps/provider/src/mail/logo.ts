import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { isUploaded } from '../http/media.ts';

/** Twice the height at which it is shown, for dense screens; a logo of more bytes is left out. */
export interface LogoSize {
  height: number;
  mostBytes: number;
}

/** The logo that every e-mail contains. */
const inEmails: LogoSize = { height: 112, mostBytes: 24_000 };
const widest = 480;

/** Reads the logo of a school as a PNG that every e-mail client shows; undefined when there is none that fits. */
export type LogoReader = (
  tx: CollegeTransaction,
  school: { image: string | null; media_folder: string | null },
) => Promise<Buffer | undefined>;

/**
 * Reads the file of a school's logo as it is stored; undefined without one.
 * @param picturesFolder Folder of the schools' pictures that were not uploaded.
 */
export async function readLogoFile(
  tx: CollegeTransaction,
  picturesFolder: string,
  { image, media_folder: mediaFolder }: Parameters<LogoReader>[1],
): Promise<Buffer | undefined> {
  if (!image) return undefined;
  if (!isUploaded(image)) {
    return mediaFolder
      ? readFile(join(picturesFolder, mediaFolder, image)).catch(() => undefined)
      : undefined;
  }
  const picture = await tx
    .selectFrom('college_pictures')
    .select('content')
    .where('id', '=', image)
    .executeTakeFirst();
  return picture?.content;
}

/** Creates a logo reader. @param picturesFolder Folder of the schools' pictures that were not uploaded. */
export function createLogoReader(
  picturesFolder: string,
  { height, mostBytes }: LogoSize = inEmails,
): LogoReader {
  const cache = new Map<string, Buffer | undefined>();
  return async (tx, school) => {
    if (!school.image) return undefined;
    const key = `${school.media_folder}/${school.image}`;
    if (cache.has(key)) return cache.get(key);
    // An e-mail without its logo is better than none.
    const png = await readLogoFile(tx, picturesFolder, school)
      .then(
        (content) =>
          content &&
          sharp(content)
            .resize(widest, height, { fit: 'inside', withoutEnlargement: true })
            .png({ palette: true, colours: 64, compressionLevel: 9 })
            .toBuffer(),
      )
      .catch(() => undefined);
    const logo = png && png.length <= mostBytes ? png : undefined;
    if (cache.size >= 1000) cache.clear();
    cache.set(key, logo);
    return logo;
  };
}
