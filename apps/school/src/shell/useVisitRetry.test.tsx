import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataRoot } from '../data/DataRoot.tsx';
import { createTestApp } from '../testing/TestApp.tsx';
import { useVisitRetry } from './useVisitRetry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('retries as soon as the network returns, and periodically until the server answers', () => {
  const { sources } = createTestApp({ path: '/app' });
  const check = vi.fn(() => Promise.resolve());
  const testSources = { ...sources, visit: { ...sources.visit, check } };
  const { rerender } = renderHook(({ unreached, online }) => useVisitRetry(unreached, online), {
    initialProps: { unreached: true, online: false },
    wrapper: ({ children }) => <DataRoot sources={testSources}>{children}</DataRoot>,
  });
  expect(check).not.toHaveBeenCalled();
  rerender({ unreached: true, online: true });
  expect(check).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(check).toHaveBeenCalledTimes(3);
  rerender({ unreached: false, online: true });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(check).toHaveBeenCalledTimes(3);
});
