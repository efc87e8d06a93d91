import { Presence, Stack, type PresenceStatus } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const statuses: PresenceStatus[] = ['online', 'away', 'busy', 'offline'];

const meta = {
  title: 'Components/Presence',
  component: Presence,
  args: { status: 'online' },
} satisfies Meta<typeof Presence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="s" align="start">
      {statuses.map((status) => (
        <Presence {...args} key={status} status={status} />
      ))}
      <Presence status="busy">No molestar hasta las 14:00</Presence>
      <Presence status="online" hideText />
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const LongText: Story = {
  args: {
    status: 'busy',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, until two in the afternoon. '.repeat(3),
  },
};
