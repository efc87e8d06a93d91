import { vi } from 'vitest';

/** Returns a function that is called for each sound: jsdom has no Web Audio. End it by `vi.unstubAllGlobals`. */
export const countSounds = () => {
  const node = () => ({
    connect: (next: unknown) => next,
    start: () => {},
    stop: () => {},
    addEventListener: () => {},
    frequency: { value: 0 },
    gain: { value: 0 },
  });
  const opened = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      createOscillator = node;
      createGain = node;
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
      constructor() {
        opened();
      }
    },
  );
  return opened;
};
