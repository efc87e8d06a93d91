import { Button, Inline, useToast, type ToastOptions } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const undo = fn();
const kinds: { label: string; toast: ToastOptions }[] = [
  { label: 'Neutral', toast: { message: 'Link copied' } },
  {
    label: 'Positive',
    toast: { tone: 'positive', message: 'Post published', action: { label: 'Undo', onSelect: undo } },
  },
  { label: 'Info', toast: { tone: 'info', message: 'A new version is available' } },
  { label: 'Caution', toast: { tone: 'caution', message: 'You are offline: we send it later' } },
  {
    label: 'Critical',
    toast: {
      tone: 'critical',
      message: 'Could not be saved. Your text is still here.',
      action: { label: 'Try again', onSelect: fn() },
    },
  },
];

const Buttons = ({ duration }: { duration?: number | null }) => {
  const { show } = useToast();
  return (
    <Inline gap="s">
      {kinds.map(({ label, toast }) => (
        <Button key={label} onClick={() => show(duration === undefined ? toast : { ...toast, duration })}>
          {label}
        </Button>
      ))}
    </Inline>
  );
};

const meta = {
  title: 'Components/Toast',
  component: Buttons,
  parameters: { docs: { description: { component: 'What just happened, said by `useToast().show(…)`.' } } },
} satisfies Meta<typeof Buttons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three toasts; the story stops their timers for the picture. */
export const Overview: Story = {
  args: { duration: null },
  play: async ({ canvas }) => {
    for (const name of ['Positive', 'Caution', 'Critical'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const last = await screen.findByText(/Could not be saved/, undefined, { timeout: 10_000 });
    await waitFor(() => expect(last).toBeVisible());
    const toasts = [...document.querySelectorAll<HTMLElement>('[data-sui-toast]')];
    await expect(toasts).toHaveLength(3);
    /* At the bottom end (specification §9): flush, 16 px from both edges. */
    const { clientWidth, clientHeight } = document.documentElement;
    const end = getComputedStyle(toasts[0]!).direction === 'rtl' ? 'left' : 'right';
    for (const toast of toasts) {
      const area = toast.getBoundingClientRect();
      await expect(end === 'right' ? clientWidth - area.right : area.left).toBe(16);
    }
    await waitFor(() =>
      expect(Math.max(...toasts.map((toast) => toast.getBoundingClientRect().bottom))).toBe(
        clientHeight - 16,
      ),
    );
  },
};

/** F8 leads to the newest; it stays while focus is there. Its action is done once. */
export const Keyboard: Story = {
  args: { duration: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Positive' }));
    const action = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Positive' })).toHaveFocus());
  },
};

const Arabic = () => {
  const { show } = useToast();
  return (
    <Button
      onClick={() =>
        show({
          tone: 'positive',
          message: 'نُشر الخبر',
          action: { label: 'تراجع', onSelect: undo },
          duration: null,
        })
      }
    >
      نشر
    </Button>
  );
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => <Arabic />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'نشر' }));
    const toast = await screen.findByText(/نُشر الخبر/, undefined, { timeout: 10_000 });
    await waitFor(() => expect(toast).toBeVisible());
  },
};

const Long = () => {
  const { show } = useToast();
  return (
    <Button
      onClick={() =>
        show({
          tone: 'critical',
          message:
            'The file «Reglamento-interno-de-convivencia-escolar-y-protocolo-de-actuacion-2026.pdf» is larger than 20 MB and was not sent.',
          action: { label: 'Choose another file', onSelect: () => undefined },
        })
      }
    >
      Show
    </Button>
  );
};
export const LongText: Story = {
  render: () => <Long />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByText(/larger than 20 MB/, undefined, { timeout: 10_000 });
    await waitFor(() => expect(toast).toBeVisible());
  },
};
