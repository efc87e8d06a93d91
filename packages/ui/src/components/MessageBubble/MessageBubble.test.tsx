import { EmojiPicker, MessageBubble, UiRoot, type LoadEmoji, type MessageBubbleProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const sentAt = '2026-09-08T13:38:00Z';
const load: LoadEmoji = async () => [
  { category: 'people', emoji: [{ emoji: '👋', name: 'waving hand', toneTemplate: '👋+' }] },
  { category: 'activities', emoji: [{ emoji: '🎉', name: 'party popper' }] },
];
const show = (props: Partial<MessageBubbleProps>) => {
  render(
    <UiRoot locale="en" messages={messages} timeZone="UTC">
      <MessageBubble author="Ana Rojas" sentAt={sentAt} {...props} />
    </UiRoot>,
  );
  return userEvent.setup();
};

describe('MessageBubble', () => {
  it('is named by its author, time and text', () => {
    show({ text: 'Good morning' });
    expect(screen.getByRole('article', { name: /^Ana Rojas 1:38.PM Good morning$/ })).toBeVisible();
  });

  it('is named by "You" and its state if it is an own message', () => {
    show({ own: true, text: 'Hello', receipt: { status: 'read', readBy: 7 } });
    expect(screen.getByRole('article', { name: /^You .* Hello Read by 7/ })).toBeVisible();
  });

  it('names the author of a grouped message too', () => {
    show({ grouped: true, text: 'Again' });
    expect(screen.getByRole('article', { name: /^Ana Rojas .* Again$/ })).toBeVisible();
  });

  it('links web and mail addresses, without the punctuation after them', () => {
    show({ text: 'See https://aromos.example/a?b=1. Or write to ana@aromos.example!' });
    expect(screen.getByRole('link', { name: 'https://aromos.example/a?b=1' })).toHaveAttribute(
      'href',
      'https://aromos.example/a?b=1',
    );
    expect(screen.getByRole('link', { name: 'ana@aromos.example' })).toHaveAttribute(
      'href',
      'mailto:ana@aromos.example',
    );
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:secret@aromos.example',
    '//aromos.example',
  ])('shows %j as text', (text) => {
    show({ text });
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows markup as text', () => {
    show({ text: '<img src=x onerror=alert(1)> <b>bold</b>' });
    expect(screen.getByText('<img src=x onerror=alert(1)> <b>bold</b>')).toBeVisible();
  });

  it('toggles a reaction, which is named by emoji, count and people', async () => {
    const onReactionToggle = vi.fn<(emoji: string) => void>();
    const user = show({
      text: 'Hi',
      reactions: [{ emoji: '👍', count: 2, names: ['Ana', 'Tomás'], own: true }],
      onReactionToggle,
    });
    const reaction = screen.getByRole('button', { name: '👍 2: Ana and Tomás', pressed: true });
    await user.click(reaction);
    expect(onReactionToggle).toHaveBeenCalledExactlyOnceWith('👍');
  });

  it('offers quick reactions above its actions', async () => {
    const onReactionToggle = vi.fn<(emoji: string) => void>();
    const user = show({
      text: 'Hi',
      quickReactions: ['👍', '🎉'],
      reactions: [{ emoji: '🎉', count: 1, own: true }],
      onReactionToggle,
    });
    await user.click(screen.getByRole('button', { name: 'Message actions' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: '🎉', checked: true })).toBeVisible();
    await user.click(screen.getByRole('menuitemcheckbox', { name: '👍', checked: false }));
    expect(onReactionToggle).toHaveBeenCalledExactlyOnceWith('👍');
  });

  it('offers all other emoji after the quick reactions, and leaves one that is there', async () => {
    const onReactionToggle = vi.fn<(emoji: string) => void>();
    const onRecentChange = vi.fn<(recent: readonly string[]) => void>();
    const user = show({
      text: 'Hi',
      quickReactions: ['👍'],
      renderReactionPicker: (props) => (
        <EmojiPicker {...props} load={load} recent={['🎉']} onRecentChange={onRecentChange} skinTone="dark" />
      ),
      reactions: [{ emoji: '🎉', count: 1, own: true }],
      onReactionToggle,
    });
    const react = async (words: string) => {
      screen.getByRole('button', { name: 'Message actions' }).focus();
      await user.keyboard('{Enter}');
      await user.click(await screen.findByRole('menuitem', { name: 'More reactions' }));
      expect(await screen.findByRole('dialog', { name: 'More reactions' })).toBeVisible();
      expect(screen.getByRole('searchbox')).toHaveFocus();
      await screen.findByRole('rowgroup', { name: 'Recently used' });
      await user.keyboard(`${words}{Enter}`);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Message actions' })).toHaveFocus();
    };
    await react('waving hand');
    expect(onReactionToggle).toHaveBeenCalledExactlyOnceWith('👋🏿');
    expect(onRecentChange).toHaveBeenCalledExactlyOnceWith(['👋', '🎉']);
    await react('party popper');
    expect(onReactionToggle).toHaveBeenCalledOnce();
  });

  it('counts the people who are not named', () => {
    show({ text: 'Hi', reactions: [{ emoji: '👍', count: 7, names: ['Ana', 'Tomás'] }] });
    expect(screen.getByRole('button', { name: '👍 7: Ana, Tomás, and 5 other people' })).toBeVisible();
  });

  it('jumps to the quoted message', async () => {
    const onJump = vi.fn<() => void>();
    const user = show({ text: 'Yes', quote: { author: 'Tomás', text: 'Are you coming?', onJump } });
    await user.click(screen.getByRole('button', { name: /Reply to Tomás.*Are you coming\?/ }));
    expect(onJump).toHaveBeenCalledOnce();
  });

  it('offers retry, edit and discard for a message that was not sent', async () => {
    const onRetry = vi.fn<() => void>();
    const onDiscard = vi.fn<() => void>();
    const problem = 'You are not a member any more';
    const user = show({ own: true, text: 'Hi', receipt: { status: 'failed' }, problem, onRetry, onDiscard });
    expect(screen.getByText('Not sent')).toBeVisible();
    expect(screen.getByText(problem)).toBeVisible();
    expect(screen.getByRole('article', { name: /Hi Not sent You are not a member any more$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('offers no retry while a message waits', () => {
    show({ own: true, text: 'Hi', receipt: { status: 'waiting' }, onRetry: vi.fn(), onEdit: vi.fn() });
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('opens its actions by keyboard', async () => {
    const onSelect = vi.fn<() => void>();
    const user = show({ text: 'Hi', actions: [{ id: 'reply', label: 'Reply', onSelect }] });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Message actions' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('shows only that it was deleted', () => {
    show({
      deleted: true,
      text: 'secret',
      quote: { author: 'Tomás', text: 'question' },
      attachments: 'plan.pdf',
      reactions: [{ emoji: '👍', count: 1 }],
      actions: [{ id: 'copy', label: 'Copy' }],
    });
    expect(screen.getByText('Message deleted')).toBeVisible();
    expect(screen.queryByText(/secret|question|plan\.pdf/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['a text', { text: 'Bus at nine' }],
    ['files only', { attachments: <span>plan.pdf</span> }],
  ])('marks a forwarded message with %s', (_, props) => {
    show({ ...props, forwarded: true });
    expect(screen.getByText('Forwarded')).toBeVisible();
  });

  it('does not mark a deleted message as forwarded', () => {
    show({ forwarded: true, deleted: true });
    expect(screen.queryByText('Forwarded')).toBeNull();
  });

  it('marks an edited message', () => {
    show({ text: 'New text', edited: true });
    expect(screen.getByText('Edited')).toBeVisible();
  });
});
