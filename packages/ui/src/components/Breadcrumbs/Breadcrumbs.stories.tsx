import { Box, Breadcrumbs, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

const items = [
  { label: 'Documents', href: '#documents' },
  { label: 'Regulations', href: '#regulations' },
  { label: '2026', href: '#2026' },
  { label: 'Safety', href: '#safety' },
  { label: 'Evacuation of the second building' },
];

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="l">
      <Breadcrumbs {...args} label="Three places" items={[items[0]!, items[1]!, { label: 'Safety' }]} />
      <Breadcrumbs {...args} label="Five places" />
      <Box style={{ maxInlineSize: 340 }}>
        <Breadcrumbs {...args} label="Little room" />
      </Box>
    </Stack>
  ),
};

export const Interaction: Story = {
  globals: { locale: 'en' },
  decorators: [
    (Story) => (
      <Box style={{ maxInlineSize: 340 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '2026' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Documents' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show full path' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Regulations' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Safety' })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    items: [
      { label: 'الوثائق', href: '#documents' },
      { label: 'اللوائح', href: '#regulations' },
      { label: 'Plan 2026', href: '#2026' },
      { label: 'إخلاء المبنى الثاني' },
    ],
  },
};

export const LongText: Story = {
  args: {
    style: { maxInlineSize: 520 },
    items: [
      {
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        href: '#a',
      },
      { label: 'A word about the trip to the coast on Friday. '.repeat(9), href: '#b' },
      { label: 'Safety' },
    ],
  },
};
