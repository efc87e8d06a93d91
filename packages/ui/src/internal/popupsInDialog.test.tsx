import { Button, Dialog, Menu, Popover, Select, Tooltip, UiRoot } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as en } from '@school/ui/messages/en';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/* What jsdom lacks of a browser. */
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
});

const chosen = vi.fn<() => void>();
beforeEach(() => void chosen.mockClear());

/** A popup of the kit: how it opens, what then can be chosen in it. */
interface Popup {
  name: string;
  element: ReactElement;
  getTrigger: () => HTMLElement;
  inside: () => Promise<HTMLElement>;
}
const popups: Popup[] = [
  {
    name: 'Select',
    element: (
      <Select label="Role" options={[{ value: 'a', label: 'Teacher' }]} onValueChange={() => chosen()} />
    ),
    getTrigger: () => screen.getByRole('combobox', { name: 'Role' }),
    inside: () => screen.findByRole('option', { name: 'Teacher' }),
  },
  {
    name: 'Menu',
    element: (
      <Menu
        label="Post"
        trigger={<Button>Actions</Button>}
        items={[{ id: 'pin', label: 'Pin', onSelect: () => chosen() }]}
      />
    ),
    getTrigger: () => screen.getByRole('button', { name: 'Actions' }),
    inside: () => screen.findByRole('menuitem', { name: 'Pin' }),
  },
  {
    name: 'Popover',
    element: (
      <Popover title="Filter" trigger={<Button>Filter</Button>}>
        <button type="button" onClick={() => chosen()}>
          Apply
        </button>
      </Popover>
    ),
    getTrigger: () => screen.getByRole('button', { name: 'Filter' }),
    inside: () => screen.findByRole('button', { name: 'Apply' }),
  },
];

const dialogs = () => screen.queryAllByRole('dialog', { name: 'Edit', hidden: true });
const open = (element: ReactElement, locale = 'en') => {
  /* Radix takes presses from the page by a style; ours gives them back by a class, and jsdom has no style sheets. */
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const closed = vi.fn<(open: boolean) => void>();
  render(
    <UiRoot locale={locale} messages={locale === 'ar' ? ar : en}>
      <p>Behind</p>
      <Dialog defaultOpen title="Edit" onOpenChange={closed}>
        {element}
      </Dialog>
    </UiRoot>,
  );
  return { user, closed };
};

describe.each(popups)('$name in a Dialog', ({ element, getTrigger, inside }) => {
  it.each(['en', 'ar'])('closes on the first Escape, the dialog on the second (%s)', async (locale) => {
    const { user, closed } = open(element, locale);
    act(() => getTrigger().focus());
    await user.keyboard('{Enter}');
    const part = await inside();
    await waitFor(() => expect(part).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(part).not.toBeInTheDocument());
    expect(dialogs()).toHaveLength(1);
    expect(closed).not.toHaveBeenCalled();
    await waitFor(() => expect(getTrigger()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledExactlyOnceWith(false);
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  });

  it.each([
    ['mouse', '[MouseLeft]'],
    ['touch', '[TouchA]'],
  ])('by %s: selects the pressed option and keeps the dialog open', async (_, keys) => {
    const { user, closed } = open(element);
    await user.pointer({ keys, target: getTrigger() });
    await user.pointer({ keys, target: await inside() });
    await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
    expect(dialogs()).toHaveLength(1);
    expect(closed).not.toHaveBeenCalled();
  });

  it('opens in a nested dialog: each Escape closes one', async () => {
    const { user, closed } = open(
      <Dialog title="Inner" trigger={<button type="button">More</button>}>
        {element}
      </Dialog>,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(getTrigger());
    const part = await inside();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(part).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Inner' })).toBeVisible();
    await waitFor(() => expect(getTrigger()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument());
    expect(closed).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  });
});

describe('Tooltip in a Dialog', () => {
  it('closes on the first Escape, by keyboard and under the pointer', async () => {
    const { user, closed } = open(
      <Tooltip content="Sends a link">
        <button type="button">Send</button>
      </Tooltip>,
    );
    const send = screen.getByRole('button', { name: 'Send' });
    await user.hover(send);
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.tab();
    await user.tab();
    expect(send).toHaveFocus();
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledExactlyOnceWith(false);
  });
});

it('makes the page behind inert while a dialog is open', async () => {
  const { user } = open(
    <>
      <Dialog title="Inner" trigger={<button type="button">More</button>} />
      {popups[0]!.element}
    </>,
  );
  const behind = () => screen.getByText('Behind').closest('[inert]');
  expect(behind()).not.toBeNull();
  await user.click(popups[0]!.getTrigger());
  await popups[0]!.inside();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect(behind()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(dialogs()[0]!.closest('[inert]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument());
  expect(dialogs()[0]!.closest('[inert]')).toBeNull();
  expect(behind()).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(behind()).toBeNull());
});
