import { ScrollArea, UiRoot, type ScrollAreaProps } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getScrollChange, hideDelay, leastThumb, getThumb } from './thumb.ts';

/* jsdom has no layout: the test sets the measures of the element. */
const measures = { clientHeight: 200, scrollHeight: 1000, clientWidth: 300, scrollWidth: 300 };
const setMeasures = (changes: Partial<typeof measures>) => {
  for (const [name, value] of Object.entries({ ...measures, ...changes }))
    vi.spyOn(HTMLElement.prototype, name as keyof typeof measures, 'get').mockReturnValue(value);
};

const area = (props: Partial<ScrollAreaProps> = {}) => (
  <UiRoot locale="en" messages={en}>
    <ScrollArea label="Messages" data-testid="area" {...props}>
      Many words
    </ScrollArea>
  </UiRoot>
);
const view = () => screen.getByTestId('area').firstElementChild as HTMLElement;
const thumb = (axis: 'x' | 'y') =>
  screen.getByTestId('area').querySelector<HTMLElement>(`[data-thumb="${axis}"]`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is a named tab stop while it can be scrolled', () => {
  setMeasures({});
  render(area());
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('tabindex', '0');
  expect(thumb('y')).not.toBeNull();
  expect(thumb('x')).toBeNull();
});

it('is no tab stop and has no bar when all content is visible', () => {
  setMeasures({ scrollHeight: 200 });
  render(area());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(view()).not.toHaveAttribute('tabindex');
  expect(thumb('y')).toBeNull();
});

it('has both bars when both axes overflow', () => {
  setMeasures({ scrollWidth: 900 });
  render(area({ axis: 'both' }));
  expect(thumb('x')).not.toBeNull();
  expect(thumb('y')).not.toBeNull();
});

it('shows its thumb while scrolling, and hides it after 175 ms', () => {
  setMeasures({});
  const onScroll = vi.fn();
  render(area({ onScroll }));
  expect(thumb('y')).not.toHaveAttribute('data-shown');
  view().scrollTop = 400;
  fireEvent.scroll(view());
  expect(onScroll).toHaveBeenCalledOnce();
  expect(thumb('y')).toHaveAttribute('data-shown');
  expect(thumb('y')!.style.getPropertyValue('--sui-size')).toBe('40px');
  expect(thumb('y')!.style.getPropertyValue('--sui-at')).toBe('80px');
  act(() => vi.advanceTimersByTime(100));
  fireEvent.scroll(view());
  act(() => vi.advanceTimersByTime(174));
  expect(thumb('y')).toHaveAttribute('data-shown');
  act(() => vi.advanceTimersByTime(1));
  expect(thumb('y')).not.toHaveAttribute('data-shown');
});

it('scrolls to the position of its dragged thumb', () => {
  setMeasures({});
  let captured: number | undefined;
  HTMLElement.prototype.setPointerCapture = (id) => void (captured = id);
  HTMLElement.prototype.hasPointerCapture = (id) => captured === id;
  const scrollBy = vi.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  render(area());
  fireEvent.pointerMove(thumb('y')!, { pointerId: 3, clientY: 90 });
  expect(scrollBy).not.toHaveBeenCalled();
  fireEvent.pointerDown(thumb('y')!, { pointerId: 3, button: 0, clientY: 10 });
  fireEvent.pointerMove(thumb('y')!, { pointerId: 3, clientY: 90 });
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 400, behavior: 'instant' });
});

describe('getThumb', () => {
  const scrolled = fc.record({
    view: fc.integer({ min: 1, max: 5000 }),
    content: fc.integer({ min: 1, max: 10_000_000 }),
    from: fc.double({ min: -100, max: 10_000_000, noNaN: true }),
    track: fc.integer({ min: 21, max: 5000 }),
  });

  it('stays within its track, and is at least 20 px long', () => {
    fc.assert(
      fc.property(scrolled, (measured) => {
        const thumb = getThumb(measured);
        if (measured.content - measured.view < 1) {
          expect(thumb).toBeNull();
          return;
        }
        expect(thumb!.size).toBeGreaterThanOrEqual(leastThumb);
        expect(thumb!.at).toBeGreaterThanOrEqual(0);
        expect(thumb!.at + thumb!.size).toBeLessThanOrEqual(measured.track + 1e-6);
      }),
    );
  });

  it('scrolls the content in proportion to the thumb', () => {
    fc.assert(
      fc.property(scrolled, (measured) => {
        const end = getThumb({ ...measured, from: measured.content });
        if (!end || end.at === 0) return;
        expect(getScrollChange(end.at, measured)).toBeCloseTo(measured.content - measured.view, 3);
      }),
    );
  });

  it('matches the sizes of the specification', () => {
    expect([leastThumb, hideDelay]).toEqual([20, 175]);
    expect(getThumb({ view: 100, content: 10_000_000, from: 0, track: 100 })).toEqual({ size: 20, at: 0 });
    expect(getThumb({ view: 100, content: 1000, from: 0, track: 0 })).toBeNull();
  });
});
