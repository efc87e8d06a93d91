import { Meter, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { value: 312, max: 480, label: '312 of 480' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="m" align="start">
      <Meter value={0} max={480} label="Nobody yet" />
      <Meter value={312} max={480} label="312 of 480" />
      <Meter value={131} max={131} label="131 of 131" tone="positive" />
      <Meter value={12} max={480} label="12 not delivered" tone="critical" />
      <Meter value={88} max={102} label="88 of 102" hideLabel />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="m" align="start">
      <Meter value={312} max={480} label="312 من 480" />
      <Meter value={131} max={131} label="131 من 131" tone="positive" />
    </Stack>
  ),
};

/** Its text wraps beside the bar, which keeps its size. */
export const LongText: Story = {
  args: {
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk: 312 of 480 families. '.repeat(5),
  },
};
