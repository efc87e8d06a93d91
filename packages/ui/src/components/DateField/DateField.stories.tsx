import { DateField, Grid } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Birthday' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 3 };

export const Overview: Story = {
  render: () => (
    <Grid columns={columns} gap="xl">
      <DateField label="Birthday" help="As in the register." defaultValue="2012-03-09" />
      <DateField label="Birthday" />
      <DateField label="Birthday" optional />
      <DateField label="Birthday" error="Write the day of birth" required />
      <DateField label="Birthday" defaultValue="2012-03-09" success="Saved" />
      <DateField label="Birthday" defaultValue="2012-03-09" disabled />
      <DateField label="Birthday" defaultValue="2012-03-09" readOnly />
      <DateField label="Birthday" defaultValue="2012-03-09" size="l" />
      <DateField label="Birthday" defaultValue="2012-03-09" size="s" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('spinbutton', {}, { timeout: 20_000 });
  },
};

/** A date that does not exist is preserved as typed; the error appears on blur. */
export const NoSuchDay: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [month] = await canvas.findAllByRole('spinbutton', {}, { timeout: 20_000 });
    await userEvent.click(month!);
    await userEvent.keyboard('02302026');
    await userEvent.tab();
    await waitFor(() => expect(month).toBeInvalid());
    await expect(month).toHaveTextContent('02');
  },
};

/** Typed and walked by keyboard; in a language that runs to the left the arrows follow it. */
export const Interaction: Story = {
  args: { defaultValue: '2026-09-17' },
  play: async ({ canvasElement }) => {
    const parts = await within(canvasElement).findAllByRole('spinbutton', {}, { timeout: 20_000 });
    const [first, second] = parts;
    await userEvent.click(first!);
    const forwardKey = canvasElement.querySelector('[dir="rtl"]') ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forwardKey);
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(second).not.toHaveAttribute('data-placeholder'));
  },
};

export const LongText: Story = {
  args: {
    label: 'Day on which the child was born, as it stands in the register of the municipality of its birth',
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft knows no other day than this one.',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'تاريخ الميلاد', defaultValue: '2012-03-09' },
};
