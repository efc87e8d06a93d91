import { Button, Dialog, Inline, ReloadPrompt, useToast, type ReloadReason } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/ReloadPrompt',
  component: ReloadPrompt,
  args: { reason: 'update', onReload: fn(), onDismiss: fn() },
  /* Space for it, in the page of documentation too. */
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReloadPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const OfflineReady: Story = { args: { reason: 'offlineReady' } };

const Shell = () => {
  const [reason, setReason] = useState<ReloadReason | null>(null);
  const { show } = useToast();
  return (
    <Inline gap="s">
      <Button onClick={() => setReason('update')}>A version comes</Button>
      <Dialog title="New post" trigger={<Button>Write</Button>}>
        <Button onClick={() => show({ message: 'Draft saved', duration: null })}>Save</Button>
        <Button onClick={() => setReason('update')}>A version comes</Button>
      </Dialog>
      <ReloadPrompt reason={reason} onReload={fn()} onDismiss={() => setReason(null)} />
    </Inline>
  );
};

/** It appears without taking focus, is below the toasts, and can be used above a dialog, which stays open. */
export const Interaction: Story = {
  render: () => <Shell />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const trigger = screen.getByRole('button', { name: 'A version comes' });
    await userEvent.click(trigger);
    await expect(trigger).toHaveFocus();
    const later = document.querySelector<HTMLElement>('[data-reason="update"] button')!;
    const toast = await screen.findByText('Draft saved');
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(later.getBoundingClientRect().top),
    );
    await userEvent.click(later);
    await waitFor(() => expect(document.querySelector('[data-reason]')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

/** In German, its longest language; on a phone it takes the line. */
export const LongText: Story = { globals: { locale: 'de' }, args: { loading: true } };
