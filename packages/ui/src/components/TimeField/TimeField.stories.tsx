import { Grid, TimeField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  args: { label: 'First bell' },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Grid columns={{ narrow: 1, medium: 2, wide: 3 }} gap="xl">
      <TimeField label="First bell" help="Clock of the place." defaultValue="08:00" />
      <TimeField label="First bell" />
      <TimeField label="First bell" optional />
      <TimeField label="First bell" error="Write the time" required />
      <TimeField label="First bell" defaultValue="18:30" success="Saved" />
      <TimeField label="First bell" defaultValue="18:30" disabled />
      <TimeField label="First bell" defaultValue="18:30" readOnly />
      <TimeField label="First bell" defaultValue="18:30" size="l" />
      <TimeField label="First bell" defaultValue="18:30" size="s" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('spinbutton', {}, { timeout: 20_000 });
  },
};

export const Interaction: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    const parts = await within(canvasElement).findAllByRole('spinbutton', {}, { timeout: 20_000 });
    await userEvent.click(parts[0]!);
    await userEvent.keyboard('1830');
    await expect(parts.map((part) => part.textContent).slice(0, 2)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(18|06|6)$/)]),
    );
  },
};

export const LongText: Story = {
  args: {
    label: 'Time at which the first bell rings on all days on which the school is open in the morning only',
    help: 'By the clock of the place, which need not be the one of the person who writes here.',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الجرس الأول', defaultValue: '08:00' },
};
