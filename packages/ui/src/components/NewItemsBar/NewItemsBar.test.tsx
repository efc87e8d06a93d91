import { NewItemsBar, type NewItemsBarProps } from '@school/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const announcement = 'This list has changed.';
const bar = (props: Partial<NewItemsBarProps> = {}) => (
  <NewItemsBar announcement={announcement} onShow={() => undefined} {...props} />
);

describe('NewItemsBar', () => {
  it('shows nothing while no items wait', () => {
    render(bar());
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces once that items wait, in a region that was there before, and not that their number rises', () => {
    const { rerender } = render(bar());
    const region = screen.getByRole('status');
    rerender(bar({ label: 'Show 1 new post' }));
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent(announcement);
    const announced = region.firstChild;
    rerender(bar({ label: 'Show 2 new posts' }));
    expect(screen.getByRole('button', { name: 'Show 2 new posts' })).toBeVisible();
    expect(region.firstChild).toBe(announced);
    rerender(bar());
    expect(region).toBeEmptyDOMElement();
    rerender(bar({ label: 'Show 1 new post' }));
    expect(region).toHaveTextContent(announcement);
  });

  it.each(['{Enter}', ' '])('shows the items by the key "%s"', async (key) => {
    const user = userEvent.setup();
    const onShow = vi.fn<() => void>();
    render(bar({ label: 'Show 1 new post', onShow }));
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await user.keyboard(key);
    expect(onShow).toHaveBeenCalledOnce();
  });
});
