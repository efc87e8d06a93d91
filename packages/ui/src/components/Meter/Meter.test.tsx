import { Meter } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('Meter', () => {
  it('describes its value in text', () => {
    render(<Meter value={312} max={480} label="312 of 480" />);
    const meter = screen.getByRole('meter', { name: '312 of 480' });
    expect(meter).toHaveAttribute('aria-valuenow', '312');
    expect(meter).toHaveAttribute('aria-valuemax', '480');
    expect(meter).toHaveAttribute('aria-valuetext', '312 of 480');
    expect(screen.getByText('312 of 480')).toBeVisible();
  });

  it.each([
    [500, 480, '480'],
    [-1, 480, '0'],
    [3, 0, '0'],
  ])('limits %i of %i to its range', (value, max, now) => {
    render(<Meter value={value} max={max} label="readers" hideLabel />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', now);
    expect(screen.queryByText('readers')).not.toBeInTheDocument();
  });
});
