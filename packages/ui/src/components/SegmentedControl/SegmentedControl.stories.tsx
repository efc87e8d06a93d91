import { SegmentedControl, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const options = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'agenda', label: 'Agenda' },
];
const views = [
  { value: 'table', label: 'Table', icon: 'table-2' as const },
  { value: 'cards', label: 'Cards', icon: 'layout-grid' as const },
];

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'View', options, defaultValue: 'month', onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="l" align="start">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} label="With icons" options={views} defaultValue="table" />
      <SegmentedControl {...args} label="Icons alone" options={views} defaultValue="cards" iconsOnly />
      <SegmentedControl
        {...args}
        label="One is not there now"
        options={options.map((option) => ({ ...option, disabled: option.value === 'week' }))}
      />
    </Stack>
  ),
};

export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Month' })).toHaveFocus();
    await userEvent.click(canvas.getByText('Agenda'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('agenda');
    await expect(canvas.getByRole('radio', { name: 'Agenda' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    style: { maxInlineSize: 280 },
    options: options.map((option) => ({
      ...option,
      label: `${option.label} of the Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft`,
    })),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'العرض',
    options: [
      { value: 'month', label: 'شهر' },
      { value: 'week', label: 'أسبوع' },
      { value: 'agenda', label: 'جدول' },
    ],
  },
};
