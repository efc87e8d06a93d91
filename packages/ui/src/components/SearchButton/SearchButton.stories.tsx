import { SearchButton } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/SearchButton',
  component: SearchButton,
  args: { label: 'Search the school', keys: ['Mod', 'K'] },
} satisfies Meta<typeof SearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const WithoutKeys: Story = { args: { keys: undefined } };

export const LongText: Story = {
  args: {
    label: 'Search news, events, documents, people, contacts, places and everything else of the school',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'البحث في المدرسة' },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search the school' })).toHaveFocus();
  },
};
