import { Stack, WeekdayHours, type WeekdayHoursSpan } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const office: WeekdayHoursSpan[] = [
  ...[1, 2, 3, 4].flatMap((weekday) => [
    { weekday, opens: '07:30', closes: '13:00' },
    { weekday, opens: '14:00', closes: '18:30' },
  ]),
  { weekday: 5, opens: '07:30', closes: '14:00' },
];

const meta = {
  title: 'Components/WeekdayHours',
  component: WeekdayHours,
  args: { label: 'Opening hours', defaultValue: office, onValueChange: fn() },
} satisfies Meta<typeof WeekdayHours>;
export default meta;
type Story = StoryObj<typeof meta>;

/* The segments are loaded late. */
const waitForField: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('spinbutton', {}, { timeout: 20_000 });
};

export const Overview: Story = { args: { help: 'By the clock of the place.' }, play: waitForField };

/** A day is opened, written, and copied to another. */
export const Interaction: Story = {
  globals: { locale: 'es' },
  args: { label: 'Horario', defaultValue: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar horario del lunes' }));
    const parts = await canvas.findAllByRole('spinbutton', {}, { timeout: 20_000 });
    await userEvent.click(parts[0]!);
    await userEvent.keyboard('0800');
    await userEvent.tab();
    await userEvent.keyboard('1300');
    const monday = { weekday: 1, opens: '08:00', closes: '13:00' };
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([monday]));
    await userEvent.click(canvas.getByRole('button', { name: /Copiar el horario/ }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'martes' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copiar' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([monday, { ...monday, weekday: 2 }]);
    await userEvent.click(canvas.getByRole('button', { name: /Copiar el horario del martes/ }));
    await canvas.findByRole('dialog');
  },
};

/** One day is copied to the whole working week. */
export const Workdays: Story = {
  globals: { locale: 'en' },
  args: { defaultValue: office.slice(0, 2) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('spinbutton', {}, { timeout: 20_000 });
    await userEvent.click(canvas.getByRole('button', { name: /^Copy Monday/ }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy to Monday–Friday' }));
    const copied = [1, 2, 3, 4, 5].flatMap((weekday) =>
      office.slice(0, 2).map((span) => ({ ...span, weekday })),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith(copied);
    await userEvent.click(canvas.getByRole('button', { name: /^Copy Tuesday/ }));
    await canvas.findByRole('dialog');
  },
};

export const Wrong: Story = {
  args: {
    error: 'Mend the hours of Monday and Tuesday',
    defaultValue: [
      { weekday: 1, opens: '08:00', closes: '07:00' },
      { weekday: 2, opens: '08:00', closes: '13:00' },
      { weekday: 2, opens: '12:00', closes: '18:00' },
      { weekday: 3, opens: '08:00', closes: '' },
      { weekday: 4, opens: '', closes: '' },
    ],
  },
  play: waitForField,
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <WeekdayHours {...args} readOnly />
      <WeekdayHours {...args} disabled success="Saved" optional />
    </Stack>
  ),
  play: waitForField,
};

export const Closed: Story = { args: { defaultValue: [] } };

export const LongText: Story = {
  args: {
    label:
      'Hours in which the office of the third level, beside the great hall, answers all who come to the window',
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft opens a little later.',
    defaultValue: office.slice(0, 2),
  },
  play: waitForField,
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'ساعات العمل' },
  play: waitForField,
};
