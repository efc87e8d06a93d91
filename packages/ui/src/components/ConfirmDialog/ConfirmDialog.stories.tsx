import { Button, ConfirmDialog, Link, Notice, useConfirm, useToast } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: (): void | Promise<unknown> => undefined,
    title: 'Delete Tomás Araya?',
    body: 'His 14 posts and 3 documents pass to the head office. This cannot be undone.',
    confirmLabel: 'Delete user',
    icon: 'trash-2',
  },
  argTypes: { children: { control: false }, trigger: { control: false } },
  /* In an iframe on the docs page: an open dialog takes over the page. */
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offers a less destructive action inside. */
export const Overview: Story = {
  args: {
    children: (
      <Notice tone="neutral">
        To end access without deleting anything, <Link href="/users/7">suspend the account</Link>.
      </Notice>
    ),
  },
};

export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Publish now?',
    body: '480 families are told at once.',
    confirmLabel: 'Publish',
    icon: 'send',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'حذف تومي أرايا؟',
    body: 'تنتقل أخباره وعددها 14 ووثائقه الثلاث إلى الإدارة. لا يمكن التراجع عن ذلك.',
    confirmLabel: 'حذف المستخدم',
  },
};

export const LongText: Story = {
  args: {
    title:
      '¿Eliminar «Reunión de apoderados de séptimo y octavo básico con la Corporación Municipal de Educación»?',
    confirmLabel: 'Eliminar la publicación y todas sus respuestas',
    cancelLabel: 'No, conservar la publicación',
  },
};

/** A failed action shows an error inside; the dialog stays open for a retry. */
export const Failure: Story = {
  args: { onConfirm: () => Promise.reject(new Error('409')) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const DeleteButton = () => {
  const confirm = useConfirm();
  const { show } = useToast();
  const confirmDeletion = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Delete this post?',
      body: 'This cannot be undone.',
      confirmLabel: 'Delete post',
    });
    if (isConfirmed) show({ tone: 'positive', message: 'Post deleted' });
  };
  return <Button onClick={() => void confirmDeletion()}>Delete</Button>;
};

/** `useConfirm()`: a question from anywhere, without an `open` state. */
export const FromAnywhere: Story = {
  render: () => <DeleteButton />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    const toast = await screen.findByText('Post deleted');
    await waitFor(() => expect(toast).toBeVisible());
  },
};
