import { Field } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Class hour',
    children: (control) => <input type="time" {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Label, help and error around a custom control. */
export const Overview: Story = {
  args: { help: 'Time of the place.', error: 'That hour does not exist on this day', optional: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText(/Class hour/);
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Time of the place\..*That hour does not exist/);
  },
};

export const LongText: Story = {
  args: {
    label: 'Hour at which the class begins on all days on which the school is open in the morning only',
    help: 'By the clock of the place where the class is held, which need not be the one of the person who writes here.',
    error:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft begins at no such hour',
    optional: true,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'ساعة الدرس', help: 'بتوقيت المكان.' },
};
