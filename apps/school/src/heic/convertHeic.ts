import { convertInBrowser } from './convertInBrowser.ts';
import { convertInWorker } from './convertInWorker.ts';
import type { HeicProblem } from './heicAnswer.ts';

/** Converts a HEIC photo to a JPEG, or gives the reason why it can't. @throws The reason of the signal when it is aborted. */
export type ConvertHeic = (photo: Blob, signal?: AbortSignal) => Promise<Blob | HeicProblem>;

/** Uses the browser's own decoder, or else the bundled one. */
export const convertHeic: ConvertHeic = async (photo, signal) => {
  try {
    const jpeg = await convertInBrowser(photo);
    signal?.throwIfAborted();
    return jpeg ?? (await convertInWorker(photo, signal));
  } catch {
    signal?.throwIfAborted();
    return 'failed';
  }
};
