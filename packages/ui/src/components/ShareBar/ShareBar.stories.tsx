import { ShareBar, Stack, type Share } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const shares: Share[] = [
  { id: 'safe', label: 'Safe', value: 80, tone: 'positive' },
  { id: 'help', label: 'Need help', value: 2, tone: 'critical', pattern: 'dotted' },
  { id: 'none', label: 'No answer', value: 9, tone: 'caution', pattern: 'striped' },
];

const meta = {
  title: 'Components/ShareBar',
  component: ShareBar,
  args: { label: 'Answers', shares, figures: true },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xl">
      <ShareBar {...args} />
      <ShareBar {...args} size="s" figures={false} />
      <ShareBar {...args} shares={shares.map((share) => ({ ...share, value: 0 }))} />
    </Stack>
  ),
};

/** For a screen on a wall. */
export const Large: Story = { args: { size: 'l' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الإجابات',
    shares: [
      { ...shares[0]!, label: 'في أمان' },
      { ...shares[1]!, label: 'بحاجة إلى مساعدة' },
      { ...shares[2]!, label: 'بلا إجابة' },
    ],
  },
};

export const LongText: Story = {
  args: {
    shares: shares.map((share) => ({
      ...share,
      value: share.value * 12_345,
      label: `${share.label}, Donaudampfschifffahrtselektrizitätenhauptbetriebswerk`,
    })),
  },
};
