import { ProgressBar } from '@school/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('ProgressBar', () => {
  it('exposes its value, limited to its range', () => {
    const { rerender } = render(<ProgressBar label="Uploading" value={64} />);
    const bar = screen.getByRole('progressbar', { name: 'Uploading' });
    expect(bar).toHaveAttribute('aria-valuenow', '64');
    rerender(<ProgressBar label="Uploading" value={140} />);
    expect(bar).toHaveAttribute('aria-valuenow', '100');
  });

  it.each([null, undefined])('exposes no value when it is unknown (%s)', (value) => {
    render(<ProgressBar label="Sending" value={value} />);
    expect(screen.getByRole('progressbar', { name: 'Sending' })).not.toHaveAttribute('aria-valuenow');
  });

  it('shows the route bar as soon as the navigation starts', () => {
    const { rerender } = render(<ProgressBar variant="route" label="Loading" active={false} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    rerender(<ProgressBar variant="route" label="Loading" active />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  });

  it('hides a bar in the page at once when its task ends', () => {
    const { rerender } = render(<ProgressBar label="Uploading" active />);
    rerender(<ProgressBar label="Uploading" active={false} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('fades out when the navigation ends, and appears again when the next one starts', () => {
    const { rerender } = render(<ProgressBar variant="route" label="Loading" active />);
    rerender(<ProgressBar variant="route" label="Loading" active={false} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('data-done');
    rerender(<ProgressBar variant="route" label="Loading" active />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('data-done');
    rerender(<ProgressBar variant="route" label="Loading" active={false} />);
    pass(320);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
