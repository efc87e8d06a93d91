import { TenantLogo } from '@school/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('exposes the name once and hides the logo beside it', () => {
  const { container } = render(<TenantLogo src="/logo.jpeg" name="Colegio Los Aromos" detail="Curicó" />);
  expect(container).toHaveTextContent('Colegio Los AromosCuricó');
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('shows the initial without a logo', () => {
  const { container } = render(<TenantLogo name=" ñandú " />);
  expect(container.querySelector('[data-letter="Ñ"]')).toHaveAttribute('aria-hidden', 'true');
  expect(container.textContent?.trim()).toBe('ñandú');
});

it('shows the initial when the logo fails to load, until another one is given', () => {
  const { container, rerender } = render(<TenantLogo src="/gone.jpeg" name="Colegio Los Aromos" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).not.toBeVisible();
  expect(container.querySelector('[data-letter="C"]')).toBeVisible();
  rerender(<TenantLogo src="/new.jpeg" name="Colegio Los Aromos" />);
  expect(container.querySelector('img')).toBeVisible();
});

it('shows only the initial with hideName and without a logo', () => {
  const { container } = render(<TenantLogo hideName name="Colegio Los Aromos" />);
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelector('[data-letter="C"]')).toBeVisible();
});
