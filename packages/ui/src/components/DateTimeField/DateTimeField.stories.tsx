import { DateTimeField, Grid } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/DateTimeField',
  component: DateTimeField,
  args: { label: 'Begins', defaultValue: '2026-09-17T18:30:00-03:00', timeZone: 'America/Santiago' },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: ({ defaultValue = '', timeZone = '' }) => (
    <Grid columns={{ narrow: 1, medium: 2, wide: 3 }} gap="xl">
      <DateTimeField label="Begins" help="Doors open earlier." {...{ defaultValue, timeZone }} />
      <DateTimeField label="Begins" />
      <DateTimeField label="Begins" optional />
      <DateTimeField label="Begins" error="Choose a moment" required />
      <DateTimeField label="Begins" {...{ defaultValue, timeZone }} success="Saved" />
      <DateTimeField label="Begins" {...{ defaultValue, timeZone }} disabled />
      <DateTimeField label="Begins" {...{ defaultValue, timeZone }} readOnly />
      <DateTimeField label="Begins" {...{ defaultValue, timeZone }} size="l" />
      <DateTimeField label="Begins" {...{ defaultValue, timeZone }} size="s" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('spinbutton', {}, { timeout: 20_000 });
  },
};

/** In the night of 6 September 2026 the clocks of Chile jump from 0:00 to 1:00. */
export const NoSuchTime: Story = {
  globals: { locale: 'es' },
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('spinbutton', {}, { timeout: 20_000 });
    await userEvent.click(first!);
    await userEvent.keyboard('060920260030');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(first).toBeInvalid());
  },
};

export const LongText: Story = {
  args: {
    label: 'Day and time at which the meeting of all courses of the third level begins in the great hall',
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft comes a little later.',
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { label: 'يبدأ' } };
