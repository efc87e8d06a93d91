import { Icon, iconNames, type IconName } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each(iconNames)('draws %s', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0);
});

it('is hidden from assistive technology unless it has something to say', () => {
  const { container, rerender } = render(<Icon name="bell" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="bell" label="Unread" />);
  const image = screen.getByRole('img', { name: 'Unread' });
  expect(image).not.toHaveAttribute('aria-hidden');
});

it('turns what points along the line, and no clock', () => {
  const look = (name: IconName) =>
    render(<Icon name={name} />).container.firstElementChild?.getAttribute('class');
  expect(look('arrow-right')).toBe(look('log-out'));
  expect(look('arrow-right')).not.toBe(look('clock'));
  expect(look('clock')).toBe(look('check'));
});

it('has the size it is asked for', () => {
  const { container } = render(<Icon name="bell" size={16} />);
  expect(container.firstElementChild).toHaveAttribute('width', '16');
});
