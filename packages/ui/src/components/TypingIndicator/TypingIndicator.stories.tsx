import { Stack, TypingIndicator } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/TypingIndicator',
  component: TypingIndicator,
  args: { names: ['Ignacia Soto'] },
} satisfies Meta<typeof TypingIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One, two and several people. */
export const Overview: Story = {
  render: (args) => (
    <Stack gap="s">
      <TypingIndicator {...args} />
      <TypingIndicator names={['Ignacia Soto', 'Tomás Araya']} />
      <TypingIndicator names={['Ignacia Soto', 'Tomás Araya', 'Paula Cárcamo']} />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { names: ['ليلى حداد', 'Tomás Araya'] },
};

export const LongText: Story = {
  args: { names: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(8)] },
};
