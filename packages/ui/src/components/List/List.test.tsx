import { List, ListItem, Time, UiRoot } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

const show = (children: ReactNode, navigate?: (href: string) => void) => {
  render(
    <UiRoot locale="en" messages={en} navigate={navigate}>
      <List label="Unread">{children}</List>
    </UiRoot>,
  );
  return userEvent.setup();
};

describe('List', () => {
  it('renders a named list of rows', () => {
    show(
      <>
        <ListItem title="One" meta="about one" end="today" />
        <ListItem title="Two" />
      </>,
    );
    const list = screen.getByRole('list', { name: 'Unread' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).queryByRole('link')).not.toBeInTheDocument();
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  });

  it('navigates through the router, and names the link by the title alone', async () => {
    const navigate = vi.fn<(href: string) => void>();
    const user = show(<ListItem href="/news/1" title="Fair" meta="On Friday" />, navigate);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Fair' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/news/1', expect.anything());
  });

  it('renders a button without href, for mouse and keyboard', async () => {
    const pressed = vi.fn<() => void>();
    const user = show(<ListItem onPress={() => pressed()} title="Fair" />);
    await user.click(screen.getByRole('button', { name: 'Fair' }));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it('keeps the action at its end a separate control', async () => {
    const pressed = vi.fn<() => void>();
    const more = vi.fn<() => void>();
    const user = show(
      <ListItem
        onPress={() => pressed()}
        title="Fair"
        end={
          <button type="button" onClick={more}>
            More
          </button>
        }
      />,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(more).toHaveBeenCalledOnce();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('sets aria-current once, on the focusable element', () => {
    show(
      <>
        <ListItem href="/1" selected title="Link" />
        <ListItem onPress={() => {}} selected title="Button" />
        <ListItem selected title="Words" />
        <ListItem title="Other" />
      </>,
    );
    const current = [...document.querySelectorAll('[aria-current="true"]')].map((each) => each.tagName);
    expect(current).toEqual(['A', 'BUTTON', 'LI']);
  });

  it('lets a moment that is wider than its column break', () => {
    show(<ListItem title="Ana" meta={<Time value="2026-03-02T11:00:00Z" />} />);
    expect(screen.getByRole('listitem')).toHaveAttribute('data-fixed');
    expect(getComputedStyle(screen.getByRole('time')).whiteSpace).toBe('normal');
  });
});
