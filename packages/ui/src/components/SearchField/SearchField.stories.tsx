import { SearchField, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search courses' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="xl">
      <SearchField label="Search courses" />
      <SearchField label="Search courses" defaultValue="7° básico" />
      <SearchField label="Search courses" hideLabel={false} help="By name or by teacher." size="s" />
      <SearchField label="Search courses" size="l" disabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Search courses, teachers, pupils, families and everything else that the school keeps a record of',
    hideLabel: false,
    help: 'By name, by teacher or by the code of the course; accents and capital letters make no difference.',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'ابحث عن صف', defaultValue: 'السابع' },
};

export const Emptied: Story = {
  args: { defaultValue: '7° básico' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
