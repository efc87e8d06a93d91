import { TenantLogo } from '@school/ui';
import { fireEvent, render, screen } from '@testing-library/react';
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

it('has the letter in place of a logo that does not load, until another is given', () => {
  const { container, rerender } = render(<TenantLogo src="/gone.jpeg" name="Colegio Los Aromos" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).not.toBeVisible();
  expect(container.querySelector('[data-letter="C"]')).toBeVisible();
  rerender(<TenantLogo src="/new.jpeg" name="Colegio Los Aromos" />);
  expect(container.querySelector('img')).toBeVisible();
});

it('shows only the first letter with hideName and without a logo', () => {
  const { container } = render(<TenantLogo hideName name="Colegio Los Aromos" />);
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelector('[data-letter="C"]')).toBeVisible();
});
