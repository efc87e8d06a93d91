import { ReceiptTicks, Stack, type ReceiptStatus } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const statuses: ReceiptStatus[] = ['waiting', 'sending', 'sent', 'delivered', 'read', 'failed'];

const meta = {
  title: 'Components/ReceiptTicks',
  component: ReceiptTicks,
  args: { status: 'read' },
} satisfies Meta<typeof ReceiptTicks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="s" align="start">
      {statuses.map((status) => (
        <ReceiptTicks {...args} key={status} status={status} />
      ))}
      <ReceiptTicks status="read" readBy={7} />
      <ReceiptTicks status="read" hideText />
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { readBy: 7 } };

/** In its longest language. */
export const LongText: Story = { globals: { locale: 'fr' }, args: { status: 'waiting' } };
