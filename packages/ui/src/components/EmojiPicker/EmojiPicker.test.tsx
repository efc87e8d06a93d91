import { EmojiPicker, IconButton, UiRoot, type EmojiGroup, type EmojiPickerProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { messages as es } from '@school/ui/messages/es';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';

const words = { ar, en, es };
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ emoji: `${prefix}${at}`, name: `${prefix} ${at}` }));
/* Sixty of the first category and three of another: jsdom is slow with the names of two thousand cells. */
const groups: EmojiGroup[] = [
  {
    category: 'people',
    emoji: [
      { emoji: '😀', name: 'grinning face', keywords: ['happy'] },
      { emoji: '👋', name: 'waving hand', toneTemplate: '👋+' },
      ...numbered('face', 58),
    ],
  },
  {
    category: 'food',
    emoji: [
      { emoji: '🍇', name: 'grapes', keywords: ['fruit'] },
      { emoji: '🍏', name: 'manzana verde' },
      { emoji: '🥑', name: 'Palta', keywords: ['árbol'] },
    ],
  },
];
const load = async () => groups;
const onEmojiSelect = vi.fn<(emoji: string) => void>();

const show = (props: Partial<EmojiPickerProps> = {}, locale: keyof typeof words = 'en') => {
  onEmojiSelect.mockClear();
  render(
    <UiRoot locale={locale} messages={words[locale]}>
      <EmojiPicker
        trigger={<IconButton icon="smile" label="Add emoji" />}
        onEmojiSelect={onEmojiSelect}
        load={load}
        {...props}
      />
    </UiRoot>,
  );
  return userEvent.setup();
};
const trigger = () => screen.getByRole('button', { name: 'Add emoji' });
const panel = () => screen.queryByRole('dialog');
const search = () => screen.getByRole('searchbox');
const cell = (name: string) => screen.getAllByRole('gridcell', { name })[0]!;
const open = async (props?: Partial<EmojiPickerProps>, locale?: keyof typeof words) => {
  const user = show(props, locale);
  await user.click(trigger());
  await screen.findByRole('grid');
  return user;
};

