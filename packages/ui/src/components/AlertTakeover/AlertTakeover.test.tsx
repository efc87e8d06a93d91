import { AlertTakeover, Dialog, UiRoot, type AlertTakeoverProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

const show = (props: Partial<AlertTakeoverProps> = {}, page?: React.ReactNode) => {
  const onSelect = vi.fn();
  const view = (isShown: boolean) => (
    <UiRoot locale="en" messages={messages}>
      {page ?? <button type="button">Behind</button>}
      {isShown && (
        <AlertTakeover
          label="Real alert"
          title="Evacuate"
          answers={[{ id: 'safe', icon: 'shield-check', label: 'I am safe', onSelect }]}
          {...props}
        >
          Gas leak
        </AlertTakeover>
      )}
    </UiRoot>
  );
  const { rerender } = render(view(false));
  return { onSelect, open: () => rerender(view(true)), close: () => rerender(view(false)) };
};

/** A fake of Web Audio: jsdom has none. */
const stubAudio = (state: AudioContextState) => {
  const node = () => ({
    connect: (next: unknown) => next,
    start: vi.fn(),
    frequency: { value: 0 },
    gain: { value: 0 },
  });
  const closed = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class {
      state = state;
      destination = {};
      addEventListener = vi.fn();
      removeEventListener = vi.fn();
      createOscillator = node;
      createGain = node;
      #end = (_reason: Error) => {};
      resume = () =>
        new Promise<void>((_, reject) => {
          this.#end = reject;
        });
      close = async () => {
        this.#end(new Error('The context was closed before a pending resume() could complete.'));
        closed();
      };
    },
  );
  return closed;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('AlertTakeover', () => {
  it('takes focus, is described by its instruction, and returns focus at the end', () => {
    const { open, close } = show();
    screen.getByRole('button', { name: 'Behind' }).focus();
    open();
    const alert = screen.getByRole('alertdialog', { name: 'Evacuate' });
    expect(alert).toHaveFocus();
    expect(alert).toHaveAccessibleDescription('Gas leak');
    close();
    expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
  });

  it('contains the newest update with its label, in a live region before the instruction', () => {
    const { open } = show({ update: { label: 'Update, 18:28', text: 'Go to the south court.' } });
    open();
    const alert = screen.getByRole('alertdialog');
    expect(alert).toHaveAccessibleDescription('Update, 18:28 Go to the south court. Gas leak');
    const text = screen.getByText('Go to the south court.');
    expect(text.closest('strong')).not.toBeNull();
    expect(text.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  });

  it('stays on Escape and on the cancel event', async () => {
    const user = userEvent.setup();
    const { open } = show();
    open();
    await user.keyboard('{Escape}');
    const alert = screen.getByRole('alertdialog');
    expect(fireEvent(alert, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(alert).toBeVisible();
  });

  it('leaves a Radix dialog below open and its text unchanged on Escape, a press and an answer', async () => {
    // The style that takes pointer events back from Radix isn't applied here.
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const { open, close, onSelect } = show(
      {},
      <Dialog title="New post" defaultOpen>
        <input aria-label="Title" defaultValue="Fair" />
      </Dialog>,
    );
    open();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('heading', { name: 'Evacuate' }));
    await user.click(screen.getByRole('button', { name: 'I am safe' }));
    expect(onSelect).toHaveBeenCalledOnce();
    close();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fair');
  });

  it('ignores presses on an answer that is being sent', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    const { open } = show({
      answers: [{ id: 'safe', icon: 'shield-check', label: 'I am safe', loading: true, onSelect }],
    });
    open();
    await user.click(screen.getByRole('button', { name: 'I am safe' }));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('sounds for ten seconds, or until it is silenced', () => {
    vi.useFakeTimers();
    const closed = stubAudio('running');
    const { open } = show({ sound: true });
    open();
    act(() => vi.advanceTimersByTime(200));
    fireEvent.click(screen.getByRole('button', { name: 'Silence' }));
    expect(closed).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Turn sound on' }));
    act(() => vi.advanceTimersByTime(9_000));
    expect(screen.getByRole('button', { name: 'Silence' })).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('button', { name: 'Turn sound on' })).toBeInTheDocument();
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it('ends before the browser has allowed sound, without an unhandled rejection', async () => {
    stubAudio('suspended');
    const { open, close } = show({ sound: true });
    open();
    close();
    // Vitest fails the run for a rejection that no one handles.
    await Promise.resolve();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('sounds again for a reminder', () => {
    vi.useFakeTimers();
    const closed = stubAudio('running');
    const view = (soundKey: string | undefined) => (
      <UiRoot locale="en" messages={messages}>
        <AlertTakeover label="Real alert" title="Evacuate" answers={[]} sound soundKey={soundKey} />
      </UiRoot>
    );
    const { rerender } = render(view(undefined));
    act(() => vi.advanceTimersByTime(11_000));
    expect(screen.getByRole('button', { name: 'Turn sound on' })).toBeInTheDocument();
    rerender(view('2026-09-08T10:41:00-03:00'));
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole('button', { name: 'Silence' })).toBeInTheDocument();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('offers the sound while the browser blocks it, and stops it at the end of the alert', () => {
    vi.useFakeTimers();
    const closed = stubAudio('suspended');
    const { open, close } = show({ sound: true });
    open();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole('button', { name: 'Turn sound on' })).toBeInTheDocument();
    close();
    expect(closed).toHaveBeenCalledOnce();
  });
});
