import { Button, Dialog, Menu, Popover, Select, UiRoot, type PopoverProps } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/* What jsdom lacks of a browser. */
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
});

const page = (children: ReactNode, locale = 'en') => (
  <UiRoot locale={locale} messages={locale === 'ar' ? ar : en}>
    <button type="button">Before</button>
    {children}
    <button type="button">After</button>
  </UiRoot>
);
const popover = (props: Partial<PopoverProps> = {}) => (
  <Popover title="Filter the news" trigger={<Button>Filter</Button>} {...props}>
    {props.children ?? (
      <>
        <input aria-label="Words" />
        <input aria-label="Course" />
      </>
    )}
  </Popover>
);
const show = (props?: Partial<PopoverProps>, locale?: string) => {
  render(page(popover(props), locale));
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Filter' }) };
};
const panel = () => screen.queryByRole('dialog', { name: 'Filter the news' });

describe('Popover', () => {
  it('is rendered only while open, and sets aria-expanded on its trigger', async () => {
    const { user, trigger } = show();
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(panel()).not.toBeInTheDocument();
    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(trigger).toHaveAttribute('aria-controls', panel()!.id);
    expect(screen.getByRole('heading', { level: 2, name: 'Filter the news' })).toBeVisible();
    await user.click(trigger);
    expect(panel()).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])('opens with %j, focuses its first control, and is not modal', async (key) => {
    const { user, trigger } = show();
    trigger.focus();
    await user.keyboard(key);
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveFocus();
    expect(panel()).not.toHaveAttribute('aria-modal');
    expect(screen.getByRole('button', { name: 'After' })).toBeVisible();
  });

  it('focuses the panel when it contains only text', async () => {
    const { user, trigger } = show({ children: 'Read by 312 of 480' });
    await user.click(trigger);
    expect(panel()).toHaveFocus();
  });

  it.each(['en', 'ar'])(
    'closes on Escape and returns focus, and on Tab at its end and moves focus on (%s)',
    async (locale) => {
      const { user, trigger } = show({}, locale);
      await user.click(trigger);
      await user.keyboard('{Escape}');
      expect(panel()).not.toBeInTheDocument();
      expect(trigger).toHaveFocus();
      await user.click(trigger);
      await user.tab();
      expect(screen.getByRole('textbox', { name: 'Course' })).toHaveFocus();
      await user.tab();
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
      await waitFor(() => expect(panel()).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    },
  );

  it('closes with its close button and returns focus, and on an outside click keeps focus there', async () => {
    const { user, trigger } = show();
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(trigger).toHaveFocus();
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'Before' }));
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('opens and closes by touch', async () => {
    const { user, trigger } = show();
    await user.pointer([{ keys: '[TouchA]', target: trigger }]);
    expect(panel()).toBeVisible();
    await user.pointer([{ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Before' }) }]);
    expect(panel()).not.toBeInTheDocument();
  });

  it('returns focus when a button inside closes it', async () => {
    const user = userEvent.setup();
    const ControlledPopover = () => {
      const [open, setOpen] = useState(false);
      return popover({
        open,
        onOpenChange: setOpen,
        footer: <Button onClick={() => setOpen(false)}>Apply</Button>,
      });
    };
    render(page(<ControlledPopover />));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('shows the controlled state and calls onOpenChange', async () => {
    const opened = vi.fn<(open: boolean) => void>();
    const { user, trigger } = show({ open: false, onOpenChange: opened });
    await user.click(trigger);
    expect(opened).toHaveBeenCalledExactlyOnceWith(true);
    expect(panel()).not.toBeInTheDocument();
  });

  it('ignores Escape during IME composition', async () => {
    const { user, trigger } = show();
    await user.click(trigger);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Words' }), { key: 'Escape', isComposing: true });
    expect(panel()).toBeVisible();
  });

  it('closes a popup inside first', async () => {
    const { user, trigger } = show({
      children: (
        <>
          <Select label="Role" options={[{ value: 'a', label: 'Teacher' }]} />
          <Menu label="More" trigger={<Button>More</Button>} items={[{ id: 'x', label: 'Reset' }]} />
        </>
      ),
    });
    await user.click(trigger);
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await screen.findByRole('option', { name: 'Teacher' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    expect(panel()).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Teacher' }));
    expect(panel()).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(panel()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
  });

  it('stays open while a dialog that was opened in it is closed', async () => {
    const { user, trigger } = show({
      children: <Dialog title="New group" trigger={<button type="button">New group</button>} />,
    });
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'New group' }));
    expect(await screen.findByRole('dialog', { name: 'New group' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New group' })).not.toBeInTheDocument());
    expect(panel()).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'New group' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('renders on a server, open or closed', () => {
    expect(renderToString(page(popover({ defaultOpen: true })))).toContain('Filter the news');
    expect(renderToString(page(popover()))).not.toContain('Filter the news');
  });
});
