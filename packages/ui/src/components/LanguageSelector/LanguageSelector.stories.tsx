import { Inline, LanguageSelector } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const languages = [
  { value: 'es', label: 'Español' },
  { value: 'es-MX', label: 'Español (México)' },
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'de', label: 'Deutsch' },
  { value: 'zh-CN', label: '简体中文' },
  { value: 'ar', label: 'العربية' },
];

const Chosen = ({ appearance }: { appearance: 'icon' | 'word' }) => {
  const [value, setValue] = useState('es');
  return (
    <LanguageSelector languages={languages} value={value} onValueChange={setValue} appearance={appearance} />
  );
};

const meta = {
  title: 'Components/LanguageSelector',
  component: LanguageSelector,
  args: { languages, value: 'es', onValueChange: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Inline gap="l">
      <Chosen appearance="icon" />
      <Chosen appearance="word" />
    </Inline>
  ),
};
export const Open: Story = { args: { defaultOpen: true } };

export const Interaction: Story = {
  globals: { locale: 'en' },
  render: () => <Chosen appearance="word" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: Español' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'العربية' }));
    await expect(canvas.getByRole('button', { name: 'Language: العربية' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { value: 'ar', appearance: 'word', defaultOpen: true },
};

export const LongText: Story = {
  args: {
    appearance: 'word',
    value: 'de',
    style: { maxInlineSize: 280 },
    languages: [
      {
        value: 'de',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(5),
      },
    ],
  },
};
