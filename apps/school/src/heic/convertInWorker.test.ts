import { afterEach, describe, expect, it, vi } from 'vitest';
import { heicPhoto } from '../testing/heicPhoto.ts';
import { convertInWorker } from './convertInWorker.ts';
import type { HeicAnswer } from './heicAnswer.ts';

/** A worker that answers what the test says. */
class TestWorker extends EventTarget {
  requests: unknown[] = [];
  isTerminated = false;
  postMessage(request: unknown) {
    this.requests.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(data: HeicAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail() {
    this.dispatchEvent(new Event('error'));
  }
}

const start = (signal?: AbortSignal) => {
  const worker = new TestWorker();
  const photo = heicPhoto();
  return { worker, photo, result: convertInWorker(photo, signal, () => worker as unknown as Worker) };
};

afterEach(() => void vi.useRealTimers());

describe('convertInWorker', () => {
  it('sends the photo with its bound, and ends the worker with the picture', async () => {
    const { worker, photo, result } = start();
    expect(worker.requests).toEqual([{ photo, mostPixels: 60_000_000 }]);
    const jpeg = new Blob(['jpeg']);
    worker.answer('loaded');
    expect(worker.isTerminated).toBe(false);
    worker.answer(jpeg);
    expect(await result).toBe(jpeg);
    expect(worker.isTerminated).toBe(true);
  });

  it.each(['damaged', 'tooLarge', 'notLoaded', 'failed'] as const)(
    'gives the problem %s',
    async (problem) => {
      const { worker, result } = start();
      worker.answer(problem);
      expect(await result).toBe(problem);
      expect(worker.isTerminated).toBe(true);
    },
  );

  it('distinguishes a worker that is not loaded from one that breaks', async () => {
    const missing = start();
    missing.worker.fail();
    expect(await missing.result).toBe('notLoaded');
    const broken = start();
    broken.worker.answer('loaded');
    broken.worker.fail();
    expect(await broken.result).toBe('failed');
    expect(broken.worker.isTerminated).toBe(true);
  });

  it('gives up after a minute, which begins when the decoder is loaded', async () => {
    vi.useFakeTimers();
    const { worker, result } = start();
    vi.advanceTimersByTime(300_000);
    worker.answer('loaded');
    vi.advanceTimersByTime(59_000);
    expect(worker.isTerminated).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(await result).toBe('failed');
    expect(worker.isTerminated).toBe(true);
  });

  it('ends the worker when it is cancelled', async () => {
    const controller = new AbortController();
    const { worker, result } = start(controller.signal);
    controller.abort();
    await expect(result).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(worker.isTerminated).toBe(true);
  });
});
