import { Stack, Switch } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Do not disturb' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="m">
      <Switch label="Keep in step with the calendar" defaultChecked />
      <Switch label="Do not disturb" />
      <Switch label="Send a copy by mail" help="To the address in your profile." defaultChecked />
      <Switch label="Text messages, not set up" disabled />
      <Switch label="Keep in step with the calendar" disabled defaultChecked />
      <Switch label="Keep in step with the calendar" error="The calendar did not answer. Try again later." />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="m">
      <Switch label="المزامنة مع التقويم" defaultChecked />
      <Switch label="عدم الإزعاج" help="من العاشرة مساءً حتى السابعة صباحًا." />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: `Tell all families, pupils and members of staff of every change in the timetable as soon as it is made, by notice and by mail, on all of their devices, also during the holidays and at night, also when they have told us that they do not want to be disturbed at these hours, because a change in the timetable of the next morning must be known before anybody leaves home, wherever they are staying`,
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft included.',
    defaultChecked: true,
  },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const it = within(canvasElement).getByRole('switch', { name: 'Do not disturb' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(it).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Do not disturb'));
    await expect(it).not.toBeChecked();
  },
};
