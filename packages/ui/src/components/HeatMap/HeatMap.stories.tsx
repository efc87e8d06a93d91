import { HeatMap, Stack, type HeatMapCell } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/* A week like others: mornings, more so on Tuesday at eight. */
const cells: HeatMapCell[] = Array.from({ length: 7 * 14 }, (_, at) => {
  const weekday = (at % 7) + 1;
  const hour = 7 + Math.floor(at / 7);
  const morning = hour < 10 ? 70 : 30;
  const value =
    weekday > 5 ? (at * 7) % 23 : morning + ((at * 13) % 29) + (weekday === 2 && hour === 8 ? 60 : 0);
  return { weekday, hour, value };
});

const meta = {
  title: 'Components/HeatMap',
  component: HeatMap,
  args: { label: 'Visits by day and hour', cells, firstHour: 7, lastHour: 20 },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The hours of school; all day long; one hour; none. */
export const Overview: Story = {
  render: (args) => (
    <Stack gap="xl">
      <HeatMap {...args} />
      <HeatMap {...args} label="All day long" firstHour={0} lastHour={23} />
      <HeatMap {...args} label="One hour" cells={[{ weekday: 3, hour: 8, value: 1 }]} />
      <HeatMap {...args} label="Nothing yet" cells={[]} />
    </Stack>
  ),
};

/** The same as a table of figures. */
export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};

export const LongText: Story = {
  args: { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk: '.repeat(4) },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الزيارات حسب اليوم والساعة' },
};
