import { Button, IconButton, Menu, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const remove = fn();
const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Post',
    trigger: <Button iconEnd="chevron-down">Actions</Button>,
    items: [
      { id: 'edit', label: 'Edit', icon: 'pencil' },
      { id: 'duplicate', label: 'Duplicate', icon: 'copy' },
      { id: 'pin', label: 'Pin to the top', icon: 'pin' },
      { id: 'archive', label: 'Archive', icon: 'archive', disabled: true },
      'separator',
      { id: 'delete', label: 'Delete', icon: 'trash-2', tone: 'critical', onSelect: remove },
    ],
  },
  argTypes: { trigger: { control: false }, heading: { control: false }, items: { control: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  /* Space for the popup, in the page of documentation too. */
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { defaultOpen: true } };

export const OfAnAccount: Story = {
  args: {
    defaultOpen: true,
    label: 'Account',
    trigger: <IconButton icon="user" variant="plain" label="Account of Marcela Fuentes" />,
    heading: (
      <Stack>
        <Text weight="medium" tone="strong">
          Marcela Fuentes
        </Text>
        <Text size="small" tone="quiet">
          Head of the school
        </Text>
      </Stack>
    ),
    items: [
      { id: 'profile', label: 'Profile', icon: 'square-user', href: '#profile' },
      'separator',
      { id: 'out', label: 'Sign out', icon: 'log-out' },
    ],
  },
};

export const OneOfSeveral: Story = {
  args: {
    defaultOpen: true,
    label: 'Order',
    trigger: <Button>Order</Button>,
    items: [
      { id: 'new', label: 'Newest first', checked: true },
      { id: 'old', label: 'Oldest first', checked: false },
    ],
  },
};

/** Signs side by side, some of them checked; the horizontal arrow keys move in the row. */
export const WithARow: Story = {
  args: {
    defaultOpen: true,
    label: 'Message',
    trigger: <IconButton icon="ellipsis" variant="plain" label="Actions" />,
    items: [
      {
        id: 'reactions',
        label: 'Reactions',
        row: ['👍', '❤️', '😂', '🎉'].map((emoji, index) => ({
          id: emoji,
          label: emoji,
          checked: index === 0,
        })),
      },
      'separator',
      { id: 'reply', label: 'Reply', icon: 'reply' },
      { id: 'delete', label: 'Delete', icon: 'trash-2', tone: 'critical' },
    ],
  },
};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await canvas.findByRole('menu', { name: 'Post' });
    await expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await waitFor(() => {
      const side = getComputedStyle(trigger).direction === 'rtl' ? 'right' : 'left';
      const popover = list.parentElement!.getBoundingClientRect();
      const button = trigger.getBoundingClientRect();
      return expect(Math.abs(popover[side] - button[side])).toBeLessThanOrEqual(1);
    });
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(canvas.getByRole('menuitem', { name: 'Pin to the top' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    label: 'الخبر',
    trigger: <Button iconEnd="chevron-down">إجراءات</Button>,
    items: [
      { id: 'edit', label: 'تعديل', icon: 'pencil' },
      { id: 'reply', label: 'رد', icon: 'reply' },
      { id: 'latin', label: 'Marcela Fuentes', icon: 'user' },
      { id: 'archive', label: 'أرشفة', icon: 'archive', disabled: true },
      'separator',
      { id: 'delete', label: 'حذف', icon: 'trash-2', tone: 'critical' },
    ],
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    items: [
      {
        id: 'long',
        label:
          'Send a reminder to every family that has neither read nor opened the news of the last four weeks',
        icon: 'send',
      },
      {
        id: 'word',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
};
