import { BarList, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/BarList',
  component: BarList,
  args: {
    label: 'Most read news',
    itemHeader: 'News',
    valueHeader: 'Readers',
    items: [
      { label: 'Timetable of the national holidays', value: 312, total: 480, href: '#1' },
      { label: 'Reading plan of the second term', value: 254, total: 301 },
      { label: 'Mathematics olympiad: regional final', value: 141, total: 168 },
      { label: 'Meeting of families of 7th and 8th', value: 96, total: 131 },
      { label: 'Vaccination: permission', value: 88, total: 102 },
    ],
  },
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bars by size; one alone; none. */
export const Overview: Story = {
  render: (args) => (
    <Stack gap="xl">
      <BarList {...args} />
      <BarList
        {...args}
        label="Shares"
        format={{ style: 'percent' }}
        items={[
          { label: 'Mail', value: 0.62 },
          { label: 'App', value: 0 },
        ]}
      />
      <BarList {...args} label="Nothing yet" items={[]} />
    </Stack>
  ),
};

/** The same as a table. */
export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

export const LongText: Story = {
  args: {
    items: [
      { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(8), value: 1_284_000_000 },
      { label: 'Short', value: 3 },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الأخبار الأكثر قراءة',
    itemHeader: 'الخبر',
    valueHeader: 'القراء',
    items: [
      { label: 'دوام خاص بالعيد الوطني', value: 312, total: 480 },
      { label: 'خطة القراءة للفصل الثاني', value: 254, total: 301 },
      { label: 'Los Aromos', value: 88, total: 102 },
    ],
  },
};
