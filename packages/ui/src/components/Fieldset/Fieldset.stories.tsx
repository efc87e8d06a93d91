import { Fieldset, Stack, TextField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Fieldset',
  component: Fieldset,
  args: { label: 'Contact' },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="xxl">
      <Fieldset label="Contact" help="Only the office sees it.">
        <TextField label="Phone" type="tel" />
        <TextField label="Email" type="email" />
      </Fieldset>
      <Fieldset label="Address" error="Fill in the street or the post box">
        <TextField label="Street" optional />
        <TextField label="Post box" optional />
      </Fieldset>
      <Fieldset label="Account" disabled>
        <TextField label="RUT" dir="ltr" defaultValue="12.345.678-5" />
      </Fieldset>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Persons who may be called when neither of the parents can be reached in an emergency',
    help: 'Only the office and the infirmary see it; they call in the order in which the persons stand here.',
    error: 'Fill in at least one person with a telephone number at which somebody answers during classes',
    children: <TextField label="Name and telephone number of the first person to call" />,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'بيانات الاتصال',
    help: 'للسكرتارية فقط.',
    children: <TextField label="الهاتف" type="tel" />,
  },
};
