import { AppShell, TenantLogo, UiRoot, type AppShellProps, type NavGroup } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { selectBottomItems } from './navigation.ts';

const navigation: NavGroup[] = [
  { items: [{ id: 'home', label: 'Home', icon: 'house', href: '/app', primary: true }] },
  {
    label: 'Talk',
    items: [
      {
        id: 'news',
        label: 'School news',
        shortLabel: 'News',
        icon: 'newspaper',
        href: '/blog',
        current: true,
        primary: true,
      },
      {
        id: 'messages',
        label: 'Messages',
        icon: 'message-square',
        href: '/messenger',
        count: 5,
        primary: true,
      },
      { id: 'notices', label: 'Notices', icon: 'megaphone', href: '/notices', count: 0 },
    ],
  },
];

const show = (props: Partial<AppShellProps> = {}, navigate?: () => void) => {
  render(
    <UiRoot locale="en" messages={messages} navigate={navigate}>
      <AppShell brand={<TenantLogo name="Los Aromos" />} title="News" navigation={navigation} {...props}>
        {props.children ?? <p>The list</p>}
      </AppShell>
    </UiRoot>,
  );
  /* Styles decide which of the two is seen; jsdom has none, so both are there: rail first. */
  const [rail, bottom] = screen.getAllByRole('navigation', { name: 'Main navigation' });
  return { user: userEvent.setup(), rail: within(rail!), bottom: bottom && within(bottom) };
};

