import { ConfirmDialog, UiRoot, useConfirm, type ConfirmOptions } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

const page = (children: ReactNode) => (
  <UiRoot locale="en" messages={en}>
    {children}
  </UiRoot>
);

const question = {
  title: 'Delete this post?',
  body: 'This cannot be undone.',
  confirmLabel: 'Delete post',
} satisfies ConfirmOptions;

const ConfirmTrigger = ({
  options,
  onAnswer,
}: {
  options?: Partial<ConfirmOptions>;
  onAnswer: (isConfirmed: boolean) => void;
}) => {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ ...question, ...options }).then(onAnswer)}>
      Delete
    </button>
  );
};
const openConfirm = async (options?: Partial<ConfirmOptions>) => {
  const user = userEvent.setup();
  const onAnswer = vi.fn<(isConfirmed: boolean) => void>();
  render(page(<ConfirmTrigger onAnswer={onAnswer} options={options ?? {}} />));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
  return { user, onAnswer, dialog };
};

describe('ConfirmDialog', () => {
  it('describes the consequence and puts "Cancel" first', () => {
    render(page(<ConfirmDialog {...question} open onOpenChange={vi.fn()} onConfirm={vi.fn()} />));
    expect(screen.getByRole('alertdialog', { name: question.title })).toHaveAccessibleDescription(
      question.body,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('ignores a click on the backdrop', async () => {
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(page(<ConfirmDialog {...question} open onOpenChange={onOpenChange} onConfirm={vi.fn()} />));
    await user.click(screen.getByRole('alertdialog').parentElement!);
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('is busy and cannot be closed while the action runs', async () => {
    const user = userEvent.setup();
    const { promise, resolve } = Promise.withResolvers<void>();
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const onConfirm = vi.fn(() => promise);
    render(page(<ConfirmDialog {...question} open onOpenChange={onOpenChange} onConfirm={onConfirm} />));
    const go = screen.getByRole('button', { name: 'Delete post' });
    await user.click(go);
    await user.click(go);
    await user.keyboard('{Escape}');
    expect(go).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    resolve();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  });
});

describe('useConfirm', () => {
  it('resolves true when confirmed and returns focus', async () => {
    const { user, onAnswer } = await openConfirm();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  });

  it('resolves false when "Cancel" is clicked', async () => {
    const { user, onAnswer } = await openConfirm();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('stays open with an error when the action fails, and allows a retry', async () => {
    const onConfirm = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('409'))
      .mockResolvedValueOnce();
    const { user, onAnswer } = await openConfirm({ onConfirm });
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try again.');
    expect(onAnswer).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
  });

  it('shows the text of describeError when the action fails', async () => {
    const { user } = await openConfirm({
      onConfirm: () => Promise.reject(new Error('403')),
      describeError: (reason) => `Not allowed (${(reason as Error).message})`,
    });
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not allowed (403)');
  });

  it('shows questions one after the other', async () => {
    const { user, onAnswer } = await openConfirm();
    const answers: string[] = [];
    const Second = () => {
      const confirm = useConfirm();
      return (
        <button
          type="button"
          onClick={() => {
            void confirm({ ...question, title: 'First?' }).then((isConfirmed) =>
              answers.push(`first ${isConfirmed}`),
            );
            void confirm({ ...question, title: 'Second?' }).then((isConfirmed) =>
              answers.push(`second ${isConfirmed}`),
            );
          }}
        >
          Two
        </button>
      );
    };
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalled());
    render(page(<Second />));
    await user.click(screen.getByRole('button', { name: 'Two' }));
    await screen.findByRole('alertdialog', { name: 'First?' });
    await user.click(screen.getByRole('button', { name: 'Delete post' }));
    await screen.findByRole('alertdialog', { name: 'Second?' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(answers).toEqual(['first true', 'second false']));
  });

  it('resolves false when the page is unmounted, and warns developers', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let confirm!: ReturnType<typeof useConfirm>;
    const TestRoot = () => {
      confirm = useConfirm();
      return null;
    };
    const { unmount } = render(page(<TestRoot />));
    unmount();
    expect(await confirm(question)).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the answer is no'));
    warn.mockRestore();
  });
});
