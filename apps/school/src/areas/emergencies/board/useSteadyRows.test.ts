import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { useSteadyRows } from './useSteadyRows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps the order until two seconds after the list was last used', () => {
  const [first, second] = boardResponse().data;
  const initialProps = [first!, second!];
  const { result, rerender } = renderHook((rows) => useSteadyRows(rows, rows), { initialProps });
  const ids = () => result.current.rows.map(({ person }) => person.id);
  const before = ids();
  act(() => result.current.listProps.onPointerMove());
  rerender([second!, first!]);
  expect(ids()).toEqual(before);
  act(() => vi.advanceTimersByTime(1500));
  act(() => result.current.listProps.onKeyDown());
  act(() => vi.advanceTimersByTime(1500));
  expect(ids()).toEqual(before);
  act(() => vi.advanceTimersByTime(500));
  expect(ids()).toEqual(before.toReversed());
});
