import { DatePicker, Dialog, Grid } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: 'Day', defaultValue: '2026-09-17' },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Grid columns={{ narrow: 1, medium: 2, wide: 3 }} gap="xl">
      <DatePicker label="Day" help="Holidays are left out." defaultValue="2026-09-17" />
      <DatePicker label="Day" />
      <DatePicker label="Day" optional />
      <DatePicker label="Day" error="Choose a day" required />
      <DatePicker label="Day" defaultValue="2026-09-17" success="Saved" />
      <DatePicker label="Day" defaultValue="2026-09-17" disabled />
      <DatePicker label="Day" defaultValue="2026-09-17" readOnly />
      <DatePicker label="Day" defaultValue="2026-09-17" size="l" />
      <DatePicker label="Day" defaultValue="2026-09-17" size="s" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('spinbutton', {}, { timeout: 20_000 });
  },
};

const open = async (root: HTMLElement) => {
  await within(root).findAllByRole('spinbutton', {}, { timeout: 20_000 });
  await userEvent.click(root.querySelector('[aria-haspopup="dialog"]')!);
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
  return grid;
};

/** Held open at the chosen day. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: { min: '2026-09-03' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

/** Opened, walked to another month, chosen: focus is back on the button. */
export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const grid = await open(canvasElement);
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('24'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(grid).not.toBeInTheDocument());
    await expect(canvasElement.querySelector('[aria-haspopup="dialog"]')).toHaveFocus();
  },
};

/** The first Escape closes the calendar, the second the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog defaultOpen title="New event" footer={undefined}>
      <DatePicker {...args} />
    </Dialog>
  ),
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'New event' });
    const grid = await open(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(grid).not.toBeInTheDocument());
    await waitFor(() => expect(dialog).toBeVisible());
    await open(dialog);
  },
};

export const LongText: Story = {
  args: {
    label: 'Day on which the works in the building beside the river are to begin, if the weather allows it',
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft must be told a week before.',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'اليوم' },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  decorators: Open.decorators!,
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
