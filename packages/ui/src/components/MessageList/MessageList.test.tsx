import { MessageBubble, MessageList, UiRoot, type MessageListProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/* jsdom lays nothing out: the list is 600 px high, each row 60. */
class SizedResizeObserver implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const blockSize = target.getAttribute('role') === 'log' ? 600 : 60;
    const entry = { target, contentRect: new DOMRect(0, 0, 400, blockSize) };
    queueMicrotask(() => this.#callback([entry as ResizeObserverEntry], this));
  }
  unobserve() {}
  disconnect() {}
}

interface Example {
  id: string;
  text: string;
  sentAt: string;
}
const some: Example[] = [
  { id: 'a', text: 'First', sentAt: '2025-09-07T12:00:00Z' },
  { id: 'b', text: 'Second', sentAt: '2025-09-08T12:00:00Z' },
  { id: 'c', text: 'Third', sentAt: '2025-09-08T13:00:00Z' },
];
const older: Example = { id: '0', text: 'Older', sentAt: '2025-09-06T12:00:00Z' };
const newer: Example = { id: 'd', text: 'Fourth', sentAt: '2025-09-08T14:00:00Z' };

const list = (props: Partial<MessageListProps<Example>> = {}) => (
  <UiRoot locale="en" messages={messages} timeZone="UTC">
    <MessageList
      label="Staff"
      items={some}
      itemKey={({ id }) => id}
      itemTime={({ sentAt }) => sentAt}
      announcement={({ text }) => `Ana: ${text}`}
      {...props}
    >
      {props.children ?? (({ text, sentAt }) => <MessageBubble author="Ana" text={text} sentAt={sentAt} />)}
    </MessageList>
  </UiRoot>
);
const article = (text: string) => screen.findByRole('article', { name: new RegExp(`${text}$`) });
const announced = () => document.querySelector('[data-sui-announcer]')!;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizedResizeObserver);
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('MessageList', () => {
  it('is a named log with a line above each day', async () => {
    render(list());
    expect(screen.getByRole('log', { name: 'Staff' })).toBeVisible();
    expect(await article('Third')).toBeVisible();
    expect(screen.getByText('Sunday, September 7, 2025')).toBeVisible();
    expect(screen.getAllByText('Monday, September 8, 2025')).toHaveLength(1);
  });

  it('names today', async () => {
    const sentAt = new Date().toISOString();
    render(list({ items: [{ id: 'a', text: 'Now', sentAt }] }));
    expect(await screen.findByText(/^Today, /)).toBeVisible();
  });

  it('has a line above the first unread message', async () => {
    render(list({ firstUnread: 'b', unreadCount: 2 }));
    expect(await screen.findByText('2 new messages')).toBeVisible();
  });

  it('announces messages that are added at the end, once, and no history', async () => {
    const { rerender } = render(list());
    await article('Third');
    expect(announced()).toBeEmptyDOMElement();
    rerender(list({ items: [older, ...some] }));
    await article('Older');
    expect(announced()).toBeEmptyDOMElement();
    rerender(list({ items: [older, ...some, newer] }));
    await waitFor(() => expect(announced()).toHaveTextContent(/^Ana: Fourth$/));
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  });

  it('announces nothing for an empty text', async () => {
    const { rerender } = render(list({ announcement: () => '' }));
    await article('Third');
    rerender(list({ announcement: () => '', items: [...some, newer] }));
    await article('Fourth');
    expect(announced()).toBeEmptyDOMElement();
  });

  it('is one tab stop, in which arrow keys, Home and End move', async () => {
    const user = userEvent.setup();
    render(list());
    const [first, second, third] = [await article('First'), await article('Second'), await article('Third')];
    await user.tab();
    expect(third).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(second).toHaveFocus();
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}{End}');
    expect(third).toHaveFocus();
  });

  it('moves between messages that a component of the app renders', async () => {
    const Message = ({ text, sentAt }: Example) => <MessageBubble author="Ana" text={text} sentAt={sentAt} />;
    const user = userEvent.setup();
    render(list({ children: (message) => <Message {...message} /> }));
    const [first, third] = [await article('First'), await article('Third')];
    await user.tab();
    expect(third).toHaveFocus();
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
  });

  it('keeps focus on a message while others are added', async () => {
    const user = userEvent.setup();
    const { rerender } = render(list());
    await article('Third');
    await user.tab();
    rerender(list({ items: [older, ...some, newer] }));
    await article('Fourth');
    expect(await article('Third')).toHaveFocus();
  });

  it('renders only the visible ones of many', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...newer,
      id: String(index),
      text: `No. ${index}`,
    }));
    render(list({ items: many }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(3));
    expect(screen.getAllByRole('article').length).toBeLessThan(60);
  });

  it('shows that older messages load', () => {
    render(list({ loadingOlder: true }));
    expect(screen.getByRole('status', { name: 'Loading older messages' })).toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'true');
  });

  it('requests older messages once near the start, and again by the button', async () => {
    const onLoadOlder = vi.fn<() => void>();
    const user = userEvent.setup();
    render(list({ onLoadOlder }));
    await article('First');
    await waitFor(() => expect(onLoadOlder).toHaveBeenCalledOnce());
    await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
    expect(onLoadOlder).toHaveBeenCalledTimes(2);
  });

  it('explains an empty conversation', () => {
    render(list({ items: [] }));
    expect(screen.getByText('No messages yet.')).toBeVisible();
  });
});
