import { ColorField, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

const meta = {
  title: 'Components/ColorField',
  component: ColorField,
  args: { label: 'The school’s colour', pickerLabel: 'Pick a colour', defaultValue: '#0F6E5A' },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xl">
      <ColorField {...args} help="Everything else is made from it." />
      <ColorField {...args} defaultValue="teal" error="Enter a colour such as #0F6E5A" />
      <ColorField {...args} size="s" defaultValue="#fc0" />
      <ColorField {...args} size="l" disabled />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'لون المدرسة', pickerLabel: 'اختر لونًا' },
};

export const LongText: Story = {
  args: {
    label: 'The one colour that everything else of the school is made from, in the light and in the dark',
    help: 'As it stands in the handbook of the school’s printed matter; three or six digits, with or without capital letters.',
  },
};

export const Picked: Story = {
  async play({ canvas }) {
    await fireEvent.change(canvas.getByLabelText('Pick a colour'), { target: { value: '#4338ca' } });
    await expect(canvas.getByRole('textbox')).toHaveValue('#4338CA');
  },
};