describe('AppShell', () => {
  it('renders the title as the only h1 and the sheet as the main landmark, which the title names', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'News',
    ]);
    expect(screen.getByRole('main', { name: 'News' })).toHaveTextContent('The list');
  });

  it('shows the page alone, with its title for assistive technology', () => {
    render(
      <UiRoot locale="en" messages={messages}>
        <AppShell bare brand="Los Aromos" title="Board" navigation={navigation} actions={<button>Me</button>}>
          <p>The board</p>
        </AppShell>
      </UiRoot>,
    );
    const main = screen.getByRole('main', { name: 'Board' });
    expect(main).toHaveTextContent('The board');
    // Outside of it no landmark would lead to the title.
    expect(within(main).getByRole('heading', { level: 1, name: 'Board' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Me' })).not.toBeInTheDocument();
  });

  it('skips the navigation with the first tab stop, without a history entry', async () => {
    const { user } = show();
    const before = window.history.length;
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(window.history.length).toBe(before);
  });

  it('keeps focus at the same position when the focused element is removed', async () => {
    const Rows = () => {
      const [rows, setRows] = useState(['One', 'Two', 'Three']);
      const rest = (removed: string) => () => setRows(rows.filter((row) => row !== removed));
      return (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              {row} <button onClick={rest(row)}>Delete {row}</button>
            </li>
          ))}
        </ul>
      );
    };
    const { user } = show({ children: <Rows /> });
    await user.click(screen.getByRole('button', { name: 'Delete Two' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Three' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete One' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('keeps focus within the sheet when the focused element is disabled', async () => {
    const Once = () => {
      const [isDone, setIsDone] = useState(false);
      return (
        <button disabled={isDone} onClick={() => setIsDone(true)}>
          Mark all
        </button>
      );
    };
    const { user } = show({ children: <Once /> });
    await user.click(screen.getByRole('button', { name: 'Mark all' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('does not take focus back when it has moved elsewhere', async () => {
    const row = <button>Edit</button>;
    const { rerender } = render(
      <UiRoot locale="en" messages={messages}>
        <AppShell brand="A" title="News" navigation={navigation}>
          {row}
        </AppShell>
      </UiRoot>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(document.body);
    rerender(
      <UiRoot locale="en" messages={messages}>
        <AppShell brand="A" title="News" navigation={navigation} />
      </UiRoot>,
    );
    await act(async () => undefined);
    expect(document.body).toHaveFocus();
  });

  it('shows every link in its group, the current page and the badges', () => {
    const { rail } = show();
    expect(rail.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'School news',
      'Messages5',
      'Notices',
    ]);
    expect(within(rail.getByRole('list', { name: 'Talk' })).getAllByRole('listitem')).toHaveLength(3);
    expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent('School news');
  });

  it('navigates through the router, or through links of `renderLink`', async () => {
    const navigate = vi.fn();
    const { user, rail } = show({}, navigate);
    await user.click(rail.getByRole('link', { name: 'Home' }));
    expect(navigate).toHaveBeenCalledWith('/app', expect.anything());
  });

  it('renders links through a router’s link component', () => {
    const { rail } = show({
      renderLink: ({ children, ...rest }) => (
        <a data-router="yes" {...rest}>
          {children}
        </a>
      ),
    });
    expect(rail.getAllByRole('link').every((link) => link.dataset.router === 'yes')).toBe(true);
  });

  it('collapses and expands the rail, and keeps the name of each link', async () => {
    const changed = vi.fn();
    const { user, rail } = show({ onCollapsedChange: changed });
    const fold = rail.getByRole('button', { name: 'Collapse menu', expanded: true });
    await user.click(fold);
    expect(changed).toHaveBeenLastCalledWith(true);
    expect(rail.getByRole('button', { name: 'Expand menu', expanded: false })).toHaveFocus();
    expect(rail.getByRole('link', { name: 'Home' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(changed).toHaveBeenLastCalledWith(false);
  });

  it('has nothing to collapse before there are links', () => {
    const { rail } = show({ navigation: [] });
    expect(rail.queryByRole('button')).toBeNull();
  });

  it('shows the controlled collapsed state until the parent changes it', async () => {
    const { user, rail } = show({ collapsed: true });
    await user.click(rail.getByRole('button', { name: 'Expand menu' }));
    expect(rail.getByRole('button', { name: 'Expand menu' })).toBeInTheDocument();
  });

  it('shows the primary links in the bottom bar and the others behind "More"', async () => {
    const { user, bottom } = show({ actions: <button type="button">Sign out</button> });
    expect(bottom?.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'News',
      'Messages5',
    ]);
    await user.click(bottom!.getByRole('button', { name: 'More', expanded: false }));
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(drawer.getAllByRole('link')).toHaveLength(4);
    expect(drawer.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the navigation dialog when a link or the backdrop is clicked', async () => {
    const { user, bottom } = show({}, vi.fn());
    await user.click(bottom!.getByRole('button', { name: 'More' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Notices' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(bottom!.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('renders no bottom bar with footer="none"', () => {
    const { bottom } = show({ footer: 'none' });
    expect(bottom).toBeUndefined();
  });

  it('renders the primary action in the bar as a link or a button', async () => {
    const press = vi.fn();
    show({ primaryAction: { label: 'New post', icon: 'plus', href: '/blog/new-post' } });
    expect(screen.getByRole('link', { name: 'New post' })).toHaveAttribute('href', '/blog/new-post');
    const { user } = show({ primaryAction: { label: 'Import', icon: 'upload', onPress: press } });
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(press).toHaveBeenCalledOnce();
  });

  it('passes the main element to mainRef', () => {
    const ref = { current: null as HTMLElement | null };
    show({ mainRef: ref });
    expect(ref.current).toBe(screen.getByRole('main'));
  });
});

describe('selectBottomItems', () => {
  const createNavigation = (count: number, primary: number): NavGroup[] => [
    {
      items: Array.from({ length: count }, (_, at) => ({
        id: `${at}`,
        label: `Place ${at}`,
        icon: 'house' as const,
        href: `/${at}`,
        primary: at < primary,
      })),
    },
  ];
  const ids = (count: number, primary: number, more = false) => {
    const bottom = selectBottomItems(createNavigation(count, primary), more);
    return [bottom.items.length, bottom.more];
  };

  it('shows five items if there are no others, else four and "More"', () => {
    expect(ids(5, 5)).toEqual([5, false]);
    expect(ids(5, 5, true)).toEqual([4, true]);
    expect(ids(9, 5)).toEqual([4, true]);
    expect(ids(7, 7)).toEqual([4, true]);
    expect(ids(3, 2)).toEqual([2, true]);
  });
});
