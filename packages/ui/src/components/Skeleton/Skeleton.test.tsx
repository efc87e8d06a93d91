import { Skeleton, SkeletonGroup } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('SkeletonGroup', () => {
  it('announces loading once and hides its shapes from screen readers', () => {
    render(
      <SkeletonGroup label="Loading news">
        <Skeleton shape="circle" data-testid="shape" />
        <Skeleton width="70%" />
      </SkeletonGroup>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading news$/);
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByTestId('shape')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Skeleton', () => {
  it('uses the given size', () => {
    render(<Skeleton width={56} height="2lh" data-testid="shape" />);
    const { style } = screen.getByTestId('shape');
    expect(style.getPropertyValue('--sui-width')).toBe('56px');
    expect(style.getPropertyValue('--sui-height')).toBe('2lh');
  });
});
