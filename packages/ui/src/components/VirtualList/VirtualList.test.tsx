import { ListItem, UiRoot, VirtualList } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const many = Array.from({ length: 100_000 }, (_, at) => `Item ${at + 1}`);
const list = (items: readonly string[]) => (
  <UiRoot locale="en" messages={messages}>
    <VirtualList label="All" items={items} itemKey={(item) => item}>
      {(item) => <ListItem title={item} href={`#${item}`} />}
    </VirtualList>
  </UiRoot>
);
const scrollTo = (offset: number) => {
  screen.getByRole('list').getBoundingClientRect = () => new DOMRect(0, -offset, 0, 0);
  fireEvent.scroll(document);
};

describe('VirtualList', () => {
  it('renders the visible items, each with its position', async () => {
    render(list(many));
    const items = screen.getAllByRole('listitem');
    expect(items.length).toBeLessThan(60);
    expect(items[0]).toHaveAttribute('aria-posinset', '1');
    expect(items[0]).toHaveAttribute('aria-setsize', '100000');
    scrollTo(69 * 50_000);
    expect(await screen.findByText('Item 50001')).toBeInTheDocument();
    expect(screen.queryByText('Item 1')).not.toBeInTheDocument();
  });

  it('keeps the focused row in the page, and Tab continues from it', async () => {
    const user = userEvent.setup();
    render(list(many));
    await user.tab();
    scrollTo(69 * 50_000);
    await screen.findByText('Item 50001');
    expect(screen.getByRole('link', { name: 'Item 1' })).toHaveFocus();
  });

  it('follows a list that becomes shorter', () => {
    const { rerender } = render(list(many));
    rerender(list(many.slice(0, 2)));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    rerender(list(undefined as unknown as string[]));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('moves the focus to the next row, or to the last, when the focused row is removed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(list(['One', 'Two', 'Three']));
    await user.tab();
    await user.tab();
    rerender(list(['Zero', 'One', 'Two', 'Three']));
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
    rerender(list(['Zero', 'One', 'Three']));
    expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus();
    rerender(list(['Zero', 'One']));
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus();
    rerender(list([]));
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus outside alone when a row is removed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(list(['One', 'Two']));
    await user.tab();
    await user.click(document.body);
    rerender(list(['Two']));
    expect(document.body).toHaveFocus();
  });

  it('renders its first rows on a server', () => {
    const html = renderToString(list(many));
    expect(html).toContain('Item 40');
    expect(html).not.toContain('Item 41<');
  });
});
