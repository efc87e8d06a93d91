import { Dialog, ReloadPrompt, UiRoot, type ReloadPromptProps } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

const page = (props: Partial<ReloadPromptProps>, children?: ReactNode) => (
  <UiRoot locale="en" messages={en}>
    <input aria-label="Title" />
    {children}
    <ReloadPrompt reason="update" onDismiss={() => {}} {...props} />
  </UiRoot>
);

describe('ReloadPrompt', () => {
  it('renders nothing without a reason, and announces one in a region that exists before', () => {
    const { rerender } = render(page({ reason: null }));
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(page({ reason: 'update' }));
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent(
      'New content available, click on reload button to update Reload when it suits you.',
    );
    rerender(page({ reason: 'offlineReady' }));
    expect(region).toHaveTextContent('App ready to work offline');
  });

  it('does not take focus, and does not close automatically', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn<() => void>();
    const { rerender } = render(page({ reason: null, onDismiss }));
    screen.getByRole('textbox').focus();
    rerender(page({ onDismiss, onReload: () => {} }));
    vi.advanceTimersByTime(600_000);
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(onDismiss).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('reloads, or closes with "Later"', async () => {
    const user = userEvent.setup();
    const onReload = vi.fn<() => void>();
    const onDismiss = vi.fn<() => void>();
    render(page({ onReload, onDismiss }));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onReload).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(onDismiss).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Reload' }).focus();
    await user.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledTimes(2);
  });

  it('is busy while the new version is fetched', async () => {
    const user = userEvent.setup();
    const onReload = vi.fn<() => void>();
    render(page({ onReload, loading: true }));
    const reload = screen.getByRole('button', { name: /Reload/ });
    expect(reload).toHaveAttribute('aria-busy', 'true');
    await user.click(reload);
    expect(onReload).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
  });

  it('shows only "Understood" when the app is ready offline', async () => {
    const user = userEvent.setup();
    const onDismiss = vi.fn<() => void>();
    render(page({ reason: 'offlineReady', onReload: () => {}, onDismiss }));
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('can be answered above a dialog, which stays open', async () => {
    /* Radix takes presses from the page by a style; ours gives them back by a class, and jsdom has no style sheets. */
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    const onDismiss = vi.fn<() => void>();
    render(page({ onDismiss }, <Dialog defaultOpen title="New post" />));
    const region = document.querySelector<HTMLElement>('[data-sui-toasts]')!;
    await user.click(within(region).getByRole('button', { name: 'Later' }));
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'New post' })).toBeVisible();
  });

  it('renders nothing on a server', () => {
    expect(renderToString(page({}))).not.toContain('New content');
  });
});
