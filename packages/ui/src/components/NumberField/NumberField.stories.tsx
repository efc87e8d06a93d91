import { Grid, NumberField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Places' },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 3 };

export const Overview: Story = {
  render: () => (
    <Grid columns={columns} gap="xl">
      <NumberField label="Places" defaultValue={12500} />
      <NumberField label="Places" defaultValue={36} min={1} max={45} steppers />
      <NumberField label="Weight" defaultValue={1.5} end="kg" step={0.1} steppers />
      <NumberField label="Fee" defaultValue={48500} end="CLP" format={{ maximumFractionDigits: 0 }} />
      <NumberField label="Places" defaultValue={60} max={45} />
      <NumberField label="Places" help="As in the register." placeholder="0" success="Saved" />
      <NumberField label="Places" defaultValue={36} steppers disabled />
      <NumberField label="Places" defaultValue={36} steppers readOnly />
      <NumberField label="Places" defaultValue={2} size="s" steppers />
      <NumberField label="Places" defaultValue={2} size="l" steppers icon="users" />
    </Grid>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Grid columns={columns} gap="xl">
      <NumberField label="المقاعد" defaultValue={12500} steppers />
      <NumberField label="درجة الحرارة" defaultValue={-3.5} end="°C" />
      <NumberField label="المقاعد" defaultValue={60} max={45} help="كما في السجل." />
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Number of pupils, families, teachers and guests who are expected in the hall on the day of the ceremony, counted once each, whether or not they have answered the invitation',
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft included.',
    end: 'Personen',
    steppers: true,
    defaultValue: 123456789012345,
    max: 400,
  },
};

export const Interaction: Story = {
  globals: { locale: 'es' },
  args: { defaultValue: 1234, max: 2000, steppers: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('1235');
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(field).toHaveValue('1236');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '20000,5');
    await userEvent.tab();
    await expect(field).toHaveValue('20.000,5');
    await expect(field).toBeInvalid();
  },
};
