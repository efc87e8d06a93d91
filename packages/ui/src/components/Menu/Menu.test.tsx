import { Button, Menu, UiRoot, type MenuItem } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const show = ({
  items,
  locale = 'en',
  navigate,
}: { items?: MenuItem[]; locale?: string; navigate?: () => void } = {}) => {
  const chosen = vi.fn<(id: string, focused: string | null) => void>();
  const action = (id: string, label: string, rest = {}) => ({
    id,
    label,
    onSelect: () => chosen(id, document.activeElement?.textContent ?? null),
    ...rest,
  });
  const defaultItems: MenuItem[] = [
    action('edit', 'Edit'),
    action('archive', 'Árchive', { disabled: true }),
    action('duplicate', 'Duplicate'),
    'separator',
    action('delete', 'Delete', { tone: 'critical' }),
  ];
  render(
    <UiRoot locale={locale} messages={locale === 'ar' ? ar : en} navigate={navigate}>
      <button type="button">Before</button>
      <Menu label="Post" trigger={<Button>Actions</Button>} items={items ?? defaultItems} />
      <button type="button">After</button>
    </UiRoot>,
  );
  return { user: userEvent.setup(), chosen, trigger: screen.getByRole('button', { name: 'Actions' }) };
};

const focused = () => document.activeElement?.textContent;

/* The first menu loads the code of the list; later ones have it at once. */
beforeAll(async () => {
  render(
    <UiRoot locale="en" messages={en}>
      <Menu
        defaultOpen
        label="Post"
        trigger={<Button>Actions</Button>}
        items={[{ id: 'edit', label: 'Edit' }]}
      />
    </UiRoot>,
  );
  await screen.findByRole('menu');
  cleanup();
});

