import { createHash } from 'node:crypto';
import { Select, UiRoot, useConfirm, type SelectProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { styleHashes } from '@school/ui/trusted-types';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/* What jsdom lacks of a browser. */
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const options = [
  { value: 'teacher', label: 'Teacher' },
  { value: 'parent', label: 'Parent', disabled: true },
  { value: 'head', label: 'Head' },
];

const field = (props: Partial<SelectProps> = {}) => (
  <UiRoot locale="en" messages={messages}>
    <form>
      <Select label="Role" name="role" options={options} {...props} />
      <button type="reset">Reset</button>
    </form>
    <p>Behind</p>
  </UiRoot>
);
const show = (props?: Partial<SelectProps>) => render(field(props));
const sent = () => new FormData(document.querySelector('form')!).get('role');
const trigger = () => screen.getByRole('combobox', { name: 'Role' });

describe('Select', () => {
  it('renders one button until it is first opened', () => {
    const ref = createRef<HTMLButtonElement>();
    show({ ref, id: 'role', 'aria-describedby': 'more', help: 'Decides what one may do.' });
    expect(trigger()).toHaveTextContent('Choose…');
    expect(ref.current).toBe(trigger());
    expect(trigger()).toHaveAttribute('aria-describedby', 'more role-help');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(document.querySelector('select')).toBeNull();
    expect(document.querySelector('[role=option]')).toBeNull();
  });

  it('renders its value on the server', () => {
    expect(renderToString(field({ defaultValue: 'head' }))).toContain('Head');
  });

  it('opens, moves and closes by keyboard, and skips disabled options', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    show({ onValueChange });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Teacher' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Head' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('head');
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(trigger()).toHaveTextContent('Head');
    expect(sent()).toBe('head');
  });

  it('keeps its value when Escape closes it', async () => {
    const user = userEvent.setup();
    show({ defaultValue: 'teacher' });
    await user.click(trigger());
    await screen.findByRole('listbox', { name: 'Role' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(sent()).toBe('teacher');
  });

  it('selects by typed characters before the list was ever opened', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('h');
    expect(trigger()).toHaveTextContent('Head');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('selects on click and on touch', async () => {
    const user = userEvent.setup();
    show();
    await user.click(trigger());
    await user.click(await screen.findByRole('option', { name: 'Head' }));
    expect(sent()).toBe('head');
    await user.pointer([{ keys: '[TouchA]', target: trigger() }]);
    await user.pointer([
      { keys: '[TouchA]', target: await screen.findByRole('option', { name: 'Teacher' }) },
    ]);
    expect(sent()).toBe('teacher');
  });

  it('only takes focus when its label is pressed', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Role'));
    expect(trigger()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('returns to its initial value on a form reset', async () => {
    const user = userEvent.setup();
    show({ defaultValue: 'teacher' });
    await user.tab();
    await user.keyboard('h');
    expect(sent()).toBe('head');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(trigger()).toHaveTextContent('Teacher');
    expect(sent()).toBe('teacher');
  });

  it('shows the controlled value until the parent changes it', async () => {
    const user = userEvent.setup();
    const UnchangedSelect = () => {
      const [value] = useState('teacher');
      return field({ value, onValueChange: () => {} });
    };
    render(<UnchangedSelect />);
    await user.tab();
    await user.keyboard('h');
    expect(trigger()).toHaveTextContent('Teacher');
  });

  it('leaves the question that an option raises to the next key, and gets the focus back', async () => {
    const user = userEvent.setup();
    const ConfirmedSelect = () => {
      const confirm = useConfirm();
      const onValueChange = () => void confirm({ title: 'Sure?', confirmLabel: 'Change' });
      return <Select label="Role" options={options} value="teacher" onValueChange={onValueChange} />;
    };
    render(
      <UiRoot locale="en" messages={messages}>
        <ConfirmedSelect />
      </UiRoot>,
    );
    await user.tab();
    // The second time the question is loaded, and has the focus before the key is up.
    for (const _ of [1, 2]) {
      await user.keyboard('{Enter}');
      await screen.findByRole('listbox');
      await user.keyboard('{End}{Enter}');
      expect(await screen.findByRole('alertdialog', { name: 'Sure?' })).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(trigger()).toHaveFocus());
    }
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open while %o', async (state) => {
    const user = userEvent.setup();
    show(state);
    await user.click(trigger());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('shows a text when there are no options', async () => {
    const user = userEvent.setup();
    show({ options: [] });
    await user.click(trigger());
    expect(await screen.findByRole('option')).toHaveTextContent('No options');
  });

  it('calls onBlur when focus leaves the field, not when it moves to the list', async () => {
    const user = userEvent.setup();
    const left = vi.fn();
    show({ onBlur: left });
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(left).not.toHaveBeenCalled();
    await user.tab();
    expect(left).toHaveBeenCalledOnce();
  });

  it('exposes its error and its invalid state', () => {
    show({ error: 'Choose a role', required: true });
    expect(trigger()).toBeInvalid();
    expect(trigger()).toBeRequired();
    expect(trigger()).toHaveAccessibleDescription('Error: Choose a role');
  });

  it('inserts only style texts of which the hashes are exported, and removes them', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('innerWidth', document.documentElement.clientWidth);
    const before = document.querySelectorAll('style').length;
    show();
    await user.click(trigger());
    await screen.findByRole('listbox');
    const texts = Array.from(document.querySelectorAll('style'), (style) => style.textContent).slice(before);
    const digests = texts.map((text) => createHash('sha256').update(text).digest('base64'));
    expect(digests.map((digest) => `'sha256-${digest}'`).sort()).toEqual([...styleHashes].sort());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelectorAll('style')).toHaveLength(before));
    vi.unstubAllGlobals();
  });

  it('holds the page while it is open, and releases it when it is closed or removed', async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    await user.click(trigger());
    await screen.findByRole('listbox');
    expect(document.documentElement.dataset.suiList).toMatch(/^open/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-sui-list'));
    expect(document.documentElement).toHaveProperty('style.length', 0);
    await user.click(trigger());
    await screen.findByRole('listbox');
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-sui-list');
  });

  it('keeps its value and opens nothing by typed characters while it is read-only', async () => {
    const user = userEvent.setup();
    show({ readOnly: true, defaultValue: 'teacher' });
    await user.tab();
    await user.keyboard('h{Enter}');
    expect(trigger()).toHaveTextContent('Teacher');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('makes the page behind inert only while it is open', async () => {
    const user = userEvent.setup();
    show();
    await user.click(trigger());
    await screen.findByRole('listbox');
    expect(screen.getByText('Behind').closest('[inert]')).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Behind').closest('[inert]')).toBeNull());
  });
});