describe('EmojiPicker', () => {
  it('opens a dialog with focus in the search, and the emoji in categories', async () => {
    await open();
    expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('dialog', { name: 'Emoji' })).toBeVisible();
    expect(search()).toHaveFocus();
    const food = await screen.findByRole('rowgroup', { name: 'Food and drink' });
    expect(within(food).getByRole('gridcell', { name: 'grapes' })).toHaveTextContent('🍇');
    expect(screen.getAllByRole('gridcell')).toHaveLength(63);
  });

  it('chooses by a press, closes and returns focus', async () => {
    const user = await open();
    await user.click(cell('grinning face'));
    expect(onEmojiSelect).toHaveBeenCalledExactlyOnceWith('😀');
    expect(panel()).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('closes once by Escape and returns focus to the given field, and when focus goes elsewhere', async () => {
    const field = createRef<HTMLTextAreaElement>();
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <UiRoot locale="en" messages={en}>
        <textarea ref={field} aria-label="Message" />
        <EmojiPicker
          trigger={<button type="button">Open</button>}
          anchor={field}
          returnFocus={field}
          onOpenChange={onOpenChange}
          onEmojiSelect={onEmojiSelect}
          load={load}
        />
        <button type="button">Send</button>
      </UiRoot>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('grid');
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(field.current).toHaveFocus();
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(panel()).not.toBeInTheDocument();
    expect(onOpenChange).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['en', 'right', '{ArrowRight}', '{ArrowLeft}'],
    ['ar', 'left', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)(
    'moves by arrow keys in the reading direction (%s: forward is %s)',
    async (locale, _, on, back) => {
      const user = await open({}, locale);
      await user.keyboard('{ArrowDown}');
      const cells = screen.getAllByRole('gridcell');
      expect(cells[0]).toHaveFocus();
      await user.keyboard(on + on);
      expect(cells[2]).toHaveFocus();
      await user.keyboard(back);
      expect(cells[1]).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      expect(cells[8]).toHaveFocus();
      await user.keyboard('{Home}');
      expect(cells[7]).toHaveFocus();
      await user.keyboard('{End}');
      expect(cells[13]).toHaveFocus();
      await user.keyboard('{PageDown}');
      expect(cells[55]).toHaveFocus();
      await user.keyboard('{PageUp}');
      expect(cells[13]).toHaveFocus();
      await user.keyboard('{Control>}{End}{/Control}');
      expect(screen.getAllByRole('gridcell').at(-1)).toHaveFocus();
      await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
      expect(search()).toHaveFocus();
    },
  );

  it('has one tab stop in the grid, where focus was last', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Shift>}{Tab}{/Shift}');
    expect(screen.getByRole('button', { name: 'Smileys and people' })).toHaveFocus();
    await user.tab();
    expect(screen.getAllByRole('gridcell')[2]).toHaveFocus();
  });

  it('jumps to a category', async () => {
    const user = await open();
    await screen.findByRole('rowgroup', { name: 'Food and drink' });
    const toolbar = screen.getByRole('toolbar', { name: 'Categories' });
    await user.click(within(toolbar).getByRole('button', { name: 'Food and drink' }));
    expect(cell('grapes')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onEmojiSelect).toHaveBeenCalledExactlyOnceWith('🍇');
  });

  it('finds by name and keyword without accents, and chooses the first result by Enter', async () => {
    const user = await open({}, 'es');
    await user.keyboard('VÉRDE');
    expect(screen.getByRole('status')).toHaveTextContent('1 emoji encontrado');
    expect(screen.getByRole('gridcell', { name: 'manzana verde' })).toBeVisible();
    await user.clear(search());
    await user.type(search(), 'arbol{Enter}');
    expect(onEmojiSelect).toHaveBeenCalledExactlyOnceWith('🥑');
  });

  it('announces that nothing was found', async () => {
    const user = await open();
    await user.keyboard('zzzz{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(en.emojiPicker.empty);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(onEmojiSelect).not.toHaveBeenCalled();
    expect(panel()).toBeVisible();
  });

  it('takes what is typed in the grid to the search', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{ArrowDown}grapes');
    expect(search()).toHaveValue('grapes');
    await user.keyboard('{ArrowDown}');
    expect(cell('grapes')).toHaveFocus();
  });

  it('chooses nothing while an input method composes', async () => {
    const user = await open();
    await user.keyboard('grapes');
    fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(search(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(search(), { key: 'Escape', isComposing: true });
    expect(onEmojiSelect).not.toHaveBeenCalled();
    expect(panel()).toBeVisible();
  });

  it('does not send a form around it', async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <UiRoot locale="en" messages={en}>
        <form onSubmit={onSubmit}>
          <EmojiPicker
            trigger={<button type="button">Open</button>}
            onEmojiSelect={onEmojiSelect}
            load={load}
          />
        </form>
      </UiRoot>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('grid');
    await user.keyboard('{Enter}grapes{Enter}');
    expect(onEmojiSelect).toHaveBeenLastCalledWith('🍇');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('what was chosen before', () => {
  it('is shown first, and given to the page after a choice', async () => {
    const onRecentChange = vi.fn<(recent: readonly string[]) => void>();
    const user = await open({ recent: ['🍇', '😀', 'unknown'], onRecentChange });
    const recent = within(screen.getByRole('rowgroup', { name: 'Recently used' }));
    expect(recent.getAllByRole('gridcell').map((one) => one.textContent)).toEqual(['🍇', '😀']);
    await user.click(recent.getByText('😀'));
    expect(onRecentChange).toHaveBeenCalledExactlyOnceWith(['😀', '🍇', 'unknown']);
  });

  it('is remembered while the page keeps nothing, at most two rows of it', async () => {
    const user = await open();
    for (let at = 0; at < 15; at += 1) {
      await user.click(
        within(screen.getByRole('rowgroup', { name: 'Smileys and people' })).getAllByRole('gridcell')[at]!,
      );
      await user.click(trigger());
      await screen.findByRole('rowgroup', { name: 'Recently used' });
    }
    const recent = screen.getByRole('rowgroup', { name: 'Recently used' });
    expect(within(recent).getAllByRole('gridcell')).toHaveLength(14);
  });
});

describe('skin tones', () => {
  it('are chosen for all emoji at once, by keyboard', async () => {
    const onSkinToneChange = vi.fn<(tone: string) => void>();
    const user = await open({ onSkinToneChange });
    const button = screen.getByRole('button', { name: 'Skin tone: Default' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitemradio', { name: 'Default', checked: true })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(onSkinToneChange).toHaveBeenCalledExactlyOnceWith('medium');
    expect(screen.getByRole('button', { name: 'Skin tone: Medium' })).toHaveFocus();
    await user.click(cell('waving hand'));
    expect(onEmojiSelect).toHaveBeenCalledExactlyOnceWith('👋🏽');
  });
});

describe('emoji of the page', () => {
  const smile: EmojiGroup[] = [
    { category: 'people', emoji: [{ emoji: ':)', name: 'smile', keywords: ['happy'] }] },
  ];

  it('are loaded by the page, and without a skin tone if none has any', async () => {
    const loadSmile = vi.fn<(locale: string) => Promise<EmojiGroup[]>>(async () => smile);
    const user = await open({ load: loadSmile }, 'es');
    expect(loadSmile).toHaveBeenCalledExactlyOnceWith('es');
    expect(screen.queryByRole('button', { name: /Tono de piel/ })).not.toBeInTheDocument();
    await user.keyboard('happy{Enter}');
    expect(onEmojiSelect).toHaveBeenCalledExactlyOnceWith(':)');
  });

  it('are loaded again after a failure; what was typed stays', async () => {
    const answers = [Promise.withResolvers<EmojiGroup[]>(), Promise.withResolvers<EmojiGroup[]>()];
    const waiting = [...answers];
    const loadLater = () => waiting.shift()!.promise;
    const user = show({ load: loadLater });
    await user.click(trigger());
    expect(screen.getByRole('status', { name: 'Loading emoji' })).toBeVisible();
    await user.keyboard('smi');
    answers[0]!.reject(new Error('offline'));
    expect(await screen.findByRole('alert')).toHaveTextContent(en.emojiPicker.failed);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(search()).toHaveFocus();
    answers[1]!.resolve(smile);
    expect(await screen.findByRole('gridcell', { name: 'smile' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(onEmojiSelect).toHaveBeenCalledExactlyOnceWith(':)');
  });

  it('are all of Unicode’s, with names in the user’s language, if the page has none', async () => {
    const user = await open({ load: undefined }, 'ar');
    await user.keyboard('تفاح أحمر');
    expect(await screen.findByRole('gridcell', { name: 'تفاح أحمر' })).toHaveTextContent('🍎');
    await user.keyboard('{Enter}');
    expect(onEmojiSelect).toHaveBeenCalledExactlyOnceWith('🍎');
  });
});
