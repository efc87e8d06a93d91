import { pictureLimits } from '@school/domain';
import { trustedScript } from '../data/trustedScript.ts';
import type { HeicAnswer, HeicProblem } from './heicAnswer.ts';
import type { HeicRequest } from './heicWorker.ts';

/** Time for the decoding of one photo in milliseconds; 48 megapixels take about 15 seconds on a slow computer. */
const timeLimit = 60_000;

const startWorker = () => new Worker(trustedScript('heic'), { type: 'module' });

/**
 * Converts a photo with the bundled decoder, in a worker that ends with it: the memory that a decoder takes is free only then.
 * @throws The reason of the signal when it is aborted.
 */
export function convertInWorker(
  photo: Blob,
  signal?: AbortSignal,
  start: () => Worker = startWorker,
): Promise<Blob | HeicProblem> {
  const worker = start();
  const finished = new AbortController();
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Blob | HeicProblem>((resolve, reject) => {
    const options = { signal: finished.signal };
    signal?.addEventListener('abort', () => reject(signal.reason as Error), options);
    worker.addEventListener('error', () => resolve(isLoaded ? 'failed' : 'notLoaded'), options);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<HeicAnswer>) => {
        if (data !== 'loaded') return resolve(data);
        isLoaded = true;
        timer = setTimeout(() => resolve('failed'), timeLimit);
      },
      options,
    );
    const mostPixels = pictureLimits.megapixels * 1_000_000;
    worker.postMessage({ photo, mostPixels } satisfies HeicRequest);
  }).finally(() => {
    finished.abort();
    clearTimeout(timer);
    worker.terminate();
  });
}
