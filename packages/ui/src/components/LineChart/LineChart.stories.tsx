import { LineChart, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const points = Array.from({ length: 14 }, (_, at) => `2026-09-${String(at + 1).padStart(2, '0')}`);
const createSeries = (base: number, variation: number) =>
  points.map((_, at) => base + ((at * variation) % 97));

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    label: 'Visits',
    pointHeader: 'Day',
    points,
    series: [
      { label: 'Teachers', values: createSeries(120, 37) },
      { label: 'Families', values: createSeries(60, 23).map((value, at) => (at === 6 ? null : value)) },
    ],
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines, one with a gap; six; shares; one point; none. */
export const Overview: Story = {
  render: (args) => (
    <Stack gap="xl">
      <LineChart {...args} />
      <LineChart
        {...args}
        label="Six places"
        series={[1, 2, 3, 4, 5, 6].map((at) => ({
          label: `Place ${at}`,
          values: createSeries(at * 80, 11 * at),
        }))}
      />
      <LineChart
        {...args}
        label="Share of news that was read"
        format={{ style: 'percent' }}
        series={[{ label: 'Read', values: points.map((_, at) => 0.4 + at / 40) }]}
      />
      <LineChart
        {...args}
        label="One day"
        points={['2026-09-01']}
        series={[{ label: 'Visits', values: [7] }]}
      />
      <LineChart {...args} label="Nothing yet" points={[]} series={[]} />
    </Stack>
  ),
};

/** The same as a table. */
export const AsATable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(canvas.getAllByRole('row')).toHaveLength(points.length + 1);
  },
};

export const LongText: Story = {
  args: {
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(4),
    points: ['Beginning of the school year 2026', 'Winter holidays', 'End of the school year 2026'],
    series: [
      {
        label: 'Coordination of the second cycle of basic education and of all its departments',
        values: [1, 2e9, 3],
      },
      { label: 'Others', values: [1e9, 2, 3e8] },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الزيارات',
    pointHeader: 'اليوم',
    series: [
      { label: 'المعلمون', values: createSeries(120, 37) },
      { label: 'العائلات', values: createSeries(60, 23) },
    ],
  },
};
