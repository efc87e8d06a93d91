import { Pagination, UiRoot } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (props: Partial<ComponentProps<typeof Pagination>>, navigate?: (href: string) => void) =>
  render(
    <UiRoot locale="en" messages={en} {...(navigate ? { navigate } : {})}>
      <Pagination page={1} pageCount={6} label="Pages of news" {...props} />
    </UiRoot>,
  );
const pages = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.dataset.page)
    .filter(Boolean)
    .join(' ');

describe('Pagination', () => {
  it.each([
    [1, 6, '1 2 3 4 5 6'],
    [1, 48, '1 2 3 gap 48'],
    [4, 48, '1 2 3 4 5 gap 48'],
    [20, 48, '1 gap 19 20 21 gap 48'],
    [45, 48, '1 gap 44 45 46 47 48'],
    [48, 48, '1 gap 46 47 48'],
    // More than an array can hold: only the shown pages are made.
    [2 ** 40, 2 ** 40, '1 gap 1099511627774 1099511627775 1099511627776'],
  ])('shows on page %i of %i: %s', (page, pageCount, expected) => {
    show({ page, pageCount, onPageChange: () => undefined });
    expect(pages()).toBe(expected);
  });

  it('renders nothing for one page', () => {
    show({ pageCount: 1, onPageChange: () => undefined });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('names its pages and calls onPageChange with the pressed one', async () => {
    const user = userEvent.setup();
    const onPageChange = vi.fn<(page: number) => void>();
    show({ page: 2, onPageChange });
    expect(screen.getByRole('navigation', { name: 'Pages of news' })).toHaveTextContent('Page 2 of 6');
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await user.click(screen.getByRole('button', { name: 'Page 6' }));
    expect(onPageChange.mock.calls).toEqual([[3], [1], [6]]);
  });

  it('navigates through the router with hrefFor', async () => {
    const user = userEvent.setup();
    const navigate = vi.fn<(href: string) => void>();
    show({ page: 1, hrefFor: (page) => `/blog?page=${page}` }, navigate);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(navigate).toHaveBeenCalledWith('/blog?page=3', expect.anything());
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Previous page' })).not.toHaveAttribute('href');
  });
});
