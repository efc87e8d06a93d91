import { Grid, Link, StatTile } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/StatTile',
  component: StatTile,
  args: { label: 'Visits today', value: 214 },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figures are loading; their lines have the final height. */
export const Loading: Story = {
  render: () => (
    <Grid columns={2} gap="xl">
      <StatTile label="Visits today" value={null} loading />
      <StatTile label="Visits today" value={1284} note="most at 8:00" />
    </Grid>
  ),
};

/** A tile is as high while it loads as with a comparison, or without one and a note of two lines. */
export const SameHeight: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 480 }}>{Story()}</div>],
  render: () => (
    <Grid columns={{ narrow: 3, wide: 3 }} gap="m">
      <StatTile label="Visits" value={null} comparison={null} loading />
      <StatTile label="Visits" value={3} note="2 people" comparison="5 a week before" />
      <StatTile label="No PIN" value={0} note="Everyone who starts alerts has a PIN" comparison={null} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const ends = canvas
      .getAllByText(/^(Visits|No PIN)$/)
      .map(({ parentElement }) =>
        Math.round(parentElement!.lastElementChild!.getBoundingClientRect().bottom),
      );
    await expect(new Set(ends).size).toBe(1);
  },
};

/** A share with its bars, a count, a figure that leads somewhere, one that is not known. */
export const Overview: Story = {
  render: () => (
    <Grid columns={{ narrow: 1, medium: 2, wide: 4 }} gap="xl">
      <StatTile
        label="News that was read, 7 days"
        value={0.65}
        format={{ style: 'percent' }}
        note="312 of 480 people"
        comparison="58% the week before"
        trend={[0.4, 0.42, 0.36, 0.5, 0.55, 0.52, 0.65]}
        trendLabel="Last seven days"
      />
      <StatTile
        label="Visits today"
        value={1284}
        note="most at 8:00"
        trend={[4, 20, 64, 40, 28]}
        trendLabel="By hour"
      />
      <StatTile
        label="People without a PIN"
        value={4}
        note={<Link href="#pin">They can’t raise an alert</Link>}
      />
      <StatTile label="Documents to accept" value={null} note="Nothing was sent yet" />
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(3),
    value: 123_456_789_012,
    note: 'A line that says more than it should about a figure that is large enough. '.repeat(4),
    trend: [1, 2, 3],
    trendLabel: 'Days',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'زيارات اليوم',
    value: 1284,
    note: 'الذروة عند الثامنة',
    trend: [3, 9, 20, 12, 6],
    trendLabel: 'حسب الساعة',
  },
};
