import { Grid, PhoneField, TextField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Telephone' },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = { narrow: 1, medium: 2, wide: 3 };
const number = '+56955550132';

/* Calling codes are loaded with the phone metadata, after the field. */
const waitForNumbers = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(within(canvasElement).getAllByText(/^\+\d/)[0]).toBeVisible(), {
    timeout: 5000,
  });
};

export const Overview: Story = {
  render: () => (
    <Grid columns={columns} gap="xl">
      <PhoneField label="Telephone" help="We only call in an emergency." defaultValue={number} />
      <PhoneField label="Telephone" optional />
      <PhoneField label="Telephone" defaultValue="+34612345678" />
      <PhoneField label="Telephone" defaultValue="+569555" />
      <PhoneField label="Telephone" error="Write a telephone number" required />
      <PhoneField label="Telephone" defaultValue={number} success="Saved" />
      <PhoneField label="Telephone" defaultValue={number} disabled />
      <PhoneField label="Telephone" defaultValue={number} readOnly />
      <PhoneField label="Telephone" defaultValue={number} size="l" />
      <PhoneField label="Telephone" defaultValue={number} size="s" />
    </Grid>
  ),
  play: ({ canvasElement }) => waitForNumbers(canvasElement),
};

/** Groups the number while the user types. A pasted number with a plus selects its country. */
export const Written: Story = {
  play: async ({ canvasElement }) => {
    await waitForNumbers(canvasElement);
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '955550132');
    await expect(input).toHaveValue('9 5555 0132');
    await userEvent.clear(input);
    await userEvent.paste('+34 612 34 56 78');
    await waitFor(() => expect(within(canvasElement).getByText('+34')).toBeVisible());
  },
};

/** An emergency number is preserved as it is dialled, without a calling code. */
export const ShortNumber: Story = {
  args: { shortNumbers: true },
  play: async ({ canvasElement }) => {
    await waitForNumbers(canvasElement);
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '133');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveValue('133');
    await waitFor(() => expect(within(canvasElement).queryByText('+56')).toBeNull());
  },
};

/** The extension of a pasted number goes to a separate field. */
export const WithExtension: Story = {
  render: function WithExtension() {
    const [extension, setExtension] = useState('');
    return (
      <Grid columns={columns} gap="xl">
        <PhoneField label="Telephone" onExtension={setExtension} />
        <TextField label="Extension" value={extension} onValueChange={setExtension} optional />
      </Grid>
    );
  },
  play: async ({ canvasElement }) => {
    await waitForNumbers(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Telephone' }));
    await userEvent.paste('75 231 0132 anexo 24');
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toHaveValue('75 231 0132');
    await expect(canvas.getByRole('textbox', { name: /Extension/ })).toHaveValue('24');
  },
};

export const LongText: Story = {
  args: {
    label:
      'Number at which one of the guardians answers on all days on which the school is open in the morning only',
    help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    defaultValue: '+5695555013299999999999999999999999',
  },
  play: ({ canvasElement }) => waitForNumbers(canvasElement),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الهاتف', help: 'نتصل في الطوارئ فقط.', defaultValue: number },
  play: ({ canvasElement }) => waitForNumbers(canvasElement),
};
