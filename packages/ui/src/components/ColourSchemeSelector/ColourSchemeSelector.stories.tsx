import { ColourSchemeSelector, type Scheme } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const Chosen = () => {
  const [value, setValue] = useState<Scheme>('auto');
  return <ColourSchemeSelector value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'Components/ColourSchemeSelector',
  component: ColourSchemeSelector,
  args: { value: 'auto', onValueChange: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColourSchemeSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { render: () => <Chosen /> };
export const Open: Story = { args: { defaultOpen: true } };

export const Interaction: Story = {
  globals: { locale: 'en' },
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour scheme: System' }));
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Colour scheme: Light' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { defaultOpen: true } };

/** It shows only the kit's texts: the longest are the German ones. */
export const LongText: Story = { globals: { locale: 'de' }, args: { defaultOpen: true } };
