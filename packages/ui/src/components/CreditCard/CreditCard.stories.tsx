import { CreditCard, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const completeCard = { holder: 'Ignacia Soto Paredes', number: '4000123456789017', expiration: '09/29' };

const meta = {
  title: 'Components/CreditCard',
  component: CreditCard,
  args: { today: new Date(2026, 10, 21) },
} satisfies Meta<typeof CreditCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <CreditCard {...args} defaultValue={completeCard} />
      <CreditCard {...args} hideLabel={false} help="For the fees of 2027." />
      <CreditCard
        {...args}
        defaultValue={{ ...completeCard, number: '378282246310005' }}
        errors={{ number: 'The bank refused this card', expiration: 'This card has expired' }}
      />
      <CreditCard {...args} defaultValue={{ ...completeCard, number: '5555555555554444' }} disabled />
    </Stack>
  ),
};

/** The card turns while the code has focus; under reduced motion its other side appears without a turn. */
export const Turned: Story = {
  args: { defaultValue: completeCard },
  play: async ({ canvasElement }) => {
    const code = canvasElement.querySelector<HTMLInputElement>('[autocomplete="cc-csc"]')!;
    await userEvent.type(code, '123');
    await expect(canvasElement.querySelector('[data-side]')).toHaveAttribute('data-side', 'back');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { defaultValue: { ...completeCard, holder: 'إغناسيا سوتو' } },
};

export const LongText: Story = {
  args: {
    label:
      'Card from which the school takes the fees of all pupils of the family, month by month, until the end of the year',
    hideLabel: false,
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft included.',
    defaultValue: {
      ...completeCard,
      number: '6200000000000000003',
      holder: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(5),
    },
  },
};

export const Interaction: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByLabelText('Card number');
    await userEvent.type(number, '378282246310006');
    await expect(number).toHaveValue('3782 822463 10006');
    await userEvent.type(canvas.getByLabelText('Expires'), '929');
    await expect(canvas.getByLabelText('Expires')).toHaveValue('09/29');
    await expect(number).toBeInvalid();
    await userEvent.type(number, '{Backspace}5');
    await waitFor(() => expect(number).toBeValid());
  },
};
