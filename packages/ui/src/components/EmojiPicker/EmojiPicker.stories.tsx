import { EmojiPanel, EmojiPicker, IconButton, Inline, Text, type EmojiGroup } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const choose = fn();
const changeTone = fn();
const faces: EmojiGroup[] = [
  {
    category: 'people',
    emoji: [':)', ';)', ':D', ':P', ':O', ':|', ':(', '8)', '<3'].map((emoji, at) => ({
      emoji,
      name: `Cara ${at + 1}`,
    })),
  },
  {
    category: 'symbols',
    emoji: ['#', '*', '+', '=', '%', '&'].map((emoji) => ({ emoji, name: `Signo ${emoji}` })),
  },
];

const meta = {
  title: 'Components/EmojiPicker',
  component: EmojiPicker,
  args: {
    trigger: <IconButton icon="smile" label="Agregar emoji" />,
    onEmojiSelect: choose,
    defaultOpen: true,
  },
  argTypes: { trigger: { control: false }, returnFocus: { control: false }, load: { control: false } },
  /* In an iframe on the docs page: an open panel takes focus. */
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  /* Space for what opens, in the page of documentation too. */
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const findGrid = () => screen.findByRole('grid', {}, { timeout: 20_000 });

/** The page's own set, with what was used last. */
// Text faces: the glyphs of emoji depend on the fonts of the machine, and this story is compared by picture.
export const Overview: Story = {
  args: { load: async () => faces, recent: [':D', '<3'] },
  play: async () => void (await findGrid()),
};

/** All emoji. */
export const Usual: Story = { play: async () => void (await findGrid()) };

export const RecentlyUsed: Story = {
  args: { recent: ['👍', '🎉', '❤️', '😂', '🙏', '🏫', '📚', '⚽', '🎒'] },
  play: async () => void (await findGrid()),
};

/** One setting for all emoji, chosen by keyboard. */
export const SkinTones: Story = {
  args: {
    defaultOpen: false,
    skinTone: 'mediumDark',
    recent: ['👋', '👍', '🧑‍🏫'],
    onSkinToneChange: changeTone,
  },
  play: async ({ canvas }) => {
    changeTone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar emoji' }));
    const grid = await findGrid();
    await expect(within(grid).getAllByText('👋🏾')[0]).toBeInTheDocument();
    screen.getByRole('button', { name: /^Tono de piel/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Oscuro medio', checked: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(changeTone).toHaveBeenCalledWith('dark'));
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => {}) } };

/** Offers to try again; the typed text is preserved. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible(), { timeout: 20_000 });
  },
};

export const EmptySearch: Story = {
  play: async () => {
    await findGrid();
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  },
};

/** Opened, searched and chosen by keyboard; focus returns. */
export const Interaction: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    choose.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Agregar emoji' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const grid = await findGrid();
    await userEvent.keyboard('manzana');
    await waitFor(() => expect(within(grid).getByRole('gridcell', { name: 'manzana roja' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { recent: ['👍', '🎉', '❤️'] },
  play: async () => void (await findGrid()),
};

/** A long name is cut at the foot; screen readers read all of it. */
export const LongText: Story = {
  args: {
    load: async () => [
      {
        category: 'people',
        emoji: [{ emoji: ':)', name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(3) }],
      },
    ],
  },
  play: async () => {
    await findGrid();
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** The panel alone, as part of a page. */
export const Panel: Story = {
  render: (args) => (
    <Inline gap="l" align="start">
      <Text>Elige un emoji para la insignia.</Text>
      <EmojiPanel onEmojiSelect={args.onEmojiSelect} />
    </Inline>
  ),
  play: async () => void (await findGrid()),
};
