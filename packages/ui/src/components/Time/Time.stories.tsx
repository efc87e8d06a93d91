import { Stack, Text, Time } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Time',
  component: Time,
  args: { value: '2026-09-10T11:00:00Z', timeZone: 'America/Santiago' },
} satisfies Meta<typeof Time>;
export default meta;
type Story = StoryObj<typeof meta>;

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

export const Overview: Story = {
  render: (args) => (
    <Stack gap="s">
      <Time {...args} />
      <Time {...args} format="date" />
      <Time {...args} format="relative" />
      <Time {...args} format="compact" />
      <Time {...args} format="time" />
    </Stack>
  ),
};

/** Yesterday, today and tomorrow by name; the year only where it isn't the present one. */
export const Relative: Story = {
  render: (args) => (
    <Stack gap="s">
      {[0, 24, -24, 24 * 9, 24 * 400].map((hours) => (
        <Time key={hours} {...args} value={ago(hours)} format="relative" />
      ))}
    </Stack>
  ),
};

/** One instant by the clocks of three places. */
export const Zones: Story = {
  render: (args) => (
    <Stack gap="s">
      {['America/Santiago', 'Pacific/Easter', 'Asia/Shanghai'].map((timeZone) => (
        <Time key={timeZone} {...args} timeZone={timeZone} />
      ))}
    </Stack>
  ),
};

/** A day of the calendar has no hour, and is the same day wherever it is read. */
export const WholeDay: Story = { args: { value: '2026-09-06' } };

export const LongText: Story = {
  render: (args) => (
    <Text>
      Classes of the third level end earlier from <Time {...args} /> until <Time {...args} format="date" />,
      as long as the works in the building beside the river go on.
    </Text>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: (args) => (
    <Text>
      من <Time {...args} /> إلى <Time {...args} value={ago(0)} format="relative" />
    </Text>
  ),
};
