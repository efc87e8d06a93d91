import { UiRoot, useToast, type ToastOptions, type Toasts } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let toasts: Toasts;
const Page = () => {
  toasts = useToast();
  return (
    <main>
      <button type="button">Save</button>
    </main>
  );
};

const setHidden = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const show = async (...options: ToastOptions[]) => {
  act(() => options.forEach((option) => toasts.show(option)));
  await act(() => vi.dynamicImportSettled());
};

beforeEach(async () => {
  vi.useFakeTimers();
  render(
    <UiRoot locale="en" messages={en}>
      <Page />
    </UiRoot>,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('useToast', () => {
  it('shows a message for 2000 ms', async () => {
    await show({ tone: 'positive', message: 'Post published' });
    expect(screen.getByText(/Post published/)).toBeVisible();
    pass(1999);
    expect(screen.getByText(/Post published/)).toBeVisible();
    pass(1);
    expect(screen.queryByText(/Post published/)).not.toBeInTheDocument();
  });

  it('announces politely, errors assertively, in regions that exist before', async () => {
    const polite = document.querySelector('[aria-live="polite"]');
    const assertive = document.querySelector('[aria-live="assertive"]');
    await show({ message: 'Saved' }, { tone: 'critical', message: 'Not saved' });
    expect(polite).toHaveTextContent('Saved');
    expect(polite).not.toHaveTextContent('Not saved');
    expect(assertive).toHaveTextContent('Error Not saved');
    expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(polite as HTMLElement);
  });

  it('keeps an error until it is closed', async () => {
    await show({ tone: 'critical', message: 'Not saved' });
    pass(60_000);
    expect(screen.getByText(/Not saved/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/Not saved/)).not.toBeInTheDocument();
  });

  it('pauses its timer under the pointer and resumes with the remaining time', async () => {
    await show({ message: 'Saved' });
    const toast = screen.getByText(/Saved/);
    pass(1500);
    fireEvent.pointerEnter(toast);
    pass(10_000);
    expect(toast).toBeVisible();
    fireEvent.pointerLeave(toast);
    pass(499);
    expect(toast).toBeVisible();
    pass(1);
    expect(toast).not.toBeInTheDocument();
  });

  it('pauses while focus is on it; F8 focuses it, Escape closes it and returns focus', async () => {
    await show({ message: 'Saved', action: { label: 'Undo', onSelect: () => undefined } });
    const save = screen.getByRole('button', { name: 'Save' });
    act(() => save.focus());
    fireEvent.keyDown(document, { key: 'F8' });
    pass(10_000);
    expect(document.activeElement).toHaveTextContent('Saved');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryByText(/Saved/)).not.toBeInTheDocument();
    expect(save).toHaveFocus();
  });

  it('pauses while the page is hidden', async () => {
    await show({ message: 'Saved' });
    pass(1000);
    setHidden('hidden');
    pass(10_000);
    expect(screen.getByText(/Saved/)).toBeVisible();
    setHidden('visible');
    pass(1000);
    expect(screen.queryByText(/Saved/)).not.toBeInTheDocument();
  });

  it('shows three at once, and the others for their full time afterwards', async () => {
    await show(...['One', 'Two', 'Three', 'Four'].map((message) => ({ message })));
    expect(screen.getByText('Three')).toBeVisible();
    expect(screen.queryByText('Four')).not.toBeInTheDocument();
    pass(2000);
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    expect(screen.getByText('Four')).toBeVisible();
    pass(1999);
    expect(screen.getByText('Four')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Four')).not.toBeInTheDocument();
  });

  it('shows each of a hundred toasts, three at a time', async () => {
    await show(...Array.from({ length: 100 }, (_, index) => ({ message: `Message ${index}.` })));
    const getToasts = () =>
      [...document.querySelectorAll('[data-sui-toast]')].map((toast) => toast.textContent.trim());
    const titles = new Set<string>();
    for (let turn = 0; turn < 34; turn += 1) {
      expect(getToasts().length).toBeLessThanOrEqual(3);
      for (const text of getToasts()) titles.add(text);
      act(() => screen.getByRole('button', { name: 'Save' }).focus());
      fireEvent.keyDown(document, { key: 'F8' });
      expect(document.activeElement).toHaveTextContent(getToasts().at(-1)!);
      act(() => screen.getByRole('button', { name: 'Save' }).focus());
      pass(2000);
    }
    expect([...titles]).toEqual(Array.from({ length: 100 }, (_, index) => `Message ${index}.`));
    expect(getToasts()).toEqual([]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('shows an error before queued toasts, without removing a visible one', async () => {
    await show(...Array.from({ length: 9 }, (_, index) => ({ message: `Message ${index}.` })));
    await show({ tone: 'critical', message: 'Not saved' });
    expect(screen.queryByText(/Not saved/)).not.toBeInTheDocument();
    expect(screen.getByText('Message 2.')).toBeVisible();
    pass(2000);
    expect(screen.getByText(/Not saved/)).toBeVisible();
    expect(screen.getByText('Message 3.')).toBeVisible();
  });

  it('accepts a toast while the page mounts, and after it was unmounted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const Early = () => {
      const { show: showToast } = useToast();
      useEffect(() => void showToast({ message: 'Welcome' }), [showToast]);
      return null;
    };
    const { unmount } = render(
      <UiRoot locale="en" messages={en}>
        <Early />
        <Page />
      </UiRoot>,
    );
    await act(() => vi.dynamicImportSettled());
    pass(0);
    expect(screen.getByText('Welcome')).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
    unmount();
    expect(toasts.show({ message: 'Too late' })).toEqual(expect.any(String));
    pass(0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('after its UiRoot had left the page'),
    );
  });

  it.each([
    ['nothing', null],
    ['a huge word', 'x'.repeat(50_000)],
    ['signs that turn the direction', '\u202E\u2066👩‍👩‍👧‍👦\u0000'],
  ])('accepts %s', async (_, message) => {
    await show({ message, duration: null });
    expect(document.querySelectorAll('[data-sui-toast]')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.querySelectorAll('[data-sui-toast]')).toHaveLength(0);
  });

  it('runs its action once and closes', async () => {
    const onSelect = vi.fn<() => void>();
    await show({ message: 'Deleted', action: { label: 'Undo', onSelect } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  it('replaces a toast with the same id, and dismisses one by id', async () => {
    await show({ id: 'upload', message: 'Uploading', duration: null });
    await show({ id: 'upload', message: 'Uploaded', duration: null });
    const region = screen.getByRole('region');
    expect(within(region).queryByText('Uploading')).not.toBeInTheDocument();
    expect(within(region).getByText('Uploaded')).toBeVisible();
    act(() => toasts.dismiss('upload'));
    expect(screen.queryByText('Uploaded')).not.toBeInTheDocument();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('resumes the timers when the toast under the pointer closes', async () => {
    await show({ tone: 'critical', message: 'Not saved' }, { message: 'Copied' });
    fireEvent.pointerEnter(screen.getByText(/Not saved/));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    pass(2000);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });

  it('throws outside UiRoot with an instruction', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Page />)).toThrow(/useToast was used outside UiRoot/);
  });
});
