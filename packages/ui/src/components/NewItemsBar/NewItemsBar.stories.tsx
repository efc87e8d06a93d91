import { List, ListItem, NewItemsBar, type NewItemsBarProps } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const posts = [
  'Parents’ meeting of 7° B',
  'Reading plan for April',
  'The garden is in bloom',
  'A trip to the sea',
];

/** A list with a bar, as an application uses it. */
function Posts({ rows, fresh, ...bar }: NewItemsBarProps & { rows: readonly string[]; fresh: string }) {
  const [shown, setShown] = useState(rows);
  const list = useRef<HTMLDivElement>(null);
  const isWaiting = !shown.includes(fresh);
  return (
    <div ref={list} tabIndex={-1}>
      <NewItemsBar
        {...bar}
        label={isWaiting ? bar.label : undefined}
        onShow={() => {
          bar.onShow();
          setShown([fresh, ...rows]);
          list.current?.focus();
        }}
      />
      <List label="News">
        {shown.map((title) => (
          <ListItem key={title} href="#news" title={title} />
        ))}
      </List>
    </div>
  );
}

const meta = {
  title: 'Components/NewItemsBar',
  component: NewItemsBar,
  args: { label: 'Show 1 new post', announcement: 'This list has changed.', onShow: fn() },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 32 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Posts {...args} rows={posts} fresh="No classes on Friday" />,
} satisfies Meta<typeof NewItemsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One post waits; the others stay where they are. */
export const Overview: Story = {};

/** Pressed: the new post is the first, and the focus is on the list. */
export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('link', { name: posts[0]! });
    const { top } = first.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: args.label! }));
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('No classes on Friday');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(first.getBoundingClientRect().top).toBeGreaterThan(top);
    await expect(document.activeElement).toContainElement(first);
  },
};

/** Nothing waits: the bar takes no space. */
export const Hidden: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('status').parentElement!;
    await expect(bar.getBoundingClientRect().height).toBe(0);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'عرض خبر جديد واحد', announcement: 'تغيّرت هذه القائمة.' },
  render: (args) => (
    <Posts {...args} rows={['اجتماع أولياء الأمور', 'خطة القراءة لشهر أبريل']} fresh="لا دروس يوم الجمعة" />
  ),
};

/** On a narrow screen the end of the text is left out. */
export const LongText: Story = {
  args: {
    label: '12.345 neue Benachrichtigungen der Donaudampfschifffahrtselektrizitätengesellschaft anzeigen',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
