import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSilence } from './watchSilence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);

/** A started watch, and what it did. */
function open() {
  const fetches: number[] = [];
  const reports: boolean[] = [];
  const watch = watchSilence({
    fetch: (earlier) => void fetches.push(earlier),
    report: (isLive) => void reports.push(isLive),
  });
  watch.start();
  return { fetches, reports, watch };
}

describe('watchSilence', () => {
  it('fetches after two missing heartbeats, then every fifteen seconds', () => {
    const { fetches } = open();
    seconds(19.9);
    expect(fetches).toEqual([]);
    seconds(0.1);
    expect(fetches).toEqual([0]);
    seconds(30);
    expect(fetches).toEqual([0, 1, 2]);
  });

  it('fetches nothing while signs of life arrive', () => {
    const { fetches, reports, watch } = open();
    for (let count = 0; count < 20; count += 1) {
      seconds(10);
      watch.sign();
    }
    expect(fetches).toEqual([]);
    expect(reports).not.toContain(false);
  });

  it('reports after a minute that the page is not live, and when it is again', () => {
    const { reports, watch } = open();
    seconds(59.9);
    expect(reports).toEqual([]);
    seconds(0.1);
    expect(reports).toEqual([false]);
    watch.sign();
    expect(reports).toEqual([false, true]);
  });

  it('fetches nothing after its end', () => {
    const { fetches, reports, watch } = open();
    watch.stop();
    seconds(120);
    expect(fetches).toEqual([]);
    expect(reports).toEqual([true]);
  });
});
