import { Checkbox, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Tell by mail' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="s">
      <Checkbox label="Tell by mail" defaultChecked />
      <Checkbox label="7° básico, 1 of 2 courses" indeterminate />
      <Checkbox label="Ask for confirmation" help="Readers press a button once they have read it." />
      <Checkbox label="Tell families" disabled />
      <Checkbox label="Tell families" disabled defaultChecked />
      <Checkbox label="I accept the terms" error="Tick the box to go on" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Keep me signed in on this device for thirty days, which I only choose where nobody else uses the same account of the computer',
    help: 'You can end the session from any other device, in your profile, under Sessions, and every session ends when you change your password.',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'أبقني متصلًا على هذا الجهاز', help: 'لمدة ثلاثين يومًا.', defaultChecked: true },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Tell by mail' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Tell by mail'));
    await expect(box).not.toBeChecked();
  },
};
