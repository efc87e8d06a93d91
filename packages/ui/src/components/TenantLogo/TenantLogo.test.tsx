import { TenantLogo } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('names the school once: the picture beside the name is not read', () => {
  const { container } = render(<TenantLogo src="/logo.jpeg" name="Colegio Los Aromos" detail="Curicó" />);
  expect(container).toHaveTextContent('Colegio Los AromosCuricó');
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('has a letter in place of a missing logo', () => {
  const { container } = render(<TenantLogo name=" ñandú " />);
  expect(container.querySelector('[data-letter="Ñ"]')).toHaveAttribute('aria-hidden', 'true');
  expect(container.textContent?.trim()).toBe('ñandú');
});
