import { BarList, UiRoot } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (element: ReactElement, locale = 'en') =>
  render(
    <UiRoot locale={locale} messages={locale === 'ar' ? ar : en}>
      {element}
    </UiRoot>,
  );

const items = [
  { label: 'Fair', value: 1312, total: 4800, href: '/1' },
  { label: 'Trip', value: 656 },
];
const list = (props = {}) => (
  <BarList label="Read" itemHeader="News" valueHeader="Readers" items={items} {...props} />
);

describe('BarList', () => {
  it('renders a list with each figure in the user’s language', () => {
    show(list(), 'de');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Fair1.312 of 4.800');
    expect(second).toHaveTextContent('Trip656');
    expect(screen.getByRole('link', { name: 'Fair' })).toHaveAttribute('href', '/1');
    expect(screen.getByRole('figure', { name: 'Read' })).toBeInTheDocument();
    expect(second!.querySelector('[aria-hidden]')).toHaveStyle({ inlineSize: '50%' });
  });

  it('switches to a table and back by keyboard', async () => {
    const user = userEvent.setup();
    show(list());
    screen.getByRole('button', { name: 'Show as table' }).focus();
    await user.keyboard('{Enter}');
    const table = screen.getByRole('table', { name: 'Read' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(['News', 'Readers', 'Total']);
    expect(within(table).getByRole('row', { name: 'Trip 656 —' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows a text when it is empty, and ignores invalid items', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show(list({ items: undefined }));
    expect(screen.getByText('No data yet.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    show(
      list({
        items: [
          { label: 'a', value: Number.NaN },
          { label: 'a', value: 0 },
        ],
      }),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
