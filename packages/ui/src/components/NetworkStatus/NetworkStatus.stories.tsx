import { Button, Inline, NetworkStatus } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/NetworkStatus',
  component: NetworkStatus,
  args: { online: false, waiting: 1, lastSaved: '2026-09-08T13:39:00Z', timeZone: 'America/Santiago' },
  /* Space for the popup, in the page of documentation too. */
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240, paddingInlineStart: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NetworkStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Connected and nothing waits; sending what waited; something was rejected; offline; offline with something to send. */
export const Overview: Story = {
  render: (args) => (
    <Inline gap="l" align="center">
      <NetworkStatus online />
      <NetworkStatus online waiting={3} />
      <NetworkStatus online unsent={1} />
      <NetworkStatus online={false} />
      <NetworkStatus {...args} />
    </Inline>
  ),
};

export const Open: Story = {
  args: {
    children: (
      <Button size="s" variant="soft" icon="refresh-cw">
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button');
    await userEvent.click(chip);
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
    await expect(chip).toHaveAttribute('aria-expanded', 'true');
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, play: Open.play! };

/** Many items wait, and the page shows text about each. */
export const LongText: Story = {
  args: {
    waiting: 12_345,
    children: Array.from(
      { length: 9 },
      (_, index) => `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${index + 1}. `,
    ),
  },
  play: Open.play!,
};
