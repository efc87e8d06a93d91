import { Avatar, Box, ListItem, VirtualList } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const names = ['Marcela Fuentes', 'Tomás Araya', 'Ignacia Soto', 'Rodrigo Pizarro'];
const items = (count: number, name = names) =>
  Array.from({ length: count }, (_, at) => `${name[at % name.length]} ${at + 1}`);

const meta = {
  title: 'Components/VirtualList',
  component: VirtualList<string>,
  args: {
    label: 'Members',
    items: items(8),
    itemKey: (item) => item,
    children: (item, at) => (
      <ListItem
        href={`#${at}`}
        start={<Avatar name={item} />}
        title={item}
        meta={
          at % 7 === 3
            ? 'A line about somebody that is long enough to need more than one line where there is little room.'
            : 'Member'
        }
      />
    ),
  },
  argTypes: { items: { control: false }, children: { control: false } },
} satisfies Meta<typeof VirtualList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A short list looks like a `List`. */
export const Overview: Story = {};

/* Not among the args: Storybook would copy them into its address and its table. */
const many = items(100_000);

/** 100,000 rows of different heights in a scrolling panel. */
export const ManyRows: Story = {
  render: (args) => <VirtualList {...args} items={many} />,
  decorators: [
    (Story) => (
      <Box
        style={{ maxBlockSize: 420, maxInlineSize: 390, overflowY: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label="Panel"
      >
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('group', { name: 'Panel' });
    panel.scrollTop = 500_000;
    await waitFor(async () => {
      const [first] = canvas.getAllByRole('listitem');
      await expect(Number(first!.getAttribute('aria-posinset'))).toBeGreaterThan(5_000);
    });
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};

export const LongText: Story = {
  args: { items: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(8), ...items(3)] },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الأعضاء', items: items(6, ['ليلى حداد', 'يوسف منصور']) },
};
