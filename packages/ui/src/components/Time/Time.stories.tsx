import { Inline, Stack, Time } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Time',
  component: Time,
  args: { value: '2026-09-08T11:00:00Z', timeZone: 'America/Santiago' },
} satisfies Meta<typeof Time>;
export default meta;
type Story = StoryObj<typeof meta>;

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

export const Overview: Story = {
  render: (args) => (
    <Stack gap="s">
      <Time {...args} />
      <Time {...args} format="date" />
      <Inline gap="l">
        {[0, 12, 60 * 24, 60 * 24 * 3, -60 * 24 * 2].map((minutes) => (
          <Time key={minutes} value={ago(minutes)} format="relative" />
        ))}
      </Inline>
    </Stack>
  ),
};
