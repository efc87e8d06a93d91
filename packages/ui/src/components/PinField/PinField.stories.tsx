import { Grid, PinField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/PinField',
  component: PinField,
  args: { label: 'Code' },
} satisfies Meta<typeof PinField>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 2 };

export const Overview: Story = {
  render: () => (
    <Grid columns={columns} gap="xl">
      <PinField label="Code" help="Six digits, just sent to your phone." />
      <PinField label="Code" defaultValue="4071" />
      <PinField label="PIN" length={4} mask defaultValue="407" />
      <PinField label="Code" defaultValue="407199" error="This code is too old. Ask for another." />
      <PinField label="Code" defaultValue="407199" success="Thank you" />
      <PinField label="PIN" length={4} mask disabled defaultValue="4071" />
      <PinField label="PIN" length={4} readOnly defaultValue="4071" />
      <PinField label="PIN" length={4} size="s" defaultValue="40" />
      <PinField label="PIN" length={4} size="l" defaultValue="40" />
    </Grid>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الرمز', help: 'ستة أرقام أُرسلت إلى هاتفك.', defaultValue: '4071' },
};

export const LongText: Story = {
  args: {
    label:
      'Code which we have just sent to the telephone of the person who answers for the pupil at this school, so that nobody else can change who may pick up the pupil',
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft included.',
    length: 12,
    size: 'l',
  },
};

export const Interaction: Story = {
  args: { onComplete: fn() },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Code');
    await expect(field.offsetWidth).toBe(6 * 40 + 5 * 8);
    await userEvent.click(field);
    await userEvent.paste('407 199');
    await expect(field).toHaveValue('407199');
    await expect(args.onComplete).toHaveBeenCalledWith('407199');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('4071');
  },
};
