import { ConversationList, UiRoot, type Conversation, type ConversationListProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const some: Conversation[] = [
  { id: 'ana', name: 'Ana Rojas', presence: 'online', preview: 'Good morning', unread: 2 },
  { id: 'staff', name: 'Staff', group: true, previewAuthor: 'Tomás', preview: 'Minutes', muted: true },
  { id: 'oscar', name: 'Óscar Díaz', own: true, preview: 'Thanks', receipt: 'read', pinned: true },
];

const show = (props: Partial<ConversationListProps> = {}) => {
  render(
    <UiRoot locale="en" messages={messages}>
      <ConversationList label="Conversations" conversations={some} {...props} />
    </UiRoot>,
  );
  return userEvent.setup();
};

describe('ConversationList', () => {
  it('names a row by all that it shows', () => {
    show();
    expect(screen.getByRole('button', { name: /^Ana Rojas.*Good morning.*2 unread.*Online$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Staff.*Tomás: Minutes.*Muted$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Óscar Díaz.*You: Thanks.*Pinned.*Read$/ })).toBeVisible();
  });

  it('opens a conversation without an address', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    const user = show({ onSelect });
    await user.click(screen.getByRole('button', { name: /^Staff/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('staff');
  });

  it('marks the selected conversation, which is the tab stop', async () => {
    const user = show({
      conversations: some.map((each) => ({ ...each, href: `#${each.id}` })),
      selected: 'staff',
    });
    await user.tab();
    const link = screen.getByRole('link', { name: /^Staff/ });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('aria-current', 'true');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('moves by arrow keys, Home, End and typed characters', async () => {
    const user = show();
    await user.tab();
    const expectFocus = (name: RegExp) => expect(screen.getByRole('button', { name })).toHaveFocus();
    expectFocus(/^Ana/);
    await user.keyboard('{ArrowDown}');
    expectFocus(/^Staff/);
    await user.keyboard('{End}');
    expectFocus(/^Óscar/);
    await user.keyboard('{ArrowDown}');
    expectFocus(/^Óscar/);
    await user.keyboard('{Home}');
    expectFocus(/^Ana/);
    await user.keyboard('os');
    expectFocus(/^Óscar/);
  });

  it('shows a draft instead of the last message', () => {
    show({
      conversations: [{ id: 'a', name: 'Ana', preview: 'Old', own: true, receipt: 'read', draft: 'New' }],
    });
    expect(screen.getByRole('button', { name: /^Ana.*Draft:\s*New$/ })).toBeVisible();
  });

  it('renders only the visible ones of many, each with its position', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}`, name: `Group ${index}` }));
    const user = show({ conversations: many });
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[1]).toHaveAttribute('aria-posinset', '2');
    expect(rows[1]).toHaveAttribute('aria-setsize', '10000');
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Group 1' })).toHaveFocus());
  });

  describe('with actions', () => {
    const open = vi.fn<(id: string) => void>();
    const actions = (id: string) =>
      id === 'oscar'
        ? []
        : [
            { id: 'pin', label: 'Pin', onSelect: () => open(id) },
            { id: 'mute', label: 'Mute' },
          ];
    const menu = () => screen.findByRole('menu', { name: 'Actions for Staff' });

    it('names the button by the conversation; without actions there is none', () => {
      show({ actions });
      expect(
        screen.getAllByRole('button', { name: /^Actions for/ }).map(({ ariaLabel }) => ariaLabel),
      ).toEqual(['Actions for Ana Rojas', 'Actions for Staff']);
    });

    it('calls the action of its conversation, without opening the conversation', async () => {
      const onSelect = vi.fn<(id: string) => void>();
      const user = show({ actions, onSelect });
      await user.click(screen.getByRole('button', { name: 'Actions for Staff' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Pin' }));
      expect(open).toHaveBeenCalledExactlyOnceWith('staff');
      expect(onSelect).not.toHaveBeenCalled();
    });

    it('reaches the button of the focused row only by Tab', async () => {
      const user = show({ actions });
      await user.tab();
      await user.keyboard('{ArrowDown}');
      await user.tab();
      expect(screen.getByRole('button', { name: 'Actions for Staff' })).toHaveFocus();
      await user.tab();
      expect(document.body).toHaveFocus();
    });

    it.each([
      ['Shift+F10', '{Shift>}{F10}{/Shift}'],
      ['the context menu key', '{ContextMenu}'],
    ])('opens by %s; the keys of the menu move in it', async (_, keys) => {
      const user = show({ actions });
      await user.tab();
      await user.keyboard('{ArrowDown}');
      await user.keyboard(keys);
      expect(await menu()).toBeVisible();
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pin' })).toHaveFocus());
      await user.keyboard('{ArrowDown}');
      expect(screen.getByRole('menuitem', { name: 'Mute' })).toHaveFocus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Staff' })).toHaveFocus());
    });
  });

  it('explains an empty list', () => {
    show({ conversations: [] });
    expect(screen.getByText('No conversations yet.')).toBeVisible();
  });
});
