import { Breadcrumbs, UiRoot, type Breadcrumb, type Navigate } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const all: Breadcrumb[] = [
  { label: 'Documents', href: '/documents' },
  { label: 'Regulations', href: '/documents/1' },
  { label: '2026', href: '/documents/2' },
  { label: 'Safety', href: '/documents/3' },
  { label: 'Evacuation' },
];
const show = (items: readonly Breadcrumb[], navigate?: Navigate) =>
  render(
    <UiRoot locale="en" messages={en} navigate={navigate}>
      <Breadcrumbs items={items} />
    </UiRoot>,
  );

it('links every ancestor and marks the current page', async () => {
  const user = userEvent.setup();
  const navigate = vi.fn<Navigate>();
  show(all.slice(0, 2), navigate);
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(nav).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Regulations')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Regulations' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Documents' }));
  expect(navigate).toHaveBeenCalledWith('/documents', expect.anything());
});

it('expands the collapsed middle, and moves focus there', async () => {
  const user = userEvent.setup();
  show(all);
  await user.click(screen.getByRole('button', { name: 'Show full path' }));
  expect(screen.getByRole('link', { name: 'Regulations' })).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Documents',
    'Regulations',
    '2026',
    'Safety',
  ]);
});

it('shows all of three items', () => {
  show(all.slice(0, 3));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('renders nothing without items, and renders items of the same name separately', () => {
  show([]);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  show([{ label: 'News', href: '/a' }, { label: 'News', href: '/a' }, { label: '' }]);
  expect(screen.getAllByRole('link', { name: 'News' })).toHaveLength(2);
});
