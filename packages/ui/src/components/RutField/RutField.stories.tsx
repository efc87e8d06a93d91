import { Grid, RutField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/RutField',
  component: RutField,
  args: { label: 'RUT', invalidText: 'Check the RUT: its check digit does not fit', success: 'Valid RUT' },
} satisfies Meta<typeof RutField>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 3 };

export const Overview: Story = {
  render: (args) => (
    <Grid columns={columns} gap="xl">
      <RutField {...args} />
      <RutField {...args} defaultValue="20347878-K" />
      <RutField {...args} defaultValue="12345678-4" />
      <RutField
        {...args}
        icon="id-card"
        defaultValue="12345678-5"
        help="Of the pupil, with its check digit."
      />
      <RutField label="RUT" error="Nobody at this school has this RUT" defaultValue="11111111-1" />
      <RutField label="RUT" disabled defaultValue="12345678-5" />
      <RutField label="RUT" readOnly defaultValue="12345678-5" />
      <RutField {...args} size="s" optional placeholder="12.345.678-5" />
      <RutField {...args} size="l" placeholder="12.345.678-5" />
    </Grid>
  ),
  // After a visit to the field the user sees whether the RUT is valid.
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      field.focus();
      field.blur();
    }
    await waitFor(() => expect(canvas.getAllByText('Valid RUT')).toHaveLength(2));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Grid columns={columns} gap="xl">
      <RutField label="رقم RUT" icon="id-card" defaultValue="20347878-K" success="الرقم صحيح" />
      <RutField label="رقم RUT" defaultValue="12345678-4" invalidText="تحقّق من رقم التحقق في آخره" />
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'RUT of the person who may pick up the pupil when neither of the parents can come to school in time, as it stands in the identity card',
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft included.',
    defaultValue: 'This is no RUT but the whole story of how it was lost on the way from Curicó to Santiago',
    invalidText:
      'Check the RUT: it has eight digits at most, then a hyphen, then a check digit from 0 to 9 or the letter K',
  },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('RUT');
    await userEvent.type(field, '20347878k');
    await userEvent.tab();
    await expect(field).toHaveValue('20.347.878-K');
    await expect(field).toHaveAccessibleDescription('Valid RUT');
    await userEvent.type(field, '{Backspace}1');
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};
