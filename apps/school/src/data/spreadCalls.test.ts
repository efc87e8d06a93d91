import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spreadCalls } from './spreadCalls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const spread = (random: number) => {
  const runs: string[][] = [];
  const add = spreadCalls<string>({ jitter: 1000, period: 3000, random: () => random }, (items) =>
    runs.push([...items]),
  );
  return { runs, add };
};

describe('spreadCalls', () => {
  it('waits for a random part of the jitter, then hands over each item once', () => {
    const { runs, add } = spread(0.5);
    add(['a', 'b']);
    add(['b']);
    vi.advanceTimersByTime(499);
    expect(runs).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(runs).toEqual([['a', 'b']]);
  });

  it('runs at most once in a period during a burst, and after the last call', () => {
    const { runs, add } = spread(0);
    for (let count = 0; count < 200; count += 1) {
      add(['a']);
      vi.advanceTimersByTime(50);
    }
    vi.advanceTimersByTime(10_000);
    expect(runs.length).toBeLessThanOrEqual(5);
    add(['b']);
    vi.advanceTimersByTime(0);
    expect(runs.at(-1)).toEqual(['b']);
  });

  it('does nothing without items', () => {
    const { runs, add } = spread(0);
    add([]);
    vi.advanceTimersByTime(10_000);
    expect(runs).toEqual([]);
  });
});
