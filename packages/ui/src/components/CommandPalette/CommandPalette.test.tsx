import { Button, CommandPalette, Dialog, UiRoot, type CommandPaletteProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

const commands: CommandPaletteProps['commands'] = [
  { id: 'news', group: 'Places', label: 'News', href: '/news' },
  { id: 'events', group: 'Places', label: 'Events', href: '/events' },
  { id: 'import', group: 'Do', label: 'Import users', disabled: true },
  { id: 'perez', group: 'People', label: 'José Pérez', description: 'Teacher' },
];
type ShowProps = Partial<CommandPaletteProps> & { locale?: string; navigate?: (href: string) => void };

const show = ({ locale = 'en', navigate, ...props }: ShowProps = {}) => {
  render(
    <UiRoot locale={locale} messages={locale === 'ar' ? ar : en} navigate={navigate}>
      <button type="button">Before</button>
      <CommandPalette commands={commands} trigger={<Button>Search</Button>} {...props} />
    </UiRoot>,
  );
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Search' }) };
};
const field = () => screen.findByRole('combobox');
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
const opened = async (props?: ShowProps) => {
  const view = show(props);
  await view.user.click(view.trigger);
  await field();
  return view;
};

afterEach(() => void vi.restoreAllMocks());

describe('CommandPalette', () => {
  it('renders a named dialog with a field that controls a list', async () => {
    const { trigger } = await opened();
    expect(trigger).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible();
    const combobox = screen.getByRole('combobox', { name: 'Commands' });
    expect(combobox).toHaveFocus();
    expect(combobox).toHaveAttribute('aria-expanded', 'true');
    expect(combobox).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      3,
    );
    expect(screen.getByRole('group', { name: 'Places' })).toContainElement(
      screen.getByRole('option', { name: 'News' }),
    );
  });

  it.each(['en', 'ar'])(
    'wraps around with arrow keys while focus stays in the field (%s)',
    async (locale) => {
      const { user } = await opened({ locale });
      const path = [active()];
      for (const key of ['{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}', '{PageDown}', '{PageUp}']) {
        await user.keyboard(key);
        path.push(active());
      }
      expect(path).toEqual([
        'News',
        'Events',
        'News',
        'José PérezTeacher',
        'News',
        'José PérezTeacher',
        'News',
      ]);
      expect(screen.getByRole('combobox')).toHaveFocus();
    },
  );

  it('leaves Home, End and the horizontal arrow keys to the text', async () => {
    const { user } = await opened();
    await user.keyboard('e{ArrowLeft}N');
    expect(screen.getByRole('combobox')).toHaveValue('Ne');
    await user.keyboard('{End}w{Home}x');
    expect(screen.getByRole('combobox')).toHaveValue('xNew');
  });

  it('searches without accents, and announces the count or an empty result', async () => {
    const { user } = await opened();
    await user.keyboard('perez');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(active()).toBe('José PérezTeacher');
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
    await user.keyboard('zz');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('No matches');
  });

  it('closes on Enter and returns focus before the command runs', async () => {
    const onRenderResult = vi.fn<(focused: string | null, open: boolean) => void>();
    const onSelect = () =>
      onRenderResult(document.activeElement!.textContent, !!screen.queryByRole('dialog'));
    const { user, trigger } = await opened({ commands: [{ id: 'a', label: 'Write a post', onSelect }] });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onRenderResult).toHaveBeenCalledExactlyOnceWith('Search', false));
    expect(trigger).toHaveFocus();
  });

  it('navigates through the router by key and by click, after focus has returned', async () => {
    const navigate = vi.fn<(href: string) => void>();
    const { user, trigger } = await opened({ navigate });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/events', expect.anything()));
    await user.click(trigger);
    await user.click(screen.getByRole('option', { name: 'News' }));
    await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/news', expect.anything()));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves a modified click to the browser, which opens a new tab', async () => {
    const navigate = vi.fn<(href: string) => void>();
    await opened({ navigate });
    let left = false;
    window.addEventListener(
      'click',
      (event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', ctrlKey: true });
    expect(left).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('stays open when a disabled command is clicked', async () => {
    const { user } = await opened();
    const option = screen.getByRole('option', { name: 'Import users' });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await user.click(option);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('opens and closes with its shortcut on any keyboard, and only with it', async () => {
    show();
    for (const key of [
      { key: 'k' },
      { key: 'k', ctrlKey: true, shiftKey: true },
      { key: 'k', metaKey: true },
      { key: 'j', ctrlKey: true },
    ])
      fireEvent.keyDown(document.body, key);
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true });
    await field();
    fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    await field();
  });

  it('has no shortcut with hotKey={null}', async () => {
    const { trigger } = show({ hotKey: null });
    expect(trigger).not.toHaveAttribute('aria-keyshortcuts');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not open above a dialog that must be answered', async () => {
    render(
      <UiRoot locale="en" messages={en}>
        <CommandPalette commands={commands} />
        <Dialog defaultOpen title="Sure?" />
      </UiRoot>,
    );
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('closes by Escape and by its close button, returns focus, and clears the query', async () => {
    const typed = vi.fn<(query: string) => void>();
    const { user, trigger } = await opened({ onQueryChange: typed });
    await user.keyboard('new{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    expect(typed.mock.calls.flat()).toEqual(['n', 'ne', 'new', '']);
    await user.click(trigger);
    expect(screen.getByRole('combobox')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ignores keys during IME composition', async () => {
    const onSelect = vi.fn<() => void>();
    await opened({ commands: [{ id: 'a', label: '写', onSelect }] });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape', isComposing: true });
    // S5: Safari reports the key that ends a composition so.
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape', keyCode: 229 });
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('shows results of the caller and announces that more are loading', async () => {
    const { user } = await opened({ filter: false, loading: true });
    await user.keyboard('zz');
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('Searching');
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  });

  it('warns developers of duplicate ids and renders both commands', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const twice = { id: 'twice', label: 'Twice' };
    await opened({ commands: [twice, twice] });
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('two commands with the id "twice"'));
  });
});
