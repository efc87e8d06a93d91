import { AppShell, TenantLogo, UiRoot } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/* jsdom lays nothing out: every element has these measures. */
const setMeasures = (scrollHeight: number) => {
  for (const [name, value] of Object.entries({ clientHeight: 400, scrollHeight }))
    vi.spyOn(HTMLElement.prototype, name as 'clientHeight', 'get').mockReturnValue(value);
};
const renderShell = () =>
  render(
    <UiRoot locale="en" messages={en}>
      <AppShell brand={<TenantLogo name="Los Aromos" />} title="News" navigation={[]}>
        <p>Many words</p>
      </AppShell>
    </UiRoot>,
  );
const thumb = () => document.querySelector<HTMLElement>('[data-thumb="y"]');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('scroll bar of the sheet', () => {
  it('is at least 20 px long, appears while scrolling and hides after 175 ms', () => {
    setMeasures(400_000);
    renderShell();
    fireEvent.scroll(screen.getByRole('main'));
    expect(thumb()).toHaveAttribute('data-shown');
    expect(thumb()!.style.getPropertyValue('--sui-size')).toBe('20px');
    act(() => vi.advanceTimersByTime(174));
    expect(thumb()).toHaveAttribute('data-shown');
    act(() => vi.advanceTimersByTime(1));
    expect(thumb()).not.toHaveAttribute('data-shown');
  });

  it('is not rendered when the sheet shows all of its content', () => {
    setMeasures(400);
    renderShell();
    expect(thumb()).toBeNull();
  });
});
