import { Link, PasswordField, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="xl">
      <PasswordField
        label="Password"
        size="l"
        icon="lock"
        autoComplete="current-password"
        defaultValue="aromos-1961"
        labelEnd={<Link href="#recover">Forgot it?</Link>}
      />
      <PasswordField label="New password" autoComplete="new-password" help="At least 8 characters." />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        defaultValue="1234567"
        error="Password must be at least 8 characters long"
      />
      <PasswordField label="New password" autoComplete="new-password" strength defaultValue="curicó" />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        strength={2}
        defaultValue="curicó 1961"
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        strength
        defaultValue="los aromos de curicó"
      />
      <PasswordField label="Password" disabled defaultValue="aromos-1961" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Password of the account with which the whole family signs in',
    labelEnd: <Link href="#recover">Forgot the password of the family?</Link>,
    help: 'At least 8 characters. A sentence that only you would think of is better than a word with figures in it.',
    error: 'This password stands in a list of passwords that were stolen from others, so anybody may try it',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    icon: 'lock',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'كلمة المرور الجديدة',
    icon: 'lock',
    size: 'l',
    defaultValue: 'aromos-1961',
    strength: true,
  },
};

export const Measured: Story = {
  globals: { locale: 'en' },
  args: { autoComplete: 'new-password', strength: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'aromos');
    await expect(canvas.getByRole('meter')).toHaveAccessibleName('Weak password');
    await userEvent.type(canvas.getByLabelText('Password'), ' de 1961, en Curicó');
    await expect(canvas.getByRole('meter')).toHaveAccessibleName('Strong password');
  },
};

export const Shown: Story = {
  args: { defaultValue: 'aromos-1961', icon: 'lock', size: 'l' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