describe('Menu', () => {
  it('is rendered only while open, and sets aria-expanded on its trigger', async () => {
    const { user, trigger } = show();
    expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(trigger).toHaveAttribute('aria-controls', screen.getByRole('menu', { name: 'Post' }).id);
    expect(screen.getAllByRole('menuitem')).toHaveLength(4);
    expect(screen.getByRole('separator')).toBeInTheDocument();
    await user.click(trigger);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it.each([
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
  ])('opens with the key %j at %s', async (key, first) => {
    const { user, trigger } = show();
    trigger.focus();
    await user.keyboard(key);
    expect(focused()).toBe(first);
  });

  it.each(['en', 'ar'])('moves with arrow keys, Home and End, and wraps around (%s)', async (locale) => {
    const { user, trigger } = show({ locale });
    trigger.focus();
    await user.keyboard('{ArrowDown}');
    const path: (string | null | undefined)[] = [];
    for (const key of [
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowUp}',
      '{Home}',
      '{End}',
    ]) {
      await user.keyboard(key);
      path.push(focused());
    }
    expect(path).toEqual(['Árchive', 'Duplicate', 'Delete', 'Edit', 'Delete', 'Edit', 'Delete']);
  });

  it('moves to the typed item, ignoring accents, and cycles on a repeated character', async () => {
    const { user, trigger } = show();
    await user.click(trigger);
    await user.keyboard('a');
    expect(focused()).toBe('Árchive');
    await user.keyboard('{Home}');
    await user.keyboard('{Escape}');
    await user.click(trigger);
    await user.keyboard('de');
    expect(focused()).toBe('Delete');
    await user.keyboard('{Escape}');
    await user.click(trigger);
    await user.keyboard('d');
    expect(focused()).toBe('Duplicate');
    await user.keyboard('d');
    expect(focused()).toBe('Delete');
    await user.keyboard('d');
    expect(focused()).toBe('Duplicate');
  });

  it.each(['{Enter}', ' '])('closes on %j and returns focus before the action runs', async (key) => {
    const { user, chosen, trigger } = show();
    trigger.focus();
    await user.keyboard('{ArrowUp}');
    await user.keyboard(key);
    expect(chosen).toHaveBeenCalledExactlyOnceWith('delete', 'Actions');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('stays open and runs nothing on a disabled item', async () => {
    const { user, chosen, trigger } = show();
    await user.click(trigger);
    const archive = screen.getByRole('menuitem', { name: 'Árchive' });
    expect(archive).toHaveAttribute('aria-disabled', 'true');
    await user.click(archive);
    await user.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('closes on Escape and returns focus, on Tab and moves focus on, and on an outside click', async () => {
    const { user, trigger } = show();
    await user.click(trigger);
    await user.keyboard('{Escape}');
    expect(trigger).toHaveFocus();
    await user.click(trigger);
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(trigger);
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'Before' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it.each(['Escape', 'Tab'])('closes on %s while its list still loads', (key) => {
    const { trigger } = show();
    fireEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(trigger, { key });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('moves focus with the pointer', async () => {
    const { user, trigger } = show();
    await user.click(trigger);
    await user.hover(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(focused()).toBe('Duplicate');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Delete');
  });

  it('navigates to links through the router', async () => {
    const navigate = vi.fn();
    const { user, trigger } = show({
      navigate,
      items: [{ id: 'me', label: 'Profile', href: '/app/profile' }],
    });
    await user.click(trigger);
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/app/profile');
    await user.keyboard(' ');
    expect(navigate).toHaveBeenCalledWith('/app/profile', expect.anything());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens at the chosen item', async () => {
    const { user, trigger } = show({
      items: [
        { id: 'en', label: 'English', checked: false },
        { id: 'es', label: 'Español', checked: true, lang: 'es' },
      ],
    });
    await user.click(trigger);
    expect(screen.getByRole('menuitemradio', { name: 'Español', checked: true })).toHaveFocus();
    expect(screen.getByRole('menuitemradio', { name: 'Español' })).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('menuitemradio', { name: 'English', checked: false })).toBeInTheDocument();
  });
});

describe('a row of a menu', () => {
  const signs = (): MenuItem[] => [
    {
      id: 'signs',
      label: 'Reactions',
      row: [
        { id: 'a', label: '👍', checked: true },
        { id: 'b', label: '🎉', checked: false },
        { id: 'c', label: 'More', icon: 'plus' },
      ],
    },
    'separator',
    { id: 'reply', label: 'Reply' },
  ];

  it('is a named group of items, any number of which are checked', async () => {
    const { user, trigger } = show({ items: signs() });
    await user.click(trigger);
    expect(screen.getByRole('group', { name: 'Reactions' })).toBeInTheDocument();
    expect(screen.getByRole('menuitemcheckbox', { name: '👍', checked: true })).toHaveFocus();
    expect(screen.getByRole('menuitemcheckbox', { name: '🎉', checked: false })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'More' })).toBeInTheDocument();
  });

  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}'],
    ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ])(
    'moves inside the row with horizontal arrows, and leaves it with vertical ones (%s)',
    async (locale, on, back) => {
      const { user, trigger } = show({ items: signs(), locale });
      await user.click(trigger);
      const path: (string | null | undefined)[] = [];
      for (const key of [on, on, on, back, '{ArrowDown}', on, '{ArrowUp}', '{ArrowUp}', '{ArrowDown}']) {
        await user.keyboard(key);
        path.push(focused());
      }
      expect(path).toEqual(['🎉', 'More', '👍', 'More', 'Reply', 'Reply', '👍', 'Reply', '👍']);
    },
  );
});

it('keeps the handlers and the ref of its trigger, and follows the controlled state', async () => {
  const user = userEvent.setup();
  const pressed = vi.fn();
  const opened = vi.fn();
  const ref = { current: null as HTMLButtonElement | null };
  render(
    <UiRoot locale="en" messages={en}>
      <Menu
        label="Post"
        open={false}
        onOpenChange={opened}
        trigger={
          <Button ref={ref} onClick={pressed}>
            Actions
          </Button>
        }
        items={[{ id: 'edit', label: 'Edit' }]}
      />
    </UiRoot>,
  );
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button'));
  expect(pressed).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
