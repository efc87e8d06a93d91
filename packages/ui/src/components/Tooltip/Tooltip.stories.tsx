import { Button, Inline, Link, Tooltip } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Published on 8 September 2026 at 8:00',
    children: <Button>Today, 8:00</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At once, above or below, on whatever takes focus. */
export const Overview: Story = {
  render: (args) => (
    <Inline gap="xl" justify="center">
      <Tooltip {...args} />
      <Tooltip {...args} side="below">
        <Link href="/blog/post/1">A link</Link>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Today, 8:00' }));
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
  },
};

/** Comes with keyboard focus, goes with Escape; the control stays where it is and keeps focus. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(control).toHaveAccessibleDescription('Published on 8 September 2026 at 8:00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(control).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { content: 'نُشر في 8 سبتمبر 2026 الساعة 8:00', children: <Button>اليوم، 8:00</Button> },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
  },
};

/** At most 350 px, and never wider than the window. */
export const LongText: Story = {
  args: {
    content:
      'Visible to all courses of basic education, their families and the staff of both sites. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
  },
  play: Overview.play!,
};
