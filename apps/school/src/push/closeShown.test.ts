import { describe, expect, it } from 'vitest';
import { closeShown } from './closeShown.ts';

/** The workers of a browser that shows notifications with these tags. */
function workersThatShow(tags: string[]) {
  const open = new Set(tags);
  const getNotifications = async ({ tag }: { tag?: string }) =>
    [...open]
      .filter((one) => tag === undefined || one === tag)
      .map((one) => ({ close: () => void open.delete(one) }));
  const getRegistration = async () => ({ getNotifications });
  return { open, workers: { getRegistration } as unknown as ServiceWorkerContainer };
}

describe('closeShown', () => {
  it('closes what has the tag, and nothing else', async () => {
    const { open, workers } = workersThatShow(['one', 'two']);
    await closeShown({ tag: 'one' }, workers);
    await closeShown({ tag: 'three' }, workers);
    expect([...open]).toEqual(['two']);
  });

  it('closes all without a tag', async () => {
    const { open, workers } = workersThatShow(['one', 'two']);
    await closeShown({}, workers);
    expect([...open]).toEqual([]);
  });

  it('does nothing without a worker, and where the browser fails', async () => {
    await expect(closeShown({ tag: 'one' })).resolves.toBeUndefined();
    const broken = { getRegistration: () => Promise.reject(new Error('broken')) };
    await expect(closeShown({}, broken as unknown as ServiceWorkerContainer)).resolves.toBeUndefined();
    const workers = { getRegistration: async () => undefined } as unknown as ServiceWorkerContainer;
    await expect(closeShown({ tag: 'one' }, workers)).resolves.toBeUndefined();
  });
});
