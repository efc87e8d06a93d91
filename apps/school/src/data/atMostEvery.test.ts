import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './atMostEvery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at once, then once a period, and runs the last call too', () => {
  const work = vi.fn();
  const limited = atMostEvery(1000, work);
  limited();
  expect(work).toHaveBeenCalledTimes(1);
  for (let call = 0; call < 50; call += 1) limited();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(2);
  limited();
  expect(work).toHaveBeenCalledTimes(3);
});
