import { pictureLimits } from '@school/domain';
import type { Message, ProblemMessages } from '../intl/problemText.ts';

/** Image types that the server accepts. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Maximum size of a picture, in bytes. */
export const mostBytes = pictureLimits.megabytes * 1024 * 1024;

/** Brands of an HEIF file, after "ftyp" at the fourth byte: the photos of phones. */
const heifBrand = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

/** Messages for problems of an upload. */
export const pictureProblems = { invalid: 'pictures.unreadable' } as const satisfies ProblemMessages;

/** Values of all messages about pictures. */
export const pictureValues = { most: pictureLimits.megabytes, megapixels: pictureLimits.megapixels };

/** @returns Why a file can't be a picture, before the upload; null if it may be one. */
export async function pictureFault(file: File): Promise<Message | null> {
  const fault = (id: Message['id']): Message => ({ id, values: pictureValues });
  if (file.size === 0) return fault('pictures.unreadable');
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .then(
      (bytes) => String.fromCharCode(...new Uint8Array(bytes)),
      () => null,
    );
  if (head === null) return fault('files.changed');
  if (heifBrand.test(head)) return fault('pictures.heic');
  if (!pictureTypes.includes(file.type)) return fault('pictures.wrongType');
  return file.size > mostBytes ? fault('pictures.tooLarge') : null;
}
