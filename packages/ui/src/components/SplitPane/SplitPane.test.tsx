import { SplitPane, UiRoot, type SplitPaneProps } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limited, shareAt } from './share.ts';

const show = (props: Partial<SplitPaneProps> = {}, direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <UiRoot locale="en" messages={en} direction={direction}>
      <SplitPane label="Conversations" start="List" end="Thread" data-testid="panes" {...props} />
    </UiRoot>,
  );
const line = () => screen.getByRole('separator', { name: 'Conversations' });
const getShare = () => Number(line().getAttribute('aria-valuenow'));

describe.each([
  ['ltr', 'horizontal', '{ArrowRight}', '{ArrowLeft}', '{ArrowUp}'],
  ['rtl', 'horizontal', '{ArrowLeft}', '{ArrowRight}', '{ArrowDown}'],
  ['ltr', 'vertical', '{ArrowDown}', '{ArrowUp}', '{ArrowLeft}'],
  ['rtl', 'vertical', '{ArrowDown}', '{ArrowUp}', '{ArrowRight}'],
] as const)('separator of SplitPane (%s, %s)', (direction, orientation, more, less, ignoredKey) => {
  it('moves with the keys of the window splitter pattern', async () => {
    const user = userEvent.setup();
    show({ orientation, defaultValue: 40, min: 20, max: 80 }, direction);
    await user.tab();
    expect(line()).toHaveFocus();
    await user.keyboard(more);
    expect(getShare()).toBe(45);
    await user.keyboard(less + less);
    expect(getShare()).toBe(35);
    await user.keyboard(ignoredKey);
    expect(getShare()).toBe(35);
    await user.keyboard('{End}');
    expect(getShare()).toBe(80);
    await user.keyboard(more);
    expect(getShare()).toBe(80);
    await user.keyboard('{Home}');
    expect(getShare()).toBe(20);
  });
});

it('exposes its name, value and limits', () => {
  show({ defaultValue: 30, min: 20, max: 60 });
  expect(line()).toHaveAttribute('aria-orientation', 'vertical');
  expect(line()).toHaveAttribute('aria-valuemin', '20');
  expect(line()).toHaveAttribute('aria-valuemax', '60');
  expect(document.getElementById(line().getAttribute('aria-controls')!)).toHaveTextContent('List');
});

it('collapses the first pane on Enter, and restores its size', async () => {
  const user = userEvent.setup();
  show({ defaultValue: 35, min: 0 });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(getShare()).toBe(0);
  await user.keyboard('{Enter}');
  expect(getShare()).toBe(35);
});

it('works controlled, and reports the requested share', async () => {
  const user = userEvent.setup();
  const changed = vi.fn();
  const onValueCommit = vi.fn();
  show({ value: 50, onValueChange: changed, onValueCommit });
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(changed).toHaveBeenCalledExactlyOnceWith(55);
  expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(55);
  expect(getShare()).toBe(50);
});

describe('separator moved by pointer', () => {
  /* What jsdom lacks: capture, and any layout. */
  let captured: number | undefined;
  beforeEach(() => {
    captured = undefined;
    HTMLElement.prototype.setPointerCapture = (id) => void (captured = id);
    HTMLElement.prototype.hasPointerCapture = (id) => captured === id;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 200));
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['ltr', 25],
    ['rtl', 75],
  ] as const)('follows the pointer, and calls onValueCommit once at the end (%s)', (direction, expected) => {
    const onValueCommit = vi.fn();
    show({ onValueCommit }, direction);
    fireEvent.pointerMove(line(), { pointerId: 1, clientX: 480 });
    expect(getShare()).toBe(50);
    fireEvent.pointerDown(line(), { pointerId: 1, button: 0 });
    fireEvent.pointerMove(line(), { pointerId: 1, clientX: 300 });
    fireEvent.pointerMove(line(), { pointerId: 1, clientX: 200 });
    expect(getShare()).toBe(expected);
    expect(onValueCommit).not.toHaveBeenCalled();
    fireEvent.lostPointerCapture(line(), { pointerId: 1 });
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(expected);
  });
});

it('stays within its limits for any input', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), (input, min, max) => {
      const share = limited(input, { min, max });
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(100);
    }),
  );
});

it('mirrors on a right-to-left page', () => {
  const bounds = { left: 100, right: 500, top: 0, width: 400, height: 200 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (from) => {
      const ltr = shareAt({ x: 100 + from, y: 0 }, bounds, { vertical: false, rtl: false });
      const rtl = shareAt({ x: 500 - from, y: 0 }, bounds, { vertical: false, rtl: true });
      expect(ltr).toBeCloseTo(rtl);
    }),
  );
});
