import { pictureLimits } from '@school/domain';
import type { ConvertHeic } from '../heic/convertHeic.ts';
import type { HeicProblem } from '../heic/heicAnswer.ts';
import type { Message, ProblemMessages } from '../intl/problemText.ts';

/** Image types that the server accepts. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Photos of phones, which the app converts; many systems know their endings only. */
export const heicTypes: readonly string[] = ['image/heic', 'image/heif', '.heic', '.heif'];

/** Media types and endings of the files that can be chosen as a picture. */
export const acceptedPictures: readonly string[] = [...pictureTypes, ...heicTypes];

/** Maximum size of a picture, in bytes. */
export const mostBytes = pictureLimits.megabytes * 1024 * 1024;

/** Brands of an HEIF file, after "ftyp" at the fourth byte: the photos of phones. */
const heifBrand = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

/** Messages for problems of an upload. */
export const pictureProblems = { invalid: 'pictures.unreadable' } as const satisfies ProblemMessages;

/** Values of all messages about pictures. */
export const pictureValues = { most: pictureLimits.megabytes, megapixels: pictureLimits.megapixels };

const heicMessages = {
  damaged: 'pictures.unreadable',
  tooLarge: 'pictures.unreadable',
  notLoaded: 'pictures.heicNotLoaded',
  failed: 'pictures.heic',
} as const satisfies Record<HeicProblem, Message['id']>;

const fault = (id: Message['id']): Message => ({ id, values: pictureValues });

/** The converter loads with the first HEIC photo. */
const loadConverter = () => import('../heic/convertHeic.ts').then((file) => file.convertHeic);

/** What reading a picture needs. */
export type PictureOptions = {
  /** Ends a conversion. */
  signal?: AbortSignal;
  /** Loads the converter. @default the bundled one */
  loadHeicConverter?: () => Promise<ConvertHeic>;
};

/** Waits for work that may not end with the signal, such as a browser's decoder. @throws The reason of the signal. */
const untilAborted = <Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const abort = () => reject(signal?.reason as Error);
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
    }),
  ]);

/**
 * Converts a HEIC photo to a JPEG of the same name; any other file stays as it is.
 * @returns The file, or why it can't be converted. @throws The reason of the signal when it is aborted.
 */
export async function convertHeicPhoto(
  file: File,
  { signal, loadHeicConverter = loadConverter }: PictureOptions = {},
): Promise<File | Message> {
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .then(
      (bytes) => String.fromCharCode(...new Uint8Array(bytes)),
      () => null,
    );
  if (head === null) return fault('files.changed');
  if (!heifBrand.test(head)) return file;
  if (file.size > mostBytes) return fault('pictures.tooLarge');
  const work = loadHeicConverter().then(
    (convert) => convert(file, signal),
    () => 'notLoaded' as const,
  );
  const jpeg = await untilAborted(work, signal);
  if (typeof jpeg === 'string') return fault(heicMessages[jpeg]);
  const { lastModified, name } = file;
  return new File([jpeg], `${name.replace(/\.\w+$/, '')}.jpg`, { type: jpeg.type, lastModified });
}

/**
 * Reads a chosen file as a picture that the server accepts, before the upload: a HEIC photo as JPEG.
 * @returns The picture, or why the file can't be one. @throws The reason of the signal when it is aborted.
 */
export async function readPicture(file: File, options?: PictureOptions): Promise<File | Message> {
  if (file.size === 0) return fault('pictures.unreadable');
  const picture = await convertHeicPhoto(file, options);
  if (!(picture instanceof File)) return picture;
  if (!pictureTypes.includes(picture.type)) return fault('pictures.wrongType');
  return picture.size > mostBytes ? fault('pictures.tooLarge') : picture;
}
