import { Button, CommandPalette, type PaletteCommand } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const publish = fn();
const commands: PaletteCommand[] = [
  { id: 'news', group: 'Places', label: 'News', icon: 'newspaper', href: '#news', keywords: ['blog'] },
  { id: 'events', group: 'Places', label: 'Events', icon: 'calendar', href: '#events' },
  { id: 'stats', group: 'Places', label: 'Statistics', icon: 'chart-column', href: '#statistics' },
  {
    id: 'new-post',
    group: 'Do',
    label: 'Write a post',
    icon: 'pencil',
    shortcut: ['Mod', 'Shift', 'N'],
    onSelect: publish,
  },
  { id: 'import', group: 'Do', label: 'Import users', icon: 'upload', disabled: true },
  {
    id: 'fuentes',
    group: 'People',
    label: 'Marcela Fuentes',
    icon: 'user',
    description: 'Head of the school',
    href: '#users/7',
  },
  {
    id: 'perez',
    group: 'People',
    label: 'José Pérez',
    icon: 'user',
    description: 'Teacher of 7° A',
    href: '#users/9',
  },
];

/* The dialog is loaded with its first opening. */
const findField = () => screen.findByRole('combobox', undefined, { timeout: 10_000 });

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: { commands, trigger: <Button icon="search">Search the school</Button> },
  argTypes: { trigger: { control: false }, commands: { control: false } },
  /* In an iframe on the docs page: an open palette takes over the page. */
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await findField();
  },
};

/** Opened by its keys, found without accents, chosen by Enter; focus returns before the action runs. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Search the school' });
    trigger.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await findField();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('perez');
    await expect(screen.getByRole('option', { name: /José Pérez/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.clear(field);
    await userEvent.keyboard('post{Enter}');
    await waitFor(() => expect(publish).toHaveBeenCalledOnce());
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Statistics' })).toHaveAttribute('aria-selected', 'true');
  },
};

const Remote = () => {
  const [query, setQuery] = useState('');
  return (
    <CommandPalette
      defaultOpen
      commands={[]}
      filter={false}
      loading={query !== ''}
      onQueryChange={setQuery}
      empty="Write the name of a person, a place or a document"
    />
  );
};

/** With a remote search: `onQueryChange` reports the query, `loading` shows that results are pending. */
export const Loading: Story = {
  render: () => <Remote />,
  play: async () => {
    await userEvent.type(await findField(), 'mar');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    trigger: <Button icon="search">البحث في المدرسة</Button>,
    commands: [
      { id: 'news', group: 'الأماكن', label: 'الأخبار', icon: 'newspaper', href: '#news' },
      { id: 'events', group: 'الأماكن', label: 'الفعاليات', icon: 'calendar', href: '#events' },
      {
        id: 'new',
        group: 'إجراءات',
        label: 'كتابة خبر',
        icon: 'pencil',
        shortcut: ['Mod', 'Shift', 'N'],
      },
      {
        id: 'who',
        group: 'الأشخاص',
        label: 'أحمد المنصوري',
        description: 'معلّم الصف السابع أ',
        icon: 'user',
      },
      { id: 'latin', group: 'الأشخاص', label: 'Marcela Fuentes', description: 'المديرة', icon: 'user' },
    ],
  },
  play: async () => {
    await userEvent.type(await findField(), 'ا');
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    commands: [
      {
        id: 'long',
        group: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        label:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft zur Förderung der Zusammenarbeit',
        description:
          'Families are told of every meeting at least five working days before it, by the news and by a notification, and may answer until the evening before.',
        icon: 'users-round',
        shortcut: ['Mod', 'Shift', 'PageDown'],
      },
      ...Array.from({ length: 30 }, (_, index) => ({
        id: `${index}`,
        group: 'Courses',
        label: `Course ${index + 1}`,
      })),
    ],
  },
  play: Overview.play!,
};
