import { Tabs, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const items = [
  { id: 'all', label: 'All', count: 48 },
  { id: 'published', label: 'Published', count: 31 },
  { id: 'scheduled', label: 'Scheduled', count: 4 },
  { id: 'review', label: 'In review', count: 3 },
  { id: 'drafts', label: 'Drafts', count: 6 },
  { id: 'archived', label: 'Archived', count: 4 },
];

const StatefulTabs = ({ withPanel, ...props }: Parameters<typeof Tabs>[0] & { withPanel?: boolean }) => {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs {...props} value={value} onValueChange={setValue}>
      {withPanel && <Text>What “{value}” holds.</Text>}
    </Tabs>
  );
};

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'News by status', items, value: 'all' },
  render: (args) => <StatefulTabs {...args} withPanel />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tabs of a panel: one stop for the keyboard, arrows between them in the direction of reading. */
export const Overview: Story = {};

/** With addresses they are links: the state is in the address, each can be opened apart. */
export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })) },
  render: (args) => <Tabs {...args} />,
};

/** How many each holds isn't known yet: when it is, no tab moves. */
export const Counting: Story = {
  args: { items: items.map((item) => ({ ...item, count: null })) },
  render: (args) => <Tabs {...args} />,
};

/** Without a panel they choose what another part of the page shows. */
export const Filter: Story = { render: (args) => <Tabs {...args} /> };

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const rtl = document.documentElement.dir === 'rtl';
    await userEvent.click(canvas.getByRole('tab', { name: 'All 48' }));
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Published 31', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Archived 4' })).toHaveTextContent('archived');
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'all', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', count: 10_000 },
      { id: 'published', label: 'Publicaciones para la comunidad escolar', count: 312 },
      ...items.slice(2),
    ],
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الأخبار حسب الحالة',
    items: [
      { id: 'all', label: 'الكل', count: 48 },
      { id: 'published', label: 'منشورة', count: 31 },
      { id: 'drafts', label: 'مسودات', count: 6 },
    ],
  },
  render: (args) => <Tabs {...args} />,
};
