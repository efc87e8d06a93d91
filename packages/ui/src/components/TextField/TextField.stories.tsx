import { Grid, TextField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 3 };

/** Every state of a field: label above, help below it, error at the bottom. */
export const Overview: Story = {
  render: () => (
    <Grid columns={columns} gap="xl">
      <TextField label="Name" defaultValue="Ignacia" />
      <TextField label="Name" placeholder="As in the register" />
      <TextField label="Phone" type="tel" optional defaultValue="+56 9 5555 0132" />
      <TextField
        label="Email"
        type="email"
        defaultValue="ignacia.soto@losaromos"
        error="Write the whole address, with its domain"
      />
      <TextField label="RUT" dir="ltr" icon="id-card" defaultValue="20.347.878-K" success="Valid RUT" />
      <TextField
        label="Title"
        help="Shown in the notice and in the mail."
        defaultValue="Evacuation drill on Thursday"
        counter={{ max: 120 }}
      />
      <TextField
        label="Commune"
        help="Comes from the place. Change it there."
        disabled
        defaultValue="Curicó, Maule Region"
      />
      <TextField label="RBD code" help="Can only be read." readOnly dir="ltr" defaultValue="99.123-4" />
      <TextField label="Search term" hideLabel icon="search" placeholder="Its label is for screen readers" />
    </Grid>
  ),
};

/** 32, 40 and 48 px; at least 44 under a finger. */
export const Sizes: Story = {
  render: () => (
    <Grid columns={columns} gap="xl">
      <TextField label="Small" size="s" defaultValue="32 px" icon="mail" />
      <TextField label="Medium" size="m" defaultValue="40 px" icon="mail" />
      <TextField label="Large" size="l" defaultValue="48 px" icon="mail" />
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Full name of the person who may pick up the pupil when neither parent can come to school in time, be it for a day on which both of them are at work, or for as long as one of them is ill or on a journey; somebody who is of age, whom the pupil knows, who can be reached by telephone while classes go on, and who brings an identity card along, because the porter hands over no pupil to anybody without looking at it first',
    help: 'As it stands in the identity card, with both surnames, without titles and without abbreviations of any kind.',
    error:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is longer than the 60 characters that the register takes',
    counter: { max: 60 },
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Grid columns={columns} gap="xl">
      <TextField label="الاسم" defaultValue="إغناسيا سوتو" icon="user" />
      <TextField label="البريد الإلكتروني" type="email" defaultValue="ignacia.soto@losaromos.cl" />
      <TextField label="RUT" dir="ltr" defaultValue="20.347.878-K" error="اكتب الرقم كاملًا" />
    </Grid>
  ),
};

export const Interaction: Story = {
  args: { label: 'Title', icon: 'pencil', counter: { max: 10 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector('svg')!);
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await userEvent.keyboard('Evacuation drill');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Evacuation drill');
    await expect(canvas.getByText(/16/)).toHaveAttribute('data-over');
  },
};
